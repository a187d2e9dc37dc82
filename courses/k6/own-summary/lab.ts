import type { K6LabDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const lab: K6LabDefinition = {
  title: { vi: 'Bản tổng kết của riêng bạn', en: 'A summary of your own' },
  intro: {
    vi: 'Chạy: bản tổng kết của k6 biến mất, thay vào là dòng và file mà script trả về. Rồi xóa `handleSummary` và thử `--summary-mode=full`, `--summary-mode=disabled`.',
    en: 'Run it: k6’s summary is gone, and there are the line and the file that the script returns. Then delete `handleSummary` and try `--summary-mode=full` and `--summary-mode=disabled`.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'healthy',
      name: { vi: 'Khỏe', en: 'Healthy' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 60, spread: 0.5 } },
    },
  ],
  sliders: [],
};
