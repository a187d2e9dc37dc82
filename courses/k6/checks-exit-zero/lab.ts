import type { K6LabDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const lab: K6LabDefinition = {
  title: { vi: 'Check sai và mã thoát', en: 'Failed checks and the exit code' },
  intro: {
    vi: "Máy chủ này trả lỗi cho khoảng 20% số request. Đoán mã thoát, rồi chạy. Sau đó thêm `thresholds: { checks: ['rate>0.95'] }` vào `options`.",
    en: "This server fails about 20 % of the requests. Guess the exit code, then run it. After that, add `thresholds: { checks: ['rate>0.95'] }` to `options`.",
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'failing',
      name: { vi: '20% lỗi', en: '20 % errors' },
      server: { workers: 8, service: { kind: 'fixed', mean: 50 }, errorRate: 0.2 },
    },
    {
      id: 'healthy',
      name: { vi: 'Không lỗi', en: 'No errors' },
      server: { workers: 8, service: { kind: 'fixed', mean: 50 } },
    },
  ],
  sliders: ['errors'],
};
