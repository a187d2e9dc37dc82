import { useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { SimulatorFrame } from '../../shared/SimulatorFrame';
import { SimulatorBoundary } from '../../shared/SimulatorFrame/SimulatorBoundary';
import { useSimulator } from '../../shared/useSimulator';
import { formatCell } from '../../relation/core/types';
import { recursiveQuery } from '../core/definition';
import { readLesson, type RecursiveProperties } from '../core/lesson';
import type { TreeLesson, TreeStep } from '../core/types';
import { askStep } from './askStep';
import { describeStart, describeStep } from './describeStep';
import { Inputs } from './Inputs';
import { FoundTable } from './FoundTable';
import { SourceTable } from './SourceTable';
import { SqlLines } from './SqlLines';
import layout from '../../relation/layout.module.css';
import styles from './styles.module.css';

interface Props extends RecursiveProperties {
  /** Key under which the URL stores the state. */
  id?: string;
}

/** WITH RECURSIVE row by row: the queue, the rows that each row leads to, and what stops a cycle. */
export function RecursiveQuery({ id = 'recursive', ...properties }: Props): ReactNode {
  const written = JSON.stringify(properties);
  const lesson = useMemo(() => readLesson(JSON.parse(written) as RecursiveProperties), [written]);
  if (!lesson.ok) throw new Error(`<RecursiveQuery id="${id}">: ${lesson.problem}.`);
  return (
    <SimulatorBoundary id={id}>
      <Simulation id={id} lesson={lesson.value} />
    </SimulatorBoundary>
  );
}

function Simulation({ id, lesson }: { id: string; lesson: TreeLesson }): ReactNode {
  const machine = useMemo(() => recursiveQuery(lesson), [lesson]);
  const sim = useSimulator(machine, id, lesson.start);
  const { input, trace, step, stepper } = sim;
  const shown = stepper.position;
  const passed = trace.steps.slice(0, shown);
  const count = passed.flatMap(addedOf).length;
  const taken = passed.filter(({ kind }) => kind === 'take').length;
  const parts = { lesson, input, trace, shown };
  return (
    <SimulatorFrame
      sim={sim}
      title={translate({
        id: 'simulators.RecursiveQuery.title',
        message: 'CTE đệ quy, từng hàng một',
        description: 'Title of the machine for recursive queries',
      })}
      inputs={<Inputs sim={sim} lesson={lesson} />}
      status={step ? describeStep(step, input, lesson, trace.result) : describeStart()}
      question={askStep(trace, shown, input, lesson)}
    >
      <div className={layout.stage}>
        <SqlLines lesson={lesson} input={input} step={step} />
        <Queue keys={trace.result.rows.slice(taken, count).map(({ key }) => formatCell(key))} />
        <div className={layout.tables}>
          <SourceTable {...parts} />
          <FoundTable {...parts} count={count} taken={taken} isGuessed={sim.score !== null} />
        </div>
      </div>
    </SimulatorFrame>
  );
}

function addedOf(step: TreeStep): readonly number[] {
  return 'found' in step ? step.found.flatMap(({ result }) => (result === null ? [] : [result])) : [];
}

/** The waiting rows, the next one first. */
function Queue({ keys }: { keys: readonly string[] }): ReactNode {
  return (
    <div className={clsx(layout.lens, styles.queue)}>
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
    </div>
  );
}
