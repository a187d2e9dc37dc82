import type { NumberGrading } from '../../../src/features/k6-lab/core/lab/grading';
import { isWithin, valueOf } from '../../../src/features/k6-lab/core/lab/measures';

const RATE = 50;

const near = (value: number) => (given: number) => isWithin(given, value, 0.02);

export const grading: NumberGrading = {
  kind: 'number',
  measure: async ({ run }) => (RATE * valueOf(await run(), 'iteration_duration', 'avg')) / 1000,
  within: 0.03,
  mistakes: [
    {
      id: 'one-request',
      holds: near(20),
      example: () => 20,
      message: {
        vi: 'Đó là 50 × 0,4: chỉ một request. Lượt này gửi hai request và còn nghỉ.',
        en: 'That is 50 × 0.4: one request only. This iteration sends two, and sleeps.',
      },
    },
    {
      id: 'without-sleep',
      holds: near(40),
      example: () => 40,
      message: {
        vi: 'Bạn chưa tính lúc nghỉ. VU đang `sleep` không chạy được lượt khác.',
        en: 'The pause is missing. A VU that sleeps cannot run another iteration.',
      },
    },
    {
      id: 'one-request-and-sleep',
      holds: near(50),
      example: () => 50,
      message: {
        vi: 'Con số này chỉ đúng nếu một lượt dài đúng 1 giây. Lượt này dài bao nhiêu?',
        en: 'That would be right for an iteration of exactly 1 second. How long is this one?',
      },
    },
    {
      id: 'divided',
      holds: near(50 / 1.4),
      example: () => 36,
      message: {
        vi: 'Bạn đã chia. Lượt càng dài thì càng nhiều lượt chạy cùng lúc, nên phải nhân.',
        en: 'You divided. The longer an iteration, the more of them run at the same time, so it has to be a product.',
      },
    },
    {
      id: 'reserve',
      holds: (given, right) => given > right && given <= right * 2,
      example: () => 75,
      message: {
        vi: 'Với chừng ấy VU thì không lượt nào bị bỏ, nhưng trong đó đã có phần dự phòng. Câu hỏi là số lượt trung bình chạy cùng lúc.',
        en: 'With that many VUs none is dropped, but a reserve is part of the number. The question is how many iterations run at the same time on average.',
      },
    },
  ],
};
