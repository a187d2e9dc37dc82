import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-03',
  title: { vi: 'p(95) của mười giá trị', en: 'p(95) of ten values' },
  task: {
    vi: 'Mười request mất 100, 200, 300, …, 900 và 3000 ms. `p(95)` là bao nhiêu? Tính trước trên giấy; script bên dưới đo năm giá trị, bạn sửa nó để kiểm tra.',
    en: 'Ten requests took 100, 200, 300, …, 900 and 3000 ms. What is their `p(95)`? Compute it on paper first; the script below measures five values, change it to check yours.',
  },
  command: 'k6 run --summary-trend-stats avg,max,p(95) script.js',
  presets: [
    {
      id: 'any',
      name: { vi: 'Không dùng đến', en: 'Not used' },
      server: { workers: 1, service: { kind: 'fixed', mean: 50 } },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Xếp theo thứ tự, giá trị nhỏ nhất ở vị trí 0 và giá trị lớn nhất ở vị trí 9. Vị trí 95% nằm giữa hai giá trị nào, cách giá trị trước bao nhiêu phần?',
      en: 'In order, the smallest is at position 0 and the largest at position 9. Between which two values is the position of 95 %, and how far from the first of them?',
    },
  ],
  answer: { kind: 'number', label: { vi: 'p(95)', en: 'p(95)' }, unit: { vi: 'ms', en: 'ms' } },
  why: {
    vi: 'Vị trí là 0,95 × 9 = 8,55: giữa 900 (vị trí 8) và 3000 (vị trí 9). Kết quả là 900 + 0,55 × 2100 = 2055 ms, một thời gian mà không request nào mất đúng. Với mười giá trị, một request duy nhất quyết định `p(95)`.',
    en: 'The position is 0.95 × 9 = 8.55: between 900 (position 8) and 3000 (position 9). That gives 900 + 0.55 × 2100 = 2055 ms, which no request took. With ten values a single request decides the `p(95)`.',
  },
};
