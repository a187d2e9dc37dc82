import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { valueOf } from '../../shared/core/valueOf';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { windowFrame } from '../core/definition';
import { readLesson, type WindowProperties } from '../core/lesson';
import { hasFrame } from '../core/simulate';
import type { WindowColumns, WindowInput } from '../core/types';
import { askStep } from './askStep';
import { describeStep } from './describeStep';
import { Examples } from './Examples';
import { FunctionField, Inputs } from './Inputs';
import { RowTable } from './RowTable';
import { WindowText } from './WindowText';
import styles from './styles.module.css';

/** Shows which rows a window function sees for each row, and what it computes from them. */
export const WindowFrame = simulator(
  'WindowFrame',
  'wf',
  (properties: WindowProperties) => {
    const { start, columns } = valueOf(readLesson(properties));
    return { definition: windowFrame, input: start, columns };
  },
  useParts,
);

function useParts(sim: SimulatorOf<typeof windowFrame>, { columns }: { columns: WindowColumns }): SimulatorParts {
  const { input, trace, step, stepper } = sim;
  const format = useNumberFormat(2);
  const context = { input, columns, format };
  return {
    title: translate({
      id: 'simulators.WindowFrame.title',
      message: 'Hàm cửa sổ, từng hàng',
      description: 'Title of the window frame simulator',
    }),
    choices: (
      <>
        <FunctionField sim={sim} />
        <Examples input={input} onPick={sim.setInput} />
      </>
    ),
    inputs: <Inputs sim={sim} columns={columns} />,
    status: step
      ? describeStep(step, { trace, ...context })
      : translate({
          id: 'simulators.WindowFrame.start',
          message: 'Chưa hàng nào được tính.',
          description: 'Before the first row',
        }),
    question: askStep(trace, stepper.position, context),
    figure: (
      <>
        <WindowText input={input} columns={columns} />
        <Ignored input={input} />
        <RowTable trace={trace} shown={stepper.position} {...context} />
      </>
    ),
  };
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
