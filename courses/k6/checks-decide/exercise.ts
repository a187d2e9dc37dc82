import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-03',
  title: { vi: 'Check quyết định mã thoát', en: 'Checks decide the exit code' },
  task: {
    vi: 'Cả hai máy chủ đều cho mã thoát 0. Thêm một ngưỡng để k6 thoát với mã 99 khi hơn 5% số check sai, và với mã 0 khi chưa đến 5%.',
    en: 'Both servers give exit code 0. Add a threshold so that k6 exits with code 99 when more than 5 % of the checks fail, and with code 0 when fewer than 5 % do.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'few',
      name: { vi: 'Ít lỗi', en: 'Few errors' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 50, spread: 0.25 }, errorRate: 0.02 },
    },
    {
      id: 'many',
      name: { vi: 'Nhiều lỗi', en: 'Many errors' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 50, spread: 0.25 }, errorRate: 0.2 },
    },
  ],
  sliders: ['errors'],
  hints: [
    {
      vi: 'Mọi check đều ghi vào một chỉ số chung, thuộc loại Rate: tỉ lệ check đúng. Chỉ số ấy tên là gì?',
      en: 'All checks are recorded in one metric, a Rate: the share that passed. What is its name?',
    },
  ],
  answer: { kind: 'script' },
  why: {
    vi: '`checks` là tỉ lệ check đúng, nên ngưỡng viết điều phải đạt: `rate>=0.95`. Ở đây `http_req_failed: rate<=0.05` cũng được, vì check chỉ hỏi mã trạng thái; với một check về nội dung thì không.',
    en: '`checks` is the share of checks that passed, so the threshold states what has to be reached: `rate>=0.95`. Here `http_req_failed: rate<=0.05` does as well, because the check asks for the status only; for a check of the content it would not.',
  },
};
