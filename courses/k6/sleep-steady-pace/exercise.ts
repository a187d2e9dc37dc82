import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-02',
  title: { vi: 'Cứ hai giây một lượt', en: 'An iteration every two seconds' },
  task: {
    vi: 'Mười VU, mỗi VU cứ 2 giây một lượt, là 5 lượt mỗi giây. Script phải bắt đầu 5 lượt mỗi giây trong ít nhất một phút. Với `sleep(2)` nhịp ấy chậm đi khi máy chủ chậm: chạy với cả hai máy chủ. Sửa để nhịp giữ nguyên, miễn là câu trả lời đến trong 2 giây.',
    en: 'Ten VUs with an iteration every 2 seconds each make 5 iterations a second. The script must begin 5 iterations a second for at least a minute. With `sleep(2)` the pace drops when the server is slow: run it with both servers. Change it so that the pace stays, as long as answers come within 2 seconds.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'fast',
      name: { vi: 'Nhanh', en: 'Fast' },
      server: { workers: 64, service: { kind: 'lognormal', mean: 50, spread: 0.25 } },
    },
    {
      id: 'slow',
      name: { vi: 'Chậm', en: 'Slow' },
      server: { workers: 64, service: { kind: 'lognormal', mean: 1000, spread: 0.25 } },
    },
  ],
  sliders: ['service'],
  hints: [
    {
      vi: 'Một lượt gồm thời gian chờ câu trả lời và thời gian ngủ. Tổng của chúng phải là 2 giây.',
      en: 'An iteration is the wait for the answer and the sleep. Their sum must be 2 seconds.',
    },
    {
      vi: '`res.timings.duration` là thời gian chờ, tính bằng mili giây; `sleep` nhận giây.',
      en: '`res.timings.duration` is the wait in milliseconds; `sleep` takes seconds.',
    },
  ],
  answer: { kind: 'script' },
  why: {
    vi: 'Ngủ phần còn lại của 2 giây: `2 - res.timings.duration / 1000`. k6 cũng có tùy chọn `minIterationDuration`, làm đúng việc ấy. Khi câu trả lời lâu hơn 2 giây, VU vẫn phải chờ; muốn nhịp không phụ thuộc máy chủ, cần executor của phần 4.',
    en: 'Sleep for the rest of the 2 seconds: `2 - res.timings.duration / 1000`. k6 has an option for it, `minIterationDuration`. When an answer takes longer than 2 seconds, the VU still has to wait; a pace that does not depend on the server takes the executors of part 4.',
  },
};
