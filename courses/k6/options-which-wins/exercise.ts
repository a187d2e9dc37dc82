import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-02',
  title: { vi: 'Tùy chọn nào thắng?', en: 'Which option wins?' },
  task: {
    vi: 'Script ghi 2 VU và 30 giây, biến môi trường ghi 5 VU và 20 giây, dòng lệnh ghi 10 giây. Mỗi lượt mất hơn 1 giây một chút. Đoán trước rồi trả lời: có bao nhiêu lượt chạy xong?',
    en: 'The script says 2 VUs and 30 seconds, the environment says 5 VUs and 20 seconds, the command line says 10 seconds. An iteration takes little more than a second. Predict, then answer: how many iterations complete?',
  },
  command: 'K6_VUS=5 K6_DURATION=20s k6 run -d 10s script.js',
  presets: [
    {
      id: 'steady',
      name: { vi: 'Đều', en: 'Steady' },
      server: { workers: 8, service: { kind: 'fixed', mean: 20 } },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Xét từng tùy chọn riêng: `vus` đến từ nơi nào, `duration` đến từ nơi nào?',
      en: 'Look at each option by itself: where does `vus` come from, and where `duration`?',
    },
    {
      vi: 'Thứ tự từ yếu đến mạnh: mặc định, file cấu hình, script, môi trường, dòng lệnh.',
      en: 'From weak to strong: default, configuration file, script, environment, command line.',
    },
  ],
  answer: {
    kind: 'number',
    label: { vi: 'Số lượt', en: 'Iterations' },
    unit: { vi: 'lượt', en: 'iterations' },
  },
  why: {
    vi: 'Dòng lệnh chỉ nói về thời gian: 10 giây. Nó không nói về VU, nên nơi mạnh thứ hai quyết định: 5 VU của môi trường. Mỗi VU bắt đầu 10 lượt trong 10 giây, tổng cộng 50.',
    en: 'The command line speaks of the time only: 10 seconds. It does not speak of VUs, so the next strongest place decides: the 5 VUs of the environment. Each VU starts 10 iterations in 10 seconds, 50 in all.',
  },
};
