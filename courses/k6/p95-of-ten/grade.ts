import type { NumberGrading } from '../../../src/features/k6-lab/core/lab/grading';
import { isWithin, valueOf } from '../../../src/features/k6-lab/core/lab/measures';

const near = (value: number) => (given: number) => isWithin(given, value, 0.005);

export const grading: NumberGrading = {
  kind: 'number',
  measure: async ({ run }) => valueOf(await run(), 'wait', 'p(95)'),
  within: 0.005,
  mistakes: [
    {
      id: 'largest',
      holds: near(3000),
      example: () => 3000,
      message: {
        vi: 'Đó là giá trị lớn nhất, `p(100)`. Vị trí 95% nằm trước nó một đoạn, và k6 nội suy giữa hai giá trị kề nhau.',
        en: 'That is the largest value, `p(100)`. The position of 95 % lies before it, and k6 interpolates between two neighbours.',
      },
    },
    {
      id: 'ninth',
      holds: near(900),
      example: () => 900,
      message: {
        vi: 'Đó là giá trị thứ chín, tức ngay trước vị trí 95%. Còn phần lẻ của vị trí thì sao?',
        en: 'That is the ninth value, just before the position of 95 %. What about the fraction of the position?',
      },
    },
    {
      id: 'of-ten',
      holds: near(1950),
      example: () => 1950,
      message: {
        vi: 'Bạn lấy 95% của 10. Vị trí đếm từ 0 đến 9, nên phải lấy 95% của 9.',
        en: 'You took 95 % of 10. Positions run from 0 to 9, so it has to be 95 % of 9.',
      },
    },
    {
      id: 'of-largest',
      holds: near(2850),
      example: () => 2850,
      message: {
        vi: 'Đó là 95% của giá trị lớn nhất. Bách phân vị chia theo số lượng giá trị, không theo độ lớn.',
        en: 'That is 95 % of the largest value. A percentile divides the number of values, not their size.',
      },
    },
    {
      id: 'average',
      holds: near(750),
      example: () => 750,
      message: {
        vi: 'Đó là trung bình của mười giá trị.',
        en: 'That is the average of the ten values.',
      },
    },
    {
      id: 'seconds',
      holds: (given) => given > 0 && given < 10,
      example: (right) => right / 1000,
      message: {
        vi: 'Câu trả lời tính bằng mili giây; trong ô này dấu chấm và dấu phẩy đều là dấu thập phân.',
        en: 'The answer is in milliseconds; in this field both a point and a comma are decimal marks.',
      },
    },
  ],
};
