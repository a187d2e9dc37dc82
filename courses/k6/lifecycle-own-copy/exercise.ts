import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-02',
  title: { vi: 'Ai cộng vào biến nào?', en: 'Who adds to which variable?' },
  task: {
    vi: 'Ba VU chạy 6 lượt; mỗi lượt cộng 1 vào `sold` và 1 vào `data.sold`. `teardown` in hai số nào? Đoán trước, rồi chạy và xem tab “Nhật ký”.',
    en: 'Three VUs run 6 iterations; each adds 1 to `sold` and 1 to `data.sold`. Which two numbers does `teardown` print? Predict, then run it and look at the tab “Log”.',
  },
  command: 'k6 run script.js',
  presets: [
    { id: 'any', name: { vi: 'Bất kỳ', en: 'Any' }, server: { workers: 8, service: { kind: 'fixed', mean: 20 } } },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Mỗi VU chạy lại phần init cho riêng mình. `setup` và `teardown` có dùng chung biến với VU nào không?',
      en: 'Each VU runs the init code for itself. Do `setup` and `teardown` share variables with any of them?',
    },
  ],
  answer: {
    kind: 'choice',
    choices: [
      { id: 'both', text: { vi: '`6 6`: cả hai đếm mọi lượt', en: '`6 6`: both count all iterations' } },
      {
        id: 'data',
        text: { vi: '`0 6`: chỉ `data` đi qua các giai đoạn', en: '`0 6`: only `data` travels between stages' },
      },
      { id: 'one-vu', text: { vi: '`2 2`: phần của một VU', en: '`2 2`: the share of one VU' } },
      {
        id: 'none',
        text: { vi: '`0 0`: không lượt nào đổi được hai số này', en: '`0 0`: no iteration can change these two' },
      },
    ],
  },
  why: {
    vi: 'Mỗi VU có biến `sold` và bản sao `data` của riêng nó. `teardown` lại có bản khác nữa, vẫn như lúc `setup` trả về. Muốn cộng dồn qua các VU, dùng `Counter` (phần 5).',
    en: 'Each VU has a variable `sold` and a copy of `data` of its own. `teardown` has yet another, just as `setup` returned it. To add up over all VUs, use a `Counter` (part 5).',
  },
};
