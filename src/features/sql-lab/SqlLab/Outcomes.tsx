import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { LabNote } from '../../lab-kit/LabNote';
import type { EngineOutcome, LabBlock } from '../core/labBlock';
import type { RowMarks } from '../core/grading/rowMarks';
import type { DataFate, StatementResult } from '../core/types';
import { QueryPlan } from '../QueryPlan';
import { ResultList } from './ResultList';
import { SqlErrorBox } from '../SqlErrorBox';
import { SYSTEM_NAMES } from '../systemNames';
import type { SqlRun } from '../useSqlRun';
import styles from './styles.module.css';

interface Props {
  run: SqlRun;
  block: LabBlock;
  /** The rows of some results of the reader's run that the expected one does not have. */
  odd?: ReadonlyMap<StatementResult, RowMarks> | undefined;
  /** What their marks mean. */
  meaning?: ReactNode;
  /** Shows a few rows of the reader's results, until the reader asks for all. */
  isPreview?: boolean | undefined;
}

/** The answer of the reader's run, if there is one, or the answer computed at build time. */
export function Outcomes({ run, block, ...preview }: Props): ReactNode {
  if (run.execution) {
    const { results } = run.execution;
    const error = run.execution.ok ? undefined : run.execution.error;
    const outcome = { engine: run.engine, results, error, plan: run.plan };
    return <Outcome outcome={outcome} text={run.text ?? ''} isNew {...preview} />;
  }
  if (block.varies) {
    return (
      <LabNote>
        <Translate id="sqlLab.Outcomes.varies" description="In place of an answer that differs from run to run">
          Bấm Chạy để xem.
        </Translate>
      </LabNote>
    );
  }
  if (block.outcomes.length === 1)
    return block.outcomes.map((outcome) => <Outcome key={outcome.engine} outcome={outcome} text={block.code} />);
  return (
    <div className={styles.sideBySide}>
      {block.outcomes.map((outcome) => (
        <div key={outcome.engine} className={styles.side} role="group" aria-label={SYSTEM_NAMES[outcome.engine]}>
          <p className={styles.system}>{SYSTEM_NAMES[outcome.engine]}</p>
          <Outcome outcome={outcome} text={block.code} marked={block.marked} />
        </div>
      ))}
    </div>
  );
}

interface OutcomeProps extends Pick<Props, 'odd' | 'meaning' | 'isPreview'> {
  outcome: EngineOutcome;
  text: string;
  isNew?: boolean;
  /** Indexes of the columns whose cells are marked. */
  marked?: readonly number[] | undefined;
  /** What happened to the data, if runs share them. */
  fate?: DataFate | undefined;
}

/** The answer of one engine: plan or tables, and the error that ended the run. */
export function Outcome({ outcome, text, isNew, marked, fate, ...preview }: OutcomeProps): ReactNode {
  const { engine, results, error, plan } = outcome;
  return (
    <>
      {plan ? <QueryPlan steps={plan} /> : <ResultList results={results} isNew={isNew} marked={marked} {...preview} />}
      {error && <SqlErrorBox error={error} text={text} engine={engine} fate={fate} isNew={isNew} />}
    </>
  );
}
