import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-01',
  title: { vi: 'Đặt một cuốn sách', en: 'Order a book' },
  task: {
    vi: 'Mỗi lượt phải đặt được một cuốn. Chạy script: API trả lời gì? Sửa để mọi đơn được nhận: `POST /login` trả về `token`, `POST /orders` cần header `Authorization: Bearer <token>`.',
    en: 'Each iteration must get one order of one copy accepted. Run the script: what does the API answer? Change it so that every order is accepted: `POST /login` returns a `token`, and `POST /orders` needs the header `Authorization: Bearer <token>`.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'healthy',
      name: { vi: 'Khỏe', en: 'Healthy' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 30, spread: 0.25 } },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Thêm `console.log(login.body)` và xem tab “Nhật ký”. k6 gửi một object dưới dạng biểu mẫu; API chờ JSON.',
      en: 'Add `console.log(login.body)` and look at the tab “Log”. k6 sends an object as a form; the API expects JSON.',
    },
    {
      vi: "Tham số thứ ba của `http.post` là `{ headers: { … } }`. `login.json('token')` lấy token.",
      en: "The third parameter of `http.post` is `{ headers: { … } }`. `login.json('token')` gets the token.",
    },
  ],
  answer: { kind: 'script' },
  why: {
    vi: '`JSON.stringify` biến object thành JSON trước khi gửi. Token là kết quả của request đầu và đi vào header của request sau, sau chữ `Bearer`.',
    en: '`JSON.stringify` makes JSON of the object before it is sent. The token comes from the first answer and goes into the header of the next request, after the word `Bearer`.',
  },
};
