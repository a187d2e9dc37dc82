import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import type { BitInput, BitTrace } from '../core/types';
import { describeStep, predictedOf } from './texts';

/** The figure that the step leaves behind, among ones that slips would give. */
export function askStep({ steps }: BitTrace, shown: number, { mode }: BitInput): Question | null {
  const next = steps[shown];
  if (!next || mode === 'clear') return null;
  const right = predictedOf(next, mode);
  const slips =
    mode === 'single'
      ? [next.before | next.operand, next.before & next.operand, next.before + next.operand, next.operand]
      : [right + 1, Math.max(right - 1, 0), next.before];
  const options = [...new Set([right, ...slips])].sort((a, b) => a - b);
  const values = { before: next.before, operand: next.operand, place: next.place };
  return {
    prompt:
      mode === 'single'
        ? translate(
            {
              id: 'simulators.BitView.questionSingle',
              message: '{before} XOR {operand} bằng bao nhiêu?',
              description: 'Question before a XOR',
            },
            values,
          )
        : mode === 'mask'
          ? translate(
              {
                id: 'simulators.BitView.questionMask',
                message: 'Xét vị trí {place}: đếm được bao nhiêu?',
                description: 'Question before a place',
              },
              values,
            )
          : translate(
              {
                id: 'simulators.BitView.questionCounting',
                message: 'Số {operand} có bao nhiêu bit 1?',
                description: 'Question before a number',
              },
              values,
            ),
    options: options.map((value) => ({ id: String(value), label: String(value) })),
    accepted: [String(right)],
    explanation: describeStep(next, mode),
  };
}
