import { useMemo, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { SimulatorFrame } from '../../shared/SimulatorFrame';
import { SimulatorBoundary } from '../../shared/SimulatorFrame/SimulatorBoundary';
import { useSimulator } from '../../shared/useSimulator';
import { windowFrame } from '../core/definition';
import { readLesson, type WindowProperties } from '../core/lesson';
import { hasFrame } from '../core/simulate';
import type { WindowInput, WindowLesson } from '../core/types';
import { askStep } from './askStep';
import { describeStep } from './describeStep';
import { Examples } from './Examples';
import { Inputs } from './Inputs';
import { RowTable } from './RowTable';
import { WindowText } from './WindowText';
import styles from './styles.module.css';

interface Props extends WindowProperties {
  /** Key under which the URL stores the state. */
  id?: string;
}

/** Shows which rows a window function sees for each row, and what it computes from them. */
export function WindowFrame({ id = 'wf', ...properties }: Props): ReactNode {
  const written = JSON.stringify(properties);
  const lesson = useMemo(() => readLesson(JSON.parse(written) as WindowProperties), [written]);
  if (!lesson.ok) throw new Error(`<WindowFrame id="${id}">: ${lesson.problem}.`);
  return (
    <SimulatorBoundary id={id}>
      <Simulation id={id} lesson={lesson.value} />
    </SimulatorBoundary>
  );
}

function Simulation({ id, lesson: { start, columns } }: { id: string; lesson: WindowLesson }): ReactNode {
  const sim = useSimulator(windowFrame, id, start);
  const { input, trace, step, stepper } = sim;
  const format = useNumberFormat(2);
  const context = { input, columns, format };
  return (
    <SimulatorFrame
      sim={sim}
      title={translate({
        id: 'simulators.WindowFrame.title',
        message: 'Hàm cửa sổ, từng hàng',
        description: 'Title of the window frame simulator',
      })}
      inputs={
        <>
          <Inputs sim={sim} columns={columns} />
          <Examples input={input} onPick={sim.setInput} />
        </>
      }
      status={
        step
          ? describeStep(step, { trace, ...context })
          : translate({
              id: 'simulators.WindowFrame.start',
              message: 'Chưa hàng nào được tính.',
              description: 'Before the first row',
            })
      }
      question={askStep(trace, stepper.position, context)}
    >
      <WindowText input={input} columns={columns} />
      <Ignored input={input} />
      <RowTable trace={trace} shown={stepper.position} {...context} />
    </SimulatorFrame>
  );
}

/** The note shown where the function ignores the frame, whose fields are then hidden. */
function Ignored({ input: { fn } }: { input: WindowInput }): ReactNode {
  if (hasFrame(fn)) return null;
  return (
    <p className={styles.note}>
      {translate(
        {
          id: 'simulators.WindowFrame.ignored',
          message: '{fn} chỉ dựa vào phân vùng và ORDER BY, không dựa vào khung cửa sổ (frame).',
          description: 'The function ignores the frame',
        },
        { fn: fn.toUpperCase() },
      )}
    </p>
  );
}
