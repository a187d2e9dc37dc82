import type { K6LabDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const lab: K6LabDefinition = {
  title: { vi: 'Smoke test đầu tiên', en: 'A first smoke test' },
  intro: {
    vi: 'Bấm Chạy: 5 lượt, 10 request. Rồi thử `k6 run -u 5 -i 20 script.js` trên dòng lệnh.',
    en: 'Press Run: 5 iterations, 10 requests. Then try `k6 run -u 5 -i 20 script.js` on the command line.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'healthy',
      name: { vi: 'Khỏe', en: 'Healthy' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 30, spread: 0.25 } },
    },
    {
      id: 'failing',
      name: { vi: 'Lỗi 20%', en: '20 % errors' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 30, spread: 0.25 }, errorRate: 0.2 },
    },
  ],
  sliders: [],
};
