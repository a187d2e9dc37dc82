import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { Totals } from '../../shared/Totals';
import { bitView } from '../core/definition';
import type { BitInput, BitMode, BitTrace } from '../core/types';
import { askStep } from './askStep';
import { BitTable } from './BitTable';
import { Inputs, ModeField } from './Inputs';
import { describeStep } from './texts';
import styles from './styles.module.css';

interface Props {
  mode?: BitMode;
  /** Numbers for the XOR, separated by spaces. */
  numbers?: string;
  /** The word whose bits are counted. */
  word?: number;
  /** Bits are counted from 0 up to this number. */
  upTo?: number;
}

/** XOR, counting and clearing of bits, one row per step. */
export const BitView = simulator(
  'BitView',
  'bit',
  ({ mode = 'single', numbers = '12 5 9 5 12', word = 180, upTo = 8 }: Props) => ({
    definition: bitView,
    input: { mode, numbers: numbers.split(' ').map(Number), word, upTo },
  }),
  useParts,
);

function useParts(sim: SimulatorOf<typeof bitView>): SimulatorParts {
  const { input, trace, step, stepper, score } = sim;
  const isOver = stepper.position === stepper.count;
  return {
    title: translate({
      id: 'simulators.BitView.title',
      message: 'Nhìn từng bit',
      description: 'Title of the bit simulator',
    }),
    choices: <ModeField sim={sim} />,
    inputs: <Inputs sim={sim} />,
    status: step
      ? describeStep(step, input.mode)
      : translate({
          id: 'simulators.BitView.start',
          message: 'Chưa tính bước nào.',
          description: 'Before the first step',
        }),
    question: askStep(trace, stepper.position, input),
    results: (
      <>
        <Totals
          items={[
            [
              translate({ id: 'simulators.BitView.answer', message: 'Kết quả', description: 'The result' }),
              isOver ? answerOf(trace, input) : '…',
            ],
          ]}
        />
        {input.mode === 'single' && !score && !trace.result.wellPosed && (
          <p className={styles.warning} role="status">
            {translate({
              id: 'simulators.BitView.notWellPosed',
              message:
                'Dãy này không đúng đề: đề cần đúng một số xuất hiện một lần, các số khác hai lần. Với dãy này, không thể tin kết quả của XOR.',
              description: 'The list does not fit the problem',
            })}
          </p>
        )}
      </>
    ),
    figure: <BitTable input={input} trace={trace} shown={stepper.position} />,
  };
}

function answerOf({ steps, result }: BitTrace, { mode }: BitInput): ReactNode {
  return mode === 'counting' ? `[${steps.map(({ count }) => count).join(', ')}]` : result.answer;
}
