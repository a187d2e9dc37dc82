import type { NumberGrading } from '../../../src/features/k6-lab/core/lab/grading';
import { isWithin, valueOf } from '../../../src/features/k6-lab/core/lab/measures';

export const grading: NumberGrading = {
  kind: 'number',
  measure: async ({ run }) => valueOf(await run(), 'iterations', 'count'),
  within: 0.01,
  mistakes: [
    {
      id: 'environment',
      holds: (given, right) => isWithin(given, right * 2, 0.1),
      example: (right) => right * 2,
      message: {
        vi: 'Như vậy là 5 VU trong 20 giây. Dòng lệnh cũng ghi thời gian, và nó mạnh hơn môi trường.',
        en: 'That is 5 VUs for 20 seconds. The command line sets the time as well, and is stronger than the environment.',
      },
    },
    {
      id: 'script',
      holds: (given, right) => isWithin(given, right * 1.2, 0.1),
      example: (right) => right * 1.2,
      message: {
        vi: 'Như vậy là 2 VU trong 30 giây, tức là script. Script yếu hơn cả môi trường lẫn dòng lệnh.',
        en: 'That is 2 VUs for 30 seconds, the script. It is weaker than both the environment and the command line.',
      },
    },
    {
      id: 'script-vus',
      holds: (given, right) => isWithin(given, right * 0.4, 0.1),
      example: (right) => right * 0.4,
      message: {
        vi: 'Thời gian đúng, nhưng 2 VU là của script: môi trường cũng ghi `vus` và mạnh hơn script.',
        en: 'The time is right, but the 2 VUs are those of the script: the environment sets `vus`, too, and is stronger.',
      },
    },
    {
      id: 'default-vus',
      holds: (given, right) => isWithin(given, right * 0.2, 0.1),
      example: (right) => right * 0.2,
      message: {
        vi: 'Như vậy là 1 VU, giá trị mặc định. `-d` chỉ thay thời gian, không xóa `vus` của các nơi khác.',
        en: 'That is 1 VU, the default. `-d` replaces the time only; it does not clear the `vus` of other places.',
      },
    },
    {
      id: 'unfinished',
      holds: (given, right) => given >= right * 0.9 && given < right,
      example: (right) => right * 0.9,
      message: {
        vi: 'Lượt thứ mười của mỗi VU bắt đầu trước giây 10 và được chạy nốt sau đó, nên vẫn tính là xong.',
        en: 'The tenth iteration of each VU begins before second 10 and may run to its end after it, so it completes.',
      },
    },
  ],
};
