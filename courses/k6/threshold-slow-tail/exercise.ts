import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-03',
  title: { vi: 'Ngưỡng bắt được phần chậm', en: 'A threshold that catches the slow tail' },
  task: {
    vi: 'Yêu cầu của nhà sách: cứ 100 request thì ít nhất 99 request được trả lời trong 500 ms. Ngưỡng có sẵn không canh điều đó: hãy chạy thử với máy chủ “Đuôi chậm”. Sửa `thresholds` để k6 thoát với mã 99 khi yêu cầu bị vi phạm, và chỉ khi đó.',
    en: 'The bookshop requires that at least 99 of every 100 requests are answered within 500 ms. The given threshold does not watch over that: run it with the server “Slow tail”. Change `thresholds` so that k6 exits with code 99 when the requirement is broken, and only then.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'healthy',
      name: { vi: 'Khỏe', en: 'Healthy' },
      server: { workers: 24, service: { kind: 'lognormal', mean: 50, spread: 0.25 } },
    },
    {
      id: 'tail',
      name: { vi: 'Đuôi chậm', en: 'Slow tail' },
      server: { workers: 24, service: { kind: 'lognormal', mean: 100, spread: 1.25 } },
    },
  ],
  sliders: ['service', 'spread'],
  hints: [
    {
      vi: 'Trung bình của 98 request nhanh và 2 request rất chậm vẫn nhỏ. Con số nào nói về request thứ 99 trong 100 request?',
      en: 'The average of 98 fast requests and 2 very slow ones is still small. Which number tells about the 99th of 100 requests?',
    },
    {
      vi: 'Yêu cầu không nói gì về trung bình và giá trị lớn nhất: một ngưỡng như vậy sẽ báo lỗi oan.',
      en: 'The requirement says nothing about the average and the maximum: a threshold on them fails tests that meet it.',
    },
  ],
  answer: { kind: 'script' },
  why: {
    vi: '`p(99)` là thời gian mà 99% số request không vượt quá, đúng là điều được yêu cầu. `avg` che phần đuôi, `p(95)` bỏ qua 5 request chậm trong 100, còn `max` để một request duy nhất làm hỏng cả lần chạy.',
    en: '`p(99)` is the time that 99 % of the requests do not exceed, which is just what is required. `avg` hides the tail, `p(95)` ignores 5 slow requests in 100, and with `max` a single request fails the whole test.',
  },
};
