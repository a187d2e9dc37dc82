import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-04',
  title: { vi: 'Cần bao nhiêu VU?', en: 'How many VUs does it take?' },
  task: {
    vi: 'Script bắt đầu 50 lượt mỗi giây. Mỗi lượt gửi hai request lần lượt, mỗi request mất 0,4 giây, rồi nghỉ 0,6 giây. Với 5 VU thì gần như mọi lượt bị bỏ. Trung bình có bao nhiêu lượt chạy cùng lúc, tức là cần ít nhất khoảng bao nhiêu VU, chưa kể phần dự phòng? Trả lời với sai số 3%.',
    en: 'The script starts 50 iterations a second. Each sends two requests one after the other, which take 0.4 seconds each, and then sleeps for 0.6 seconds. With 5 VUs almost all iterations are dropped. How many iterations run at the same time on average, that is, about how many VUs does it take at least, without a reserve? Answer to within 3 %.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'steady',
      name: { vi: '0,4 giây mỗi request', en: '0.4 seconds a request' },
      server: { workers: 200, service: { kind: 'fixed', mean: 400 } },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Một lượt giữ VU của nó từ đầu đến cuối, kể cả lúc nghỉ. Một lượt dài bao lâu?',
      en: 'An iteration holds its VU from its beginning to its end, while it sleeps too. How long is one?',
    },
  ],
  answer: { kind: 'number', label: { vi: 'Số VU', en: 'VUs' }, unit: { vi: 'VU', en: 'VUs' } },
  why: {
    vi: 'Một lượt dài 0,4 + 0,4 + 0,6 = 1,4 giây. Theo định luật Little, trung bình có 50 × 1,4 = 70 lượt chạy cùng lúc, và mỗi lượt giữ một VU. Lời giải cấp 75 và không lượt nào bị bỏ.',
    en: 'An iteration takes 0.4 + 0.4 + 0.6 = 1.4 seconds. By Little’s law 50 × 1.4 = 70 iterations run at the same time on average, and each holds a VU. The solution allocates 75, and none is dropped.',
  },
};
