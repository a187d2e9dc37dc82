import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import type { BitInput, BitMode, BitStep, BitTrace } from '../core/types';
import { describeStep, predictedOf } from './texts';

/** Asks for the number that the step produces; the wrong options are results of typical slips. */
export function askStep({ steps }: BitTrace, shown: number, { mode }: BitInput): Question | null {
  const next = steps[shown];
  if (!next) return null;
  const right = predictedOf(next, mode);
  const options = [...new Set([right, ...slipsOf(next, mode, right)])].sort((a, b) => a - b);
  const values = { before: next.before, operand: next.operand, position: next.position };
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
        : mode === 'clear'
          ? translate(
              {
                id: 'simulators.BitView.questionClear',
                message: '{before} AND {operand} bằng bao nhiêu?',
                description: 'Question before the lowest 1-bit is cleared',
              },
              values,
            )
          : mode === 'mask'
            ? translate(
                {
                  id: 'simulators.BitView.questionMask',
                  message: 'Xét vị trí {position}: đếm được bao nhiêu?',
                  description: 'Question before a position',
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

function slipsOf({ before, operand }: BitStep, mode: BitMode, right: number): number[] {
  switch (mode) {
    case 'single':
      return [before | operand, before & operand, before + operand, operand];
    case 'clear':
      // The lowest 1-bit alone, the word without its last bit, and the subtraction without the AND.
      return [before - right, before >>> 1, operand];
    default:
      return [right + 1, Math.max(right - 1, 0), before];
  }
}
