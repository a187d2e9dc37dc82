import type { K6LabDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const lab: K6LabDefinition = {
  title: { vi: 'Bốn loại chỉ số', en: 'Four types of metrics' },
  intro: {
    vi: 'Chạy, mở tab “Tổng kết” và tìm bốn dòng dưới `CUSTOM`. Dòng nào là tổng, dòng nào chỉ là giá trị cuối?',
    en: 'Run it, open the tab “Summary” and find the four lines below `CUSTOM`. Which is a sum, and which only the last value?',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'healthy',
      name: { vi: 'Khỏe', en: 'Healthy' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 60, spread: 0.5 } },
    },
    {
      id: 'slow',
      name: { vi: 'Chậm', en: 'Slow' },
      server: { workers: 2, service: { kind: 'lognormal', mean: 300, spread: 0.5 } },
    },
  ],
  sliders: [],
};
