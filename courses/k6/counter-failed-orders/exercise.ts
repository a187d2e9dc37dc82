import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-05',
  title: { vi: 'Đếm đơn hàng thất bại', en: 'Count failed orders' },
  task: {
    vi: 'Sách số 18 chỉ còn một bản. Thêm một `Counter` tên `failed_orders` đếm mọi đơn không được nhận, vì bất cứ lý do gì (API trả về mã khác 201).',
    en: 'There is one copy of book 18. Add a `Counter` with the name `failed_orders` that counts every order that is not accepted, for whatever reason (the API answers with a status other than 201).',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'healthy',
      name: { vi: 'Khỏe', en: 'Healthy' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 30, spread: 0.25 } },
    },
    {
      id: 'failing',
      name: { vi: 'Lỗi 20%', en: '20 % errors' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 30, spread: 0.25 }, errorRate: 0.2 },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Chỉ số phải được tạo ở phần init, ngoài mọi hàm; `add` thì gọi trong `default`.',
      en: 'A metric has to be made in the init code, outside of all functions; `add` is called in `default`.',
    },
    {
      vi: '`http.post` trả về câu trả lời; `status` của nó cho biết đơn có được nhận không.',
      en: '`http.post` returns the answer; its `status` tells whether the order was accepted.',
    },
  ],
  answer: { kind: 'script' },
  why: {
    vi: '`new Counter` ở phần init, rồi `add(1)` mỗi khi mã khác 201. So với 201 bắt được cả hết hàng (409), lỗi máy chủ (503), sách không có (404) lẫn không có câu trả lời (mã 0).',
    en: '`new Counter` in the init code, then `add(1)` whenever the status is not 201. Comparing with 201 catches sold out (409), server errors (503), no such book (404) and no answer (status 0).',
  },
};
