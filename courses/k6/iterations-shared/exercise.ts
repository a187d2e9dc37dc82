import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-01',
  title: { vi: 'Hai VU, tám lượt', en: 'Two VUs, eight iterations' },
  task: {
    vi: 'Dòng lệnh yêu cầu 2 VU (`-u 2`) và 8 lượt (`-i 8`); mỗi lượt gửi 2 request. Đoán trước rồi trả lời: cả lần chạy gửi bao nhiêu request? Sau đó chạy để kiểm tra.',
    en: 'The command line asks for 2 VUs (`-u 2`) and 8 iterations (`-i 8`); each iteration sends 2 requests. Predict, then answer: how many requests does the whole test send? Run it afterwards to see.',
  },
  command: 'k6 run -u 2 -i 8 script.js',
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
      vi: '`-i` là số lượt của cả lần chạy, không phải của từng VU.',
      en: '`-i` is the number of iterations of the whole test, not of each VU.',
    },
  ],
  answer: {
    kind: 'number',
    label: { vi: 'Số request', en: 'Requests' },
    unit: { vi: 'request', en: 'requests' },
  },
  why: {
    vi: 'Hai VU lấy lượt từ một kho chung có 8 lượt: 8 × 2 = 16 request. Thêm VU thì kho ấy cạn nhanh hơn chứ không lớn hơn.',
    en: 'The two VUs take iterations from one stock of 8: 8 × 2 = 16 requests. More VUs empty that stock sooner; they do not enlarge it.',
  },
};
