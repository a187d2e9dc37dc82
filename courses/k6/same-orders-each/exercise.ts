import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-04',
  title: { vi: 'Mỗi người đúng mười đơn', en: 'Exactly ten orders each' },
  task: {
    vi: 'Ba độc giả, mỗi người một tài khoản, phải đặt đúng 10 đơn mỗi người; người thứ hai và thứ ba thao tác chậm hơn. Executor nào bảo đảm điều đó? Script dưới đây ghi tên người đặt vào nhật ký: chạy thử trước khi trả lời.',
    en: 'Three readers, each with an account, have to place exactly 10 orders each; the second and the third are slower. Which executor makes sure of that? The script writes the name of each buyer to the log: run it before you answer.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'steady',
      name: { vi: 'Ổn định', en: 'Steady' },
      server: { workers: 4, service: { kind: 'fixed', mean: 50 } },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Với mỗi executor, hỏi: ai quyết định VU nào chạy lượt kế tiếp?',
      en: 'Ask of each executor: who decides which VU runs the next iteration?',
    },
  ],
  answer: {
    kind: 'choice',
    choices: [
      {
        id: 'shared',
        text: { vi: '`shared-iterations` với 3 VU và 30 lượt', en: '`shared-iterations` with 3 VUs and 30 iterations' },
      },
      {
        id: 'each',
        text: { vi: '`per-vu-iterations` với 3 VU và 10 lượt', en: '`per-vu-iterations` with 3 VUs and 10 iterations' },
      },
      {
        id: 'vus',
        text: { vi: '`constant-vus` với 3 VU trong 20 giây', en: '`constant-vus` with 3 VUs for 20 seconds' },
      },
      {
        id: 'rate',
        text: {
          vi: '`constant-arrival-rate` với 1 lượt mỗi giây, 30 giây',
          en: '`constant-arrival-rate` with 1 iteration a second for 30 seconds',
        },
      },
    ],
  },
  why: {
    vi: 'Lời giải thử cả bốn executor: đổi dòng lệnh thành `k6 run -e EXECUTOR=shared script.js` (hay `vus`, `rate`) và đếm tên trong nhật ký. Chỉ với `per-vu-iterations` mỗi VU có kho lượt của riêng mình.',
    en: 'The solution tries all four: change the command line to `k6 run -e EXECUTOR=shared script.js` (or `vus`, `rate`) and count the names in the log. Only with `per-vu-iterations` each VU has a stock of its own.',
  },
};
