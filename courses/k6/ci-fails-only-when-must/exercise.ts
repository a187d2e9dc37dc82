import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-05',
  title: { vi: 'CI chỉ đỏ khi phải đỏ', en: 'CI fails only when it must' },
  task: {
    vi: 'Mỗi đêm CI chạy script này và chỉ nhìn mã thoát. Nó phải khác 0 khi hơn 2% số request của cả lần chạy bị máy chủ trả lỗi 5xx, và bằng 0 trong mọi trường hợp khác: hết hàng (409) là câu trả lời đúng, vài lỗi lẻ tẻ hay máy chủ chậm cũng không làm CI đỏ.',
    en: 'Every night CI runs this script and looks at its exit code only. It must not be 0 when more than 2 % of the requests of the whole test are answered with a server error (5xx), and it must be 0 in all other cases: sold out (409) is a right answer, and neither a stray error nor a slow server fails CI.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'healthy',
      name: { vi: 'Khỏe', en: 'Healthy' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 50, spread: 0.25 } },
    },
    {
      id: 'failing',
      name: { vi: 'Lỗi 5%', en: '5 % errors' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 50, spread: 0.25 }, errorRate: 0.05 },
    },
    {
      id: 'slow',
      name: { vi: 'Chậm', en: 'Slow' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 1000, spread: 0.25 } },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Chỉ ngưỡng đổi mã thoát thành 99. Chạy với máy chủ khỏe: bao nhiêu phần trăm request bị tính là hỏng, và vì sao?',
      en: 'Only a threshold makes the exit code 99. Run it with the healthy server: which share of the requests counts as failed, and why?',
    },
    {
      vi: '`http.setResponseCallback(http.expectedStatuses(…))` đặt những mã được coi là đúng. Một `Rate` của riêng bạn cũng được.',
      en: '`http.setResponseCallback(http.expectedStatuses(…))` sets which statuses are expected. A `Rate` of your own does, too.',
    },
  ],
  answer: { kind: 'script' },
  why: {
    vi: 'Mã từ 200 đến 499 được coi là đúng, nên `http_req_failed` chỉ còn đếm lỗi máy chủ. Ngưỡng trên tỉ lệ chịu được vài lỗi lẻ, và không nói gì về thời gian.',
    en: 'Statuses from 200 to 499 are expected, so `http_req_failed` counts server errors only. A threshold on the share tolerates stray errors and says nothing about time.',
  },
};
