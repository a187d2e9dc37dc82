import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { RelationRow } from '../../relation/RelationTable';
import { SqlText } from '../../relation/SqlText';
import { ResultTable } from '../../relation/ResultTable';
import { valueOf } from '../../shared/core/valueOf';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { correlatedSubquery } from '../core/definition';
import { readLesson, type SubqueryProperties } from '../core/lesson';
import { queryLines, type QueryPart } from '../core/queryLines';
import type { SubqueryInput, SubqueryLesson, SubqueryStep, SubqueryTrace } from '../core/types';
import { askStep } from './askStep';
import { describeStart, describeStep } from './describeStep';
import { Inputs, ModeField } from './Inputs';
import { AnswerLens } from './AnswerLens';
import { namesOf } from './names';
import { InnerTable, OuterTable } from './SourceTables';
import { Summary } from './Summary';
import layout from '../../relation/layout.module.css';
import styles from './styles.module.css';

/** Shows what a subquery in WHERE means: for each outer row the inner query answers, then the condition decides. */
export const CorrelatedSubquery = simulator(
  'CorrelatedSubquery',
  'subquery',
  (properties: SubqueryProperties) => {
    const lesson = valueOf(readLesson(properties));
    return { definition: correlatedSubquery(lesson), input: lesson.start, lesson };
  },
  useParts,
);

/** The part of the query that each step runs. */
const PARTS: Record<SubqueryStep['kind'], QueryPart> = { start: 'walk', ask: 'ask', decide: 'decide' };

function useParts(
  sim: SimulatorOf<ReturnType<typeof correlatedSubquery>>,
  { lesson }: { lesson: SubqueryLesson },
): SimulatorParts {
  const { input, trace, step, stepper } = sim;
  const names = namesOf(input, lesson);
  const shown = stepper.position;
  const parts = { input, names, trace, shown };
  return {
    title: translate({
      id: 'simulators.CorrelatedSubquery.title',
      message: 'Truy vấn con, từng hàng bên ngoài',
      description: 'Title of the correlated subquery machine',
    }),
    choices: <ModeField sim={sim} />,
    inputs: <Inputs sim={sim} lesson={lesson} />,
    status: step ? describeStep(step, names, input) : describeStart(names),
    question: askStep(trace, shown, input, names),
    results: (
      <>
        <KeptTable input={input} trace={trace} shown={shown} isGuessed={sim.score !== null} />
        <Summary {...parts} />
      </>
    ),
    figure: (
      <div className={clsx(layout.stage, styles.stage)}>
        <div className={layout.tables}>
          <OuterTable {...parts} />
          <InnerTable {...parts} />
        </div>
        <div className={styles.work}>
          <SqlText
            lines={queryLines(input, lesson.aliases)}
            isAtWork={({ part }) => part === (step && PARTS[step.kind])}
          />
          <AnswerLens step={step} trace={trace} input={input} lesson={lesson} names={names} />
        </div>
      </div>
    ),
  };
}

interface KeptProps {
  input: SubqueryInput;
  trace: SubqueryTrace;
  shown: number;
  isGuessed: boolean;
}

/** The rows of the result so far. */
function KeptTable({ input: { outer }, trace: { steps, result }, shown, isGuessed }: KeptProps): ReactNode {
  const step = steps[shown - 1];
  const made = steps.slice(0, shown).filter((each) => each.kind === 'decide' && each.result !== null).length;
  const rows = result.rows.map((row, index): RelationRow => ({
    cells: outer.rows[row] ?? [],
    state: step?.kind === 'decide' && step.result === index ? 'now' : undefined,
  }));
  return (
    <ResultTable
      columns={outer.columns}
      rows={rows}
      made={made}
      isGuessed={isGuessed}
      isComplete={shown === steps.length}
      at={shown}
    />
  );
}
