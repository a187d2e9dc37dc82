import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-04',
  title: { vi: 'Tìm sức chứa', en: 'Find the capacity' },
  task: {
    vi: 'Máy chủ này phục vụ được nhiều nhất bao nhiêu request mỗi giây? Đổi script hoặc dòng lệnh, chạy bao nhiêu lần tùy bạn, rồi trả lời với sai số 5%.',
    en: 'How many requests a second can this server answer at most? Change the script or the command line, run it as often as you like, then answer to within 5 %.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'unknown',
      name: { vi: 'Máy chủ chưa biết', en: 'Unknown server' },
      server: { workers: 6, service: { kind: 'lognormal', mean: 37, spread: 0.4 } },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Tăng dần số VU và nhìn số request mỗi giây. Khi nào thêm VU không làm nó tăng nữa?',
      en: 'Raise the number of VUs step by step and watch the requests a second. When do more VUs not raise them any more?',
    },
    {
      vi: 'Chỉ tính phần mà máy chủ luôn có việc: bỏ `sleep`, chạy đủ lâu, đọc dòng `http_reqs`.',
      en: 'Count only while the server always has work: leave out `sleep`, run long enough, read the line `http_reqs`.',
    },
  ],
  answer: {
    kind: 'number',
    label: { vi: 'Sức chứa', en: 'Capacity' },
    unit: { vi: 'request/giây', en: 'requests/s' },
  },
  why: {
    vi: 'Với 60 VU, lúc nào cũng có request đang chờ, nên máy chủ không bao giờ rảnh: số request mỗi giây chính là sức chứa. Thêm VU nữa chỉ làm hàng đợi và thời gian chờ dài ra.',
    en: 'With 60 VUs some request is always waiting, so the server is never idle: the requests a second are its capacity. More VUs only make the queue and the waiting longer.',
  },
};
