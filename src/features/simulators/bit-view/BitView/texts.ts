import { translate } from '@docusaurus/Translate';
import type { BitMode, BitStep } from '../core/types';

export function modeName(mode: BitMode): string {
  switch (mode) {
    case 'single':
      return translate({
        id: 'simulators.BitView.single',
        message: 'XOR lần lượt cả dãy',
        description: 'Mode: XOR of a list',
      });
    case 'clear':
      return translate({
        id: 'simulators.BitView.clear',
        message: 'Xóa bit 1 thấp nhất',
        description: 'Mode: clear the lowest 1-bit',
      });
    case 'mask':
      return translate({
        id: 'simulators.BitView.mask',
        message: 'Mặt nạ 32 vị trí',
        description: 'Mode: a mask for each of 32 positions',
      });
    case 'counting':
      return translate({
        id: 'simulators.BitView.counting',
        message: 'Đếm bit từ 0 đến n',
        description: 'Mode: counting bits of all numbers up to n',
      });
  }
}

export function describeStep(step: BitStep, mode: BitMode): string {
  const { operand, before, after, count, position } = step;
  switch (mode) {
    case 'single':
      return translate(
        {
          id: 'simulators.BitView.stepSingle',
          message: '{before} XOR {operand} = {after}.',
          description: 'One number is XORed in',
        },
        { before, operand, after },
      );
    case 'clear':
      return translate(
        {
          id: 'simulators.BitView.stepClear',
          message: '{before} AND {operand} = {after}: bit 1 thấp nhất biến mất, đã đếm {count}.',
          description: 'The lowest 1-bit is cleared',
        },
        { before, operand, after, count },
      );
    case 'mask':
      return after === 0
        ? translate(
            {
              id: 'simulators.BitView.stepMaskZero',
              message: 'Bit ở vị trí {position} là 0, vẫn đếm được {count}.',
              description: 'The bit at this position is 0',
            },
            { position, count },
          )
        : translate(
            {
              id: 'simulators.BitView.stepMaskOne',
              message: 'Bit ở vị trí {position} là 1, đã đếm được {count}.',
              description: 'The bit at this position is 1',
            },
            { position, count },
          );
    case 'counting':
      return operand === 0
        ? translate({
            id: 'simulators.BitView.stepZero',
            message: 'Số 0 không có bit 1 nào.',
            description: 'Zero has no 1-bits',
          })
        : `answer[${operand}] = answer[${position}] + ${after} = ${before} + ${after} = ${count}.`;
  }
}

/** The figure to predict, and the heads of the columns. */
export function predictedOf({ after, count }: BitStep, mode: BitMode): number {
  return mode === 'single' || mode === 'clear' ? after : count;
}
