import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-05',
  title: { vi: 'Loại chỉ số nào cho doanh thu?', en: 'Which type for the revenue?' },
  task: {
    vi: 'Mỗi đơn hàng trả về `total`, số tiền của đơn. Bản tổng kết cần in tổng doanh thu của cả lần chạy. Loại chỉ số nào in đúng con số ấy? Đổi `Trend` thành loại khác rồi chạy để so.',
    en: 'Each order returns `total`, its amount of money. The summary is to print the revenue of the whole test. Which type of metric prints that number? Replace `Trend` by another type and run it to compare.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'healthy',
      name: { vi: 'Khỏe', en: 'Healthy' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 30, spread: 0.25 } },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Loại nào cộng các giá trị được đưa vào `add`, loại nào chỉ giữ giá trị cuối?',
      en: 'Which type adds up the values given to `add`, and which keeps only the last one?',
    },
  ],
  answer: {
    kind: 'choice',
    choices: [
      { id: 'counter', text: { vi: '`Counter`', en: '`Counter`' } },
      { id: 'gauge', text: { vi: '`Gauge`', en: '`Gauge`' } },
      { id: 'rate', text: { vi: '`Rate`', en: '`Rate`' } },
      { id: 'trend', text: { vi: '`Trend`', en: '`Trend`' } },
    ],
  },
  why: {
    vi: '`Counter` cộng mọi giá trị được đưa vào `add`, của mọi VU. Đừng đọc tên nó là “đếm số lần”: `add(95000)` cộng 95.000.',
    en: 'A `Counter` adds up all values given to `add`, by all VUs. Its name does not mean “number of calls”: `add(95000)` adds 95,000.',
  },
};
