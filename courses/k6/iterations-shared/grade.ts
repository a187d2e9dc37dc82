import type { NumberGrading } from '../../../src/features/k6-lab/core/lab/grading';
import { isWithin, valueOf } from '../../../src/features/k6-lab/core/lab/measures';

export const grading: NumberGrading = {
  kind: 'number',
  measure: async ({ run }) => valueOf(await run(), 'http_reqs', 'count'),
  within: 0.01,
  mistakes: [
    {
      id: 'each-vu',
      holds: (given, right) => isWithin(given, right * 2, 0.01),
      example: (right) => right * 2,
      message: {
        vi: 'Bạn cho mỗi VU chạy 8 lượt. `-i 8` là tổng của mọi VU.',
        en: 'You let each VU run 8 iterations. `-i 8` is the total of all VUs.',
      },
    },
    {
      id: 'one-request',
      holds: (given, right) => isWithin(given, right / 2, 0.01),
      example: (right) => right / 2,
      message: {
        vi: 'Đó là số lượt. Mỗi lượt gửi bao nhiêu request?',
        en: 'That is the number of iterations. How many requests does each of them send?',
      },
    },
    {
      id: 'one-each',
      holds: (given, right) => isWithin(given, right / 4, 0.01),
      example: (right) => right / 4,
      message: {
        vi: 'Đó là số request nếu mỗi VU chạy một lượt. VU lặp lại cho tới khi hết lượt.',
        en: 'That would be one iteration for each VU. A VU goes on until no iterations are left.',
      },
    },
  ],
};
