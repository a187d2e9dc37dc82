import type { K6LabDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const lab: K6LabDefinition = {
  title: { vi: 'Vẽ đường VU bằng stages', en: 'Draw the line of VUs with stages' },
  intro: {
    vi: 'Chạy và so từng đoạn của biểu đồ với từng dòng của `stages`. Rồi thử `--stage 20s:40 --stage 20s:0` trên dòng lệnh.',
    en: 'Run it and compare each part of the chart with a line of `stages`. Then try `--stage 20s:40 --stage 20s:0` on the command line.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'shop',
      name: { vi: 'Nhà sách', en: 'Bookshop' },
      server: { workers: 4, service: { kind: 'lognormal', mean: 150, spread: 0.25 } },
    },
    {
      id: 'slow',
      name: { vi: 'Lượt 20 giây', en: 'Iterations of 20 s' },
      server: { workers: 64, service: { kind: 'fixed', mean: 20_000 } },
    },
  ],
  sliders: [],
};
