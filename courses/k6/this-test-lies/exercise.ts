import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-04',
  title: { vi: 'Phép đo này nói dối', en: 'This test lies' },
  task: {
    vi: 'Sau mỗi lần khởi động lại, người mua sách than phải chờ nhiều giây. Phép đo với 10 VU trên đúng máy chủ ấy báo `p(95)` chưa tới 100 ms. Chạy nó, xem biểu đồ, rồi trả lời: vì sao phép đo không thấy?',
    en: 'After each restart, the buyers of books complain of waiting for seconds. A test with 10 VUs on the same server reports a `p(95)` below 100 ms. Run it, look at the charts, then answer: why does the test not see it?',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'restarted',
      name: { vi: 'Vừa khởi động lại', en: 'Just restarted' },
      server: {
        workers: 4,
        service: { kind: 'lognormal', mean: 30, spread: 0.3 },
        warmUp: { ms: 20_000, factor: 20 },
      },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Nhìn số request mỗi giây trong 20 giây đầu, rồi so với lúc sau. Người thật có đến thưa đi khi máy chủ chậm không?',
      en: 'Look at the requests a second in the first 20 seconds, and compare them with later ones. Do real buyers come less often while the server is slow?',
    },
  ],
  answer: {
    kind: 'choice',
    choices: [
      {
        id: 'too-short',
        text: {
          vi: 'Phép đo quá ngắn: chạy 10 phút thì `p(95)` sẽ cao.',
          en: 'The test is too short: in 10 minutes the `p(95)` would be high.',
        },
      },
      {
        id: 'average',
        text: {
          vi: '`p(95)` không phải con số đúng: `avg` mới cho thấy người mua phải chờ.',
          en: '`p(95)` is the wrong number: `avg` would show how long the buyers wait.',
        },
      },
      {
        id: 'waits',
        text: {
          vi: 'VU chờ câu trả lời rồi mới gửi tiếp, nên đúng lúc máy chủ chậm thì phép đo gửi rất ít.',
          en: 'A VU waits for its answer before it sends again, so the test sends very little just while the server is slow.',
        },
      },
      {
        id: 'no-check',
        text: {
          vi: 'Thiếu `check`: request chậm không bị tính là hỏng nên không được ghi lại.',
          en: 'A `check` is missing: slow requests do not count as failed, so they are not recorded.',
        },
      },
    ],
  },
  why: {
    vi: 'Lời giải gửi 60 lượt mỗi giây dù máy chủ nhanh hay chậm (`constant-arrival-rate`), như người mua vẫn đến. Thêm `-e MODEL=closed` vào dòng lệnh để so với 10 VU: máy chủ như nhau, `p(95)` khác hẳn.',
    en: 'The solution starts 60 iterations a second however slow the server is (`constant-arrival-rate`), as buyers keep coming. Add `-e MODEL=closed` to the command line to compare it with 10 VUs: the same server, quite another `p(95)`.',
  },
};
