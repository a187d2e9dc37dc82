import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { useRowCount } from '@site/src/components/useRowCount';
import { lastResult } from '../core/grading/lastResult';
import type { RowMarks } from '../core/grading/rowMarks';
import type { LabBlock } from '../core/labBlock';
import { Caption } from '../SqlLab/Caption';
import { Outcomes } from '../SqlLab/Outcomes';
import { ResultTable } from '../ResultTable';
import { SYSTEM_NAMES } from '../systemNames';
import type { SqlRun } from '../useSqlRun';
import type { Compared } from './compareWithExpected';
import styles from './styles.module.css';

/** Two tables of up to so many columns have room beside each other. */
const NARROW = 4;

interface Props {
  run: SqlRun;
  block: LabBlock;
  /** Id of the element that shows the answer. */
  answerId: string;
  isBusy: boolean;
  /** Whether the answer was run to be judged: then a few rows are enough. */
  isJudged: boolean;
  compared: Compared | undefined;
  onConsent: () => void;
}

/** What the answer returns; if it is wrong, beside what is expected. */
export function Comparison({ run, block, answerId, isBusy, isJudged, compared, onConsent }: Props): ReactNode {
  const isBeside = compared && compared.expected.columns.length <= NARROW;
  const answer = run.execution && lastResult(run.execution);
  return (
    <div className={clsx(isBeside && styles.beside)}>
      <div className={styles.side}>
        <div className={styles.caption} role="status">
          {run.phase === 'idle' ? null : isJudged && run.phase === 'done' && run.execution?.ok ? (
            <Returned run={run} />
          ) : (
            <Caption run={run} block={block} onConsent={onConsent} />
          )}
        </div>
        <div id={answerId} aria-busy={isBusy}>
          {run.execution && (
            <Outcomes
              run={run}
              block={block}
              odd={compared?.odd}
              meaning={<Meaning odd={answer && compared?.odd.get(answer)} isMine />}
              isPreview={isJudged}
            />
          )}
        </div>
      </div>
      {compared && <Expected compared={compared} />}
    </div>
  );
}

function Returned({ run }: { run: SqlRun }): ReactNode {
  const rowCount = useRowCount();
  const elapsed = run.execution?.elapsedMs ?? 0;
  const number = useNumberFormat(elapsed < 10 ? 1 : 0);
  const result = run.execution && lastResult(run.execution);
  const values = { engine: SYSTEM_NAMES[run.engine], ms: number(elapsed) };
  return result ? (
    <>
      <strong>
        <Translate id="sqlLab.Comparison.yours" description="Begins the line above the rows of a judged answer">
          Bạn trả về
        </Translate>
      </strong>{' '}
      {rowCount(result.rowCount, result.rowCountIsMinimum)} · {values.engine} {values.ms} ms
    </>
  ) : (
    <Translate id="sqlLab.Caption.done" description="Status after a run: engine and milliseconds" values={values}>
      {'Bạn vừa chạy trên {engine}: {ms} ms'}
    </Translate>
  );
}

function Expected({ compared: { expected, odd } }: { compared: Compared }): ReactNode {
  const titleId = useId();
  const rowCount = useRowCount();
  return (
    <section className={styles.side} aria-labelledby={titleId}>
      <p className={styles.caption}>
        <strong id={titleId}>
          <Translate id="sqlLab.SqlExercise.expected" description="Button: show or hide what a right answer returns">
            Kết quả cần có
          </Translate>
        </strong>{' '}
        {rowCount(expected.rowCount)}
      </p>
      <ResultTable result={expected} odd={odd.get(expected)} meaning={<Meaning odd={odd.get(expected)} />} isPreview />
    </section>
  );
}

/** What the marks in a table mean. */
export function Meaning({ odd, isMine = false }: { odd: RowMarks | undefined; isMine?: boolean }): ReactNode {
  if (odd?.values().next().value !== 'whole') {
    return (
      <Translate id="sqlLab.Comparison.cells" description="Below a result, some of whose cells are marked">
        Ô tô vàng: giá trị khác
      </Translate>
    );
  }
  return isMine ? (
    <Translate id="sqlLab.Comparison.extra" description="Below a result: what the coloured edge of a row means">
      Vạch vàng: thừa
    </Translate>
  ) : (
    <Translate id="sqlLab.Comparison.missing" description="Below a result: what the coloured edge of a row means">
      Vạch vàng: còn thiếu
    </Translate>
  );
}
