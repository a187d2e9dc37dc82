import type { K6LabDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const lab: K6LabDefinition = {
  title: { vi: 'Mô hình đóng và mở', en: 'The closed and the open model' },
  intro: {
    vi: 'Máy chủ trả lời được 100 request mỗi giây. Chạy với `MODEL=closed`, ghi lại `http_reqs` và `med`; rồi đổi thành `MODEL=open` (150 lượt mỗi giây).',
    en: 'The server can answer 100 requests a second. Run it with `MODEL=closed` and note `http_reqs` and `med`; then change that to `MODEL=open` (150 iterations a second).',
  },
  command: 'k6 run -e MODEL=closed script.js',
  presets: [
    {
      id: 'hundred',
      name: { vi: '10 worker, 100 ms', en: '10 workers, 100 ms' },
      server: { workers: 10, service: { kind: 'fixed', mean: 100 } },
    },
    {
      id: 'double',
      name: { vi: '20 worker, 100 ms', en: '20 workers, 100 ms' },
      server: { workers: 20, service: { kind: 'fixed', mean: 100 } },
    },
  ],
  sliders: ['service'],
};
