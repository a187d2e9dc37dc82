import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-03',
  title: { vi: 'Ngưỡng cho một đường dẫn', en: 'A threshold for one endpoint' },
  task: {
    vi: 'Mỗi trang kết quả gửi một request tìm kiếm, rồi sáu request lấy sách cùng lúc. Yêu cầu: 95% số lần tìm kiếm dưới 300 ms; sáu request kia chậm hơn cũng được. Với máy chủ “Một worker”, yêu cầu đạt mà mã thoát là 99. Sửa ngưỡng (và thêm tag nếu cần), giữ nguyên tải.',
    en: 'Each page of results sends one search, then six requests for books at once. The requirement: 95 % of the searches below 300 ms; the other six may be slower. On the server “One worker” the requirement is met, but the exit code is 99. Change the threshold (and add a tag if you need one); leave the load as it is.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'one',
      name: { vi: 'Một worker', en: 'One worker' },
      server: { workers: 1, service: { kind: 'fixed', mean: 80 } },
    },
    {
      id: 'slow',
      name: { vi: 'Mọi thứ đều chậm', en: 'Everything is slow' },
      server: { workers: 8, service: { kind: 'fixed', mean: 500 } },
    },
  ],
  sliders: ['workers', 'service'],
  hints: [
    {
      vi: 'Mẫu đo của mỗi request mang các tag. Một ngưỡng có thể chỉ xét những mẫu có một tag nhất định: `chỉ_số{tag:giá trị}`.',
      en: 'The samples of a request carry tags. A threshold can look at the samples with a certain tag only: `metric{tag:value}`.',
    },
    {
      vi: 'Xem dòng của ngưỡng trong bản tổng kết: nếu giá trị là 0 thì không mẫu nào mang tag ấy.',
      en: 'Look at the threshold’s line in the summary: if its value is 0, no sample carries that tag.',
    },
  ],
  answer: { kind: 'script' },
  why: {
    vi: 'Tag `name` đặt tên cho request tìm kiếm, và ngưỡng trên `http_req_duration{name:search}` chỉ xét mẫu của nó. Sáu request lấy sách chiếm 6/7 số mẫu, nên ngưỡng chung gần như chỉ nói về chúng.',
    en: 'The tag `name` names the search, and the threshold on `http_req_duration{name:search}` looks at its samples only. The six other requests are 6/7 of all samples, so a threshold on everything tells almost only about them.',
  },
};
