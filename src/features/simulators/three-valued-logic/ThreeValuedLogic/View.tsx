import { translate } from '@docusaurus/Translate';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { threeValuedLogic } from '../core/definition';
import { parseNullables } from '../core/parseNullables';
import { LIMITS, type Subject } from '../core/types';
import { askStep } from './askStep';
import { Inputs, SubjectField } from './Inputs';
import { Comparisons, TruthTable } from './Tables';
import { describeStep, startOf } from './texts';

interface Props {
  subject?: Subject;
  /** The left side of IN: a number or NULL. */
  value?: string;
  /** The right side of IN, such as `1, 2, NULL`. */
  list?: string;
}

/** The truth tables of SQL, and why NOT IN is never true for a list with a NULL. */
export const ThreeValuedLogic = simulator(
  'ThreeValuedLogic',
  'tvl',
  ({ subject = 'and', value = '3', list = '1, 2, NULL' }: Props) => {
    const parsed = parseNullables(list, 1, LIMITS.list);
    const left = parseNullables(value, 1, 1);
    if (!parsed.ok || !left.ok) throw new Error(`cannot read value="${value}" list="${list}"; write numbers and NULL`);
    return { definition: threeValuedLogic, input: { subject, value: left.value[0] ?? null, list: parsed.value } };
  },
  useParts,
);

function useParts(sim: SimulatorOf<typeof threeValuedLogic>): SimulatorParts {
  const { input, trace, step, stepper } = sim;
  const hasList = input.subject === 'in' || input.subject === 'notIn';
  return {
    title: translate({
      id: 'simulators.ThreeValuedLogic.title',
      message: 'Logic ba trị',
      description: 'Title of the three-valued logic simulator',
    }),
    choices: <SubjectField sim={sim} />,
    inputs: hasList && <Inputs sim={sim} />,
    status: step ? describeStep(step, input, stepper.position === stepper.count) : startOf(input),
    question: askStep(trace, stepper.position, input),
    figure: (
      <>
        {hasList ? (
          <Comparisons input={input} trace={trace} shown={stepper.position} />
        ) : (
          <TruthTable subject={input.subject} trace={trace} shown={stepper.position} />
        )}
      </>
    ),
  };
}
