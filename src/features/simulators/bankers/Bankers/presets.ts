import { translate } from '@docusaurus/Translate';
import type { BankersInput } from '../core/types';

/** The example state of Silberschatz, Galvin and Gagne, chapter 8. */
export const TEXTBOOK: BankersInput = {
  allocation: [
    [0, 1, 0],
    [2, 0, 0],
    [3, 0, 2],
    [2, 1, 1],
    [0, 0, 2],
  ],
  max: [
    [7, 5, 3],
    [3, 2, 2],
    [9, 0, 2],
    [2, 2, 2],
    [4, 3, 3],
  ],
  available: [3, 3, 2],
  requests: [],
};

const P1 = { process: 1, amounts: [1, 0, 2] };

/** The requests that the lesson discusses, and a state that is unsafe from the start. */
export const PRESETS: readonly { readonly name: () => string; readonly input: BankersInput }[] = [
  {
    name: () =>
      translate({
        id: 'simulators.Bankers.textbook',
        message: 'Ví dụ trong sách',
        description: 'Example: the textbook state',
      }),
    input: TEXTBOOK,
  },
  {
    name: () =>
      translate({
        id: 'simulators.Bankers.unsafeRequest',
        message: 'Yêu cầu không an toàn',
        description: 'Example: an unsafe request',
      }),
    input: { ...TEXTBOOK, requests: [P1, { process: 0, amounts: [0, 2, 0] }] },
  },
  {
    name: () =>
      translate({
        id: 'simulators.Bankers.unsafeState',
        message: 'Trạng thái không an toàn',
        description: 'Example: a state that is unsafe from the start',
      }),
    input: {
      allocation: [
        [1, 0],
        [0, 1],
        [1, 1],
      ],
      max: [
        [3, 2],
        [2, 3],
        [3, 3],
      ],
      available: [1, 1],
      requests: [],
    },
  },
];
