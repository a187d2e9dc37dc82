import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-05',
  title: { vi: 'Hai con số cho CI', en: 'Two numbers for CI' },
  task: {
    vi: 'Một bước sau trong CI đọc file `result.json` có hai số: `p95`, là `p(95)` của `http_req_duration` tính bằng mili giây, và `failed`, là tỉ lệ request hỏng từ 0 đến 1. Viết `handleSummary` tạo ra file ấy.',
    en: 'A later step in CI reads the file `result.json` with two numbers: `p95`, the `p(95)` of `http_req_duration` in milliseconds, and `failed`, the share of failed requests from 0 to 1. Write a `handleSummary` that makes this file.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'healthy',
      name: { vi: 'Khỏe', en: 'Healthy' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 50, spread: 0.5 } },
    },
    {
      id: 'failing',
      name: { vi: 'Lỗi 10%', en: '10 % errors' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 50, spread: 0.5 }, errorRate: 0.1 },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: "Bắt đầu bằng `return { 'data.json': JSON.stringify(data.metrics, null, 1) }` rồi tìm hai con số ấy trong tab “Tổng kết”.",
      en: "Begin with `return { 'data.json': JSON.stringify(data.metrics, null, 1) }`, then find the two numbers in the tab “Summary”.",
    },
  ],
  answer: { kind: 'script' },
  why: {
    vi: 'Giá trị nằm ở `data.metrics.<tên>.values`. `handleSummary` trả về một object: khóa là tên file, giá trị là chuỗi, nên cần `JSON.stringify`.',
    en: 'Values are in `data.metrics.<name>.values`. `handleSummary` returns an object: a key is the name of a file and its value a string, hence `JSON.stringify`.',
  },
};
