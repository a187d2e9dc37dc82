import type { NumberGrading } from '../../../src/features/k6-lab/core/lab/grading';
import { answeredPerSecond } from '../../../src/features/k6-lab/core/lab/measures';

export const grading: NumberGrading = {
  kind: 'number',
  measure: async ({ run }) => answeredPerSecond(await run(), 5, 55),
  within: 0.05,
  mistakes: [
    {
      id: 'asked-for',
      holds: (given, right) => given > right,
      example: (right) => right * 2,
      message: {
        vi: 'Cao hơn mức máy chủ trả lời được. Tốc độ bạn yêu cầu không phải tốc độ máy chủ đạt: đọc số request đã được trả lời, tính trên mỗi giây.',
        en: 'More than the server can answer. The rate that you ask for is not the rate that it reaches: read how many requests were answered, for each second.',
      },
    },
    {
      id: 'idle-workers',
      holds: (given, right) => given >= right * 0.1,
      example: (right) => right * 0.8,
      message: {
        vi: 'Máy chủ còn làm được hơn thế. Ở mức tải này có lúc nó rảnh: các VU đang nghỉ, hoặc quá ít VU.',
        en: 'The server can do more. At this load it is idle at times: VUs are sleeping, or there are too few of them.',
      },
    },
    {
      id: 'one-request',
      holds: (given) => given > 0,
      example: (right) => right * 0.01,
      message: {
        vi: 'Quá ít: chỉ một VU không nghỉ đã làm được nhiều hơn. Bạn còn giữ `sleep`, hay lấy nhầm số giây hoặc số VU?',
        en: 'Too few: a single VU without a pause reaches more. Is the `sleep` still there, or did you take the number of seconds, or of VUs?',
      },
    },
  ],
};
