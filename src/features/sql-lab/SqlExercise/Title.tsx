import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ExerciseMark } from '@site/src/features/progress/ExerciseMark';
import type { ExercisePage, Judged } from '../core/grading/exercisePage';
import styles from './styles.module.css';

interface Props {
  id: string;
  exercise: ExercisePage;
  solvedAt?: string | undefined;
  isShown: boolean;
}

/** The number of the exercise, how it is judged, and the reader's progress. */
export function Title({ id, exercise: { number, judged, portable }, solvedAt, isShown }: Props): ReactNode {
  return (
    <p className={styles.title}>
      <span id={id}>
        <Translate id="sqlLab.Title.number" description="Title of an exercise" values={{ number }}>
          {'Bài tập {number}'}
        </Translate>
      </span>
      <span className={styles.judged}>
        <JudgedBy judged={judged} />
        {portable && (
          <>
            {' · '}
            <Translate id="sqlLab.Title.portable" description="How an exercise is judged: it must run on both engines">
              Chấm trên cả hai hệ quản trị
            </Translate>
          </>
        )}
      </span>
      <ExerciseMark solvedAt={solvedAt} isShown={isShown} />
    </p>
  );
}

function JudgedBy({ judged }: { judged: Judged }): ReactNode {
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
