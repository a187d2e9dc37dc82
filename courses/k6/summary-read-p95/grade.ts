import type { NumberGrading } from '../../../src/features/k6-lab/core/lab/grading';
import { valueOf } from '../../../src/features/k6-lab/core/lab/measures';

export const grading: NumberGrading = {
  kind: 'number',
  measure: async ({ run }) => valueOf(await run(), 'http_req_duration', 'p(95)'),
  within: 0.02,
  mistakes: [
    {
      id: 'iteration',
      holds: (given, right) => given >= 1000 && given <= right * 5,
      example: (right) => right + 1000,
      message: {
        vi: 'Có phải bạn đọc `iteration_duration`? Dòng ấy gồm cả 1 giây của `sleep`. (`max` của một request cũng có thể lớn như vậy.)',
        en: 'Did you read `iteration_duration`? That line contains the second of `sleep`. (The `max` of a request may be as large, too.)',
      },
    },
    {
      id: 'slowest',
      holds: (given, right) => given > right,
      example: (right) => right * 1.8,
      message: {
        vi: 'Lớn quá: `max` là thời gian của một request chậm nhất, không phải của 95% số request.',
        en: 'Too large: `max` is the time of the one slowest request, not that of 95 % of them.',
      },
    },
    {
      id: 'seconds',
      holds: (given) => given > 0 && given < 3,
      example: (right) => right / 1000,
      message: { vi: 'Câu hỏi tính bằng mili giây.', en: 'The question is in milliseconds.' },
    },
    {
      id: 'average',
      holds: (given, right) => given > 0 && given < right * 0.6,
      example: (right) => right * 0.4,
      message: {
        vi: 'Nhỏ quá: `min`, `avg` và `med` không nói gì về 5% số request chậm nhất.',
        en: 'Too small: `min`, `avg` and `med` say nothing about the slowest 5 % of the requests.',
      },
    },
    {
      id: 'p90',
      holds: (given, right) => given > 0 && given < right,
      example: (right) => right * 0.75,
      message: {
        vi: 'Gần đúng. `p(90)` là mức mà 90% số request không vượt quá; câu hỏi là 95%.',
        en: 'Close. `p(90)` is what 90 % of the requests do not exceed; the question is about 95 %.',
      },
    },
  ],
};
