import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { valueOf } from '../../shared/core/valueOf';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { Lens } from '../../relation/Lens';
import { SqlText } from '../../relation/SqlText';
import { formatCell } from '../../relation/core/types';
import { recursiveQuery } from '../core/definition';
import { readLesson, type RecursiveProperties } from '../core/lesson';
import { queryLines, type QueryPart } from '../core/queryLines';
import type { TreeInput, TreeLesson, TreeStep } from '../core/types';
import { askStep } from './askStep';
import { describeStart, describeStep } from './describeStep';
import { Inputs, OperatorField } from './Inputs';
import { FoundTable } from './FoundTable';
import { SourceTable } from './SourceTable';
import layout from '../../relation/layout.module.css';
import styles from './styles.module.css';

/** WITH RECURSIVE row by row: the queue, the rows that each row leads to, and what stops a cycle. */
export const RecursiveQuery = simulator(
  'RecursiveQuery',
  'recursive',
  (properties: RecursiveProperties) => {
    const lesson = valueOf(readLesson(properties));
    return { definition: recursiveQuery(lesson), input: lesson.start, lesson };
  },
  useParts,
);

function useParts(
  sim: SimulatorOf<ReturnType<typeof recursiveQuery>>,
  { lesson }: { lesson: TreeLesson },
): SimulatorParts {
  const { input, trace, step, stepper } = sim;
  const shown = stepper.position;
  const passed = trace.steps.slice(0, shown);
  const count = passed.flatMap(addedOf).length;
  const taken = passed.filter(({ kind }) => kind === 'take').length;
  const parts = { lesson, input, trace, shown };
  return {
    title: translate({
      id: 'simulators.RecursiveQuery.title',
      message: 'CTE đệ quy, từng hàng một',
      description: 'Title of the machine for recursive queries',
    }),
    choices: <OperatorField sim={sim} />,
    inputs: <Inputs sim={sim} lesson={lesson} />,
    status: step ? describeStep(step, input, lesson, trace.result) : describeStart(),
    question: askStep(trace, shown, input, lesson),
    figure: (
      <div className={clsx(layout.stage, styles.stage)}>
        <div className={styles.work}>
          <SqlText lines={linesOf(lesson, input)} isAtWork={({ part }) => part === (step && AT_WORK[step.kind])} />
          <Queue keys={trace.result.rows.slice(taken, count).map(({ key }) => formatCell(key))} />
        </div>
        <div className={layout.tables}>
          <SourceTable {...parts} />
          <FoundTable {...parts} count={count} taken={taken} isGuessed={sim.score !== null} />
        </div>
      </div>
    ),
  };
}

const AT_WORK: Record<TreeStep['kind'], QueryPart> = {
  anchor: 'anchor',
  take: 'recursive',
  end: 'outer',
  endless: 'recursive',
};

/** Words in capitals are SQL keywords; the names in lessons are not capitalized. */
const KEYWORDS = /\b([A-Z]+(?: [A-Z]+)*)\b/;

/** The query with its keywords in their colour. Splitting by a group keeps the matches, at odd indexes. */
function linesOf(lesson: TreeLesson, input: TreeInput) {
  return queryLines(lesson, input).map(({ part, text }) => ({
    part,
    content: text.split(KEYWORDS).map((piece, index) => (index % 2 === 1 ? <b key={index}>{piece}</b> : piece)),
  }));
}

function addedOf(step: TreeStep): readonly number[] {
  return 'found' in step ? step.found.flatMap(({ result }) => (result === null ? [] : [result])) : [];
}

/** The waiting rows, the next one first. */
function Queue({ keys }: { keys: readonly string[] }): ReactNode {
  return (
    <Lens className={styles.queue}>
      <span>
        {translate({
          id: 'simulators.RecursiveQuery.queue',
          message: 'Hàng đợi',
          description: 'Before the keys of the rows that wait',
        })}
      </span>
      {keys.length === 0 ? (
        <span className={styles.none}>∅</span>
      ) : (
        <ol>
          {keys.map((key, index) => (
            <li key={index}>{key}</li>
          ))}
        </ol>
      )}
    </Lens>
  );
}
