import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-01',
  title: { vi: 'Đọc bản tổng kết', en: 'Read the summary' },
  task: {
    vi: 'Chạy script, mở tab “Tổng kết” rồi trả lời: 95% số request được trả lời trong tối đa bao nhiêu mili giây?',
    en: 'Run the script, open the tab “Summary”, then answer: within how many milliseconds were 95 % of the requests answered?',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'uneven',
      name: { vi: 'Lúc nhanh lúc chậm', en: 'Now fast, now slow' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 120, spread: 1 } },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Dòng nào đo thời gian của request, dòng nào đo cả lượt lặp có `sleep`?',
      en: 'Which line measures requests, and which one whole iterations with their `sleep`?',
    },
  ],
  answer: {
    kind: 'number',
    label: { vi: 'Thời gian', en: 'Time' },
    unit: { vi: 'ms', en: 'ms' },
  },
  why: {
    vi: '`p(95)` của `http_req_duration`: 95% số request không vượt quá mức này. `avg` nằm thấp hơn nhiều, vì trung bình che những request chậm.',
    en: '`p(95)` of `http_req_duration`: 95 % of the requests do not exceed it. `avg` is far lower, since an average hides the slow requests.',
  },
};
