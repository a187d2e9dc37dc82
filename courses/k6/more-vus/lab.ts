import type { K6LabDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const lab: K6LabDefinition = {
  title: { vi: 'Thêm VU thì được gì?', en: 'What do more VUs bring?' },
  intro: {
    vi: 'Số VU tăng từ 1 lên 40 trong 2 phút. Đến lúc nào thì thêm VU chỉ làm người đọc chờ lâu hơn? Chạy, rồi đổi máy chủ.',
    en: 'The VUs grow from 1 to 40 in 2 minutes. From when on do more of them only make the readers wait longer? Run it, then change the server.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'small',
      name: { vi: 'Nhỏ', en: 'Small' },
      server: { workers: 4, service: { kind: 'lognormal', mean: 100, spread: 0.5 } },
    },
    {
      id: 'large',
      name: { vi: 'Lớn', en: 'Large' },
      server: { workers: 16, service: { kind: 'lognormal', mean: 100, spread: 0.5 } },
    },
    {
      id: 'database',
      name: { vi: 'Cơ sở dữ liệu yếu', en: 'Weak database' },
      server: {
        workers: 16,
        service: { kind: 'lognormal', mean: 100, spread: 0.5 },
        slowDatabase: { after: 8, factor: 4 },
        queueLimit: 20,
      },
    },
  ],
  sliders: ['workers', 'service', 'spread'],
};
