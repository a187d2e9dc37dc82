import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ExercisePage, Judged as JudgedBy } from '../core/grading/exercisePage';

/** How answers to an exercise are judged, which the reader must know before writing one. */
export function Judged({ exercise: { judged, portable } }: { exercise: ExercisePage }): ReactNode {
  return (
    <>
      <span>
        <Compared judged={judged} />
      </span>
      {portable && (
        <span>
          {' · '}
          <Translate id="sqlLab.Title.portable" description="How an exercise is judged: it must run on both engines">
            Chấm trên cả hai hệ quản trị
          </Translate>
        </span>
      )}
    </>
  );
}

function Compared({ judged }: { judged: JudgedBy }): ReactNode {
  switch (judged) {
    case 'rows':
      return (
        <Translate id="sqlLab.Title.rows" description="How an exercise is judged: rows in any order">
          Thứ tự hàng tùy ý
        </Translate>
      );
    case 'orderedRows':
      return (
        <Translate id="sqlLab.Title.orderedRows" description="How an exercise is judged: rows in order">
          Xét cả thứ tự hàng
        </Translate>
      );
    case 'tables':
      return (
        <Translate id="sqlLab.Title.tables" description="How an exercise is judged: by the tables afterwards">
          Xét mọi bảng sau khi chạy
        </Translate>
      );
  }
}
