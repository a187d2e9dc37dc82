import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-02',
  title: { vi: 'Lên 20 VU, giữ, rồi xuống', en: 'Up to 20 VUs, hold, and down' },
  task: {
    vi: 'Nhà sách muốn một average-load test: số VU tăng đều lên 20 trong 1 phút, giữ 20 trong 2 phút, rồi giảm đều về 0 trong 30 giây. Sửa `stages`; biểu đồ VU cho thấy bạn đã đúng chưa.',
    en: 'The bookshop wants an average-load test: the VUs grow evenly to 20 in 1 minute, stay at 20 for 2 minutes, and fall evenly to 0 in 30 seconds. Change `stages`; the chart of VUs shows whether you are there.',
  },
  command: 'k6 run script.js',
  presets: [
    {
      id: 'shop',
      name: { vi: 'Nhà sách', en: 'Bookshop' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 80, spread: 0.3 } },
    },
  ],
  sliders: [],
  hints: [
    {
      vi: 'Mỗi phần tử của `stages` là một đoạn đường thẳng: kéo dài bao lâu, và kết thúc ở bao nhiêu VU.',
      en: 'Each element of `stages` is a straight line: how long it lasts, and at how many VUs it ends.',
    },
    {
      vi: 'Muốn đường nằm ngang, viết một đoạn có cùng `target` với đoạn trước.',
      en: 'For a level line, write a stage with the same `target` as the one before.',
    },
  ],
  answer: { kind: 'script' },
  why: {
    vi: 'Ba đoạn: `1m` tới 20, `2m` vẫn 20, `30s` tới 0. `duration` là độ dài của đoạn chứ không phải thời điểm tính từ lúc bắt đầu, `target` là mức ở cuối đoạn chứ không phải phần tăng thêm.',
    en: 'Three stages: `1m` to 20, `2m` still at 20, `30s` to 0. `duration` is the length of a stage and not a time counted from the start, `target` is the level at its end and not a change.',
  },
};
