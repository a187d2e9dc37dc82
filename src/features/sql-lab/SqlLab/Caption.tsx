import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { GuessCaption } from '@site/src/components/GuessFirst';
import type { LabBlock } from '../core/labBlock';
import { SYSTEM_NAMES } from '../systemNames';
import type { SqlRun } from '../useSqlRun';
import { RunCaption } from './RunCaption';

interface Props {
  run: SqlRun;
  block: LabBlock;
  /** The reader's text differs from the one whose answer the page shows. */
  isChanged?: boolean;
  onConsent: () => void;
}

/** The caption of a block's answer: its origin, or the state of the reader's run. */
export function Caption({ run, block, isChanged = false, onConsent }: Props): ReactNode {
  if (run.phase !== 'idle') return <RunCaption run={run} onConsent={onConsent} />;
  if (!isChanged) return block.predict ? <GuessCaption /> : <Origin block={block} />;
  return (
    <Translate
      id="sqlLab.Caption.changed"
      description="Caption of the page's answer below a text that the reader changed"
    >
      Kết quả bên dưới là của câu lệnh ban đầu; bấm Chạy để có kết quả của câu đã sửa
    </Translate>
  );
}

/** Where the page's answer comes from. */
export function Origin({ block }: { block: LabBlock }): ReactNode {
  if (block.varies) {
    return (
      <Translate id="sqlLab.Caption.varies" description="Caption of an answer that differs from run to run">
        Mỗi lần chạy cho một kết quả khác
      </Translate>
    );
  }
  if (block.kind === 'plan') {
    return (
      <Translate id="sqlLab.Caption.plan" description="Caption of query plans that were computed at build">
        Kế hoạch thực thi
      </Translate>
    );
  }
  if (block.agreed && block.outcomes[0]?.error) {
    return (
      <Translate id="sqlLab.Caption.bothFail" description="Caption where both engines refuse the statement">
        Cả SQLite và PostgreSQL đều báo lỗi
      </Translate>
    );
  }
  if (block.agreed) {
    return (
      <Translate id="sqlLab.Caption.agreed" description="Caption of the answer that both engines gave at build">
        SQLite và PostgreSQL cho cùng kết quả
      </Translate>
    );
  }
  if (block.outcomes.length > 1) {
    return (
      <Translate id="sqlLab.Caption.differ" description="Caption of the two answers that the engines gave at build">
        Hai hệ quản trị cho kết quả khác nhau
      </Translate>
    );
  }
  return (
    <Translate
      id="sqlLab.Caption.one"
      description="Caption of the answer that one engine gave at build"
      values={{ engine: SYSTEM_NAMES[block.engines[0] ?? 'sqlite'] }}
    >
      {'Kết quả trên {engine}'}
    </Translate>
  );
}
