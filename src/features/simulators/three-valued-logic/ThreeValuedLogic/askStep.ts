import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import { formatNullable } from '../core/parseNullables';
import { TRUTHS, type LogicInput, type LogicTrace } from '../core/types';
import { describeStep, truthName } from './texts';

/** Asks which of the three truth values results. */
export function askStep({ steps }: LogicTrace, shown: number, input: LogicInput): Question | null {
  const next = steps[shown];
  if (!next) return null;
  const operator = input.subject === 'in' ? '=' : '<>';
  const expression =
    next.kind === 'compare'
      ? `${truthName(next.before)} ${input.subject === 'in' ? 'OR' : 'AND'} (${formatNullable(input.value)} ${operator} ${formatNullable(next.item)})`
      : next.right === null
        ? `NOT ${truthName(next.left)}`
        : `${truthName(next.left)} ${input.subject.toUpperCase()} ${truthName(next.right)}`;
  return {
    prompt: translate(
      {
        id: 'simulators.ThreeValuedLogic.question',
        message: '{expression} là gì?',
        description: 'Question before a cell or comparison',
      },
      { expression },
    ),
    options: TRUTHS.map((truth) => ({ id: truth, label: truthName(truth) })),
    accepted: [next.result],
    explanation: describeStep(next, input, shown + 1 === steps.length),
  };
}
