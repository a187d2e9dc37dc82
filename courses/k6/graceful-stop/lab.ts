import type { K6LabDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const lab: K6LabDefinition = {
  title: { vi: 'Lượt dở dang khi hết giờ', en: 'Iterations still running when time is up' },
  intro: {
    vi: 'Mỗi lượt dài 4 giây, thời lượng là 10 giây. Có bao nhiêu lượt xong? Đoán, chạy, rồi đổi `gracefulStop` thành `1s`.',
    en: 'An iteration takes 4 seconds, the duration is 10. How many complete? Guess, run it, then change `gracefulStop` to `1s`.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'any',
      name: { vi: 'Không dùng đến', en: 'Not used' },
      server: { workers: 1, service: { kind: 'fixed', mean: 50 } },
    },
  ],
  sliders: [],
};
