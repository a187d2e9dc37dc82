import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-05',
  title: { vi: 'Người mua chờ bao lâu?', en: 'How long does a buyer wait?' },
  task: {
    vi: 'Một lần mua gồm đăng nhập, đọc trang trong 2 giây, rồi đặt hàng. Thêm một `Trend` tên `checkout_time`: mỗi lượt một giá trị, là số mili giây người mua chờ máy chủ ở cả hai bước, không tính lúc đọc.',
    en: 'A purchase is a login, 2 seconds of reading, then an order. Add a `Trend` with the name `checkout_time`: one value an iteration, the milliseconds that the buyer waits for the server in both steps, without the reading.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'healthy',
      name: { vi: 'Khỏe', en: 'Healthy' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 80, spread: 0.25 } },
    },
    {
      id: 'slow',
      name: { vi: 'Chậm', en: 'Slow' },
      server: { workers: 2, service: { kind: 'lognormal', mean: 500, spread: 0.5 } },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Mỗi câu trả lời có `timings.duration`, tính bằng mili giây.',
      en: 'Each answer has its `timings.duration` in milliseconds.',
    },
  ],
  answer: { kind: 'script' },
  why: {
    vi: 'Tổng `timings.duration` của hai câu trả lời là thời gian chờ, không có 2 giây đọc. `true` ở tham số thứ hai của `Trend` chỉ cho biết giá trị là thời gian, để bản tổng kết in `ms`, `s`.',
    en: 'The sum of `timings.duration` of both answers is the wait, without the 2 seconds of reading. `true` as the second parameter of `Trend` only says that the values are times, so that the summary prints `ms` and `s`.',
  },
};
