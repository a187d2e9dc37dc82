import type { K6LabDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const lab: K6LabDefinition = {
  title: { vi: 'Ngưỡng trên tag', en: 'Thresholds on a tag' },
  intro: {
    vi: 'Máy chủ này mất 400 ms mỗi request, nên ngưỡng 300 ms phải bị vượt. Chạy, rồi tìm ngưỡng vẫn báo đạt.',
    en: 'This server takes 400 ms a request, so a threshold of 300 ms has to be crossed. Run it, then find the one that is met nevertheless.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'slow',
      name: { vi: '400 ms mỗi request', en: '400 ms a request' },
      server: { workers: 8, service: { kind: 'fixed', mean: 400 } },
    },
  ],
  sliders: [],
};
