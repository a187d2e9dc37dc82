import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-04',
  title: { vi: '50 request mỗi giây, dù máy chủ ra sao', en: '50 requests a second, whatever the server does' },
  task: {
    vi: 'Người mua đến đều đặn 50 người mỗi giây, dù trang nhanh hay chậm. Script này gửi được bao nhiêu khi máy chủ chậm? Sửa nó để luôn gửi 50 request mỗi giây trong ít nhất 30 giây, cả khi mỗi request mất gần một giây.',
    en: 'Buyers come at a steady 50 a second, whether the site is fast or slow. How many requests does this script send when the server is slow? Change it so that it always sends 50 requests a second for at least 30 seconds, even when each takes almost a second.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'fast',
      name: { vi: 'Nhanh', en: 'Fast' },
      server: { workers: 200, service: { kind: 'lognormal', mean: 20, spread: 0.25 } },
    },
    {
      id: 'slow',
      name: { vi: 'Chậm', en: 'Slow' },
      server: { workers: 200, service: { kind: 'lognormal', mean: 800, spread: 0.25 } },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Executor nào bắt đầu lượt mới theo đồng hồ, không đợi lượt trước xong?',
      en: 'Which executor starts iterations by the clock, without waiting for earlier ones to end?',
    },
    {
      vi: 'Mỗi lượt đang chạy giữ một VU. Nếu một lượt mất 0,9 giây, bao nhiêu lượt chạy cùng lúc?',
      en: 'Each running iteration holds a VU. If one takes 0.9 seconds, how many run at the same time?',
    },
  ],
  answer: { kind: 'script' },
  why: {
    vi: '`constant-arrival-rate` bắt đầu 50 lượt mỗi giây theo đồng hồ. Số VU cần có là tốc độ nhân thời gian một lượt (định luật Little): 50 × 0,9 = 45, thêm phần dự phòng. Không còn `sleep`: nhịp do executor giữ.',
    en: '`constant-arrival-rate` starts 50 iterations a second by the clock. The VUs it needs are the rate times the length of an iteration (Little’s law): 50 × 0.9 = 45, and some in reserve. There is no `sleep`: the executor keeps the pace.',
  },
};
