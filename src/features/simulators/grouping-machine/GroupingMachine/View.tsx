import { useMemo, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { SimulatorFrame } from '../../shared/SimulatorFrame';
import { SimulatorBoundary } from '../../shared/SimulatorFrame/SimulatorBoundary';
import { useSimulator } from '../../shared/useSimulator';
import { groupingMachine } from '../core/definition';
import { readLesson, type GroupingProperties } from '../core/lesson';
import type { GroupingInput } from '../core/types';
import { askStep } from './askStep';
import { describeStart, describeStep } from './describeStep';
import { GroupTable } from './GroupTable';
import { Inputs } from './Inputs';
import { Lens } from './Lens';
import { SelectedTable } from './SelectedTable';
import { SourceTable } from './SourceTable';
import { SqlText } from './SqlText';
import { Stages } from './Stages';
import { Summary } from './Summary';
import layout from '../../relation/layout.module.css';
import styles from './styles.module.css';

interface Props extends GroupingProperties {
  /** Key under which the URL stores the state. */
  id?: string;
}

/** Shows what each clause of a grouped query works on: rows, groups or the result. */
export function GroupingMachine({ id = 'grouping', ...properties }: Props): ReactNode {
  const written = JSON.stringify(properties);
  const lesson = useMemo(() => readLesson(JSON.parse(written) as GroupingProperties), [written]);
  if (!lesson.ok) throw new Error(`<GroupingMachine id="${id}">: ${lesson.problem}.`);
  return (
    <SimulatorBoundary id={id}>
      <Simulation id={id} lesson={lesson.value} />
    </SimulatorBoundary>
  );
}

function Simulation({ id, lesson }: { id: string; lesson: GroupingInput }): ReactNode {
  const machine = useMemo(() => groupingMachine(lesson), [lesson]);
  const sim = useSimulator(machine, id, lesson);
  const { input, trace, step, stepper } = sim;
  const shown = stepper.position;
  const parts = { input, trace, shown };
  const isGuessed = sim.score !== null;
  return (
    <SimulatorFrame
      sim={sim}
      title={translate({
        id: 'simulators.GroupingMachine.title',
        message: 'GROUP BY và HAVING, từng mệnh đề',
        description: 'Title of the grouping machine',
      })}
      inputs={<Inputs sim={sim} />}
      status={step ? describeStep(step, input, trace.result) : describeStart()}
      question={askStep(trace, shown, input)}
      results={<Summary {...parts} />}
    >
      <div className={layout.stage}>
        <Stages trace={trace} shown={shown} />
        <div className={styles.work}>
          <SqlText input={input} step={step} />
          <Lens step={step} trace={trace} input={input} />
        </div>
        <SourceTable {...parts} />
        <GroupTable {...parts} isGuessed={isGuessed} />
        <SelectedTable {...parts} isGuessed={isGuessed} />
      </div>
    </SimulatorFrame>
  );
}
