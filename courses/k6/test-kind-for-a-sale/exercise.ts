import type { K6ExerciseDefinition } from '../../../src/features/k6-lab/core/lab/definition';

export const exercise: K6ExerciseDefinition = {
  doc: 'k6/part-01',
  title: { vi: 'Đợt giảm giá cần dạng nào?', en: 'Which kind for the sale?' },
  task: {
    vi: 'Đúng 9 giờ, trong 10 giây số người đọc tăng từ 20 lên 200, và một phút sau trở lại 20. Nhà sách hỏi: lúc ấy trang chậm đi bao nhiêu, và sau đó bao lâu thì nhanh lại? Chọn dạng kiểm thử trả lời được. Đổi `smoke` trên dòng lệnh để xem từng dạng.',
    en: 'At 9 sharp the readers grow from 20 to 200 within 10 seconds, and a minute later there are 20 again. The bookshop asks: how slow does the site get, and how soon is it fast again? Pick the kind of test that answers. Change `smoke` on the command line to look at each kind.',
  },
  command: 'k6 run -e KIND=smoke script.js',
  presets: [
    {
      id: 'shop',
      name: { vi: 'Nhà sách', en: 'Bookshop' },
      server: { workers: 8, service: { kind: 'lognormal', mean: 80, spread: 0.3 } },
    },
  ],
  sliders: ['workers', 'service'],
  hints: [
    {
      vi: 'Nhìn đường số VU: dạng nào tăng đột ngột rồi đứng lại ở mức thường đủ lâu để thấy máy chủ hồi phục?',
      en: 'Look at the line of VUs: which kind jumps, and then stays at the usual level long enough to show the recovery?',
    },
  ],
  answer: {
    kind: 'choice',
    choices: [
      {
        id: 'average',
        text: { vi: 'Average-load: mức thường, đủ lâu', en: 'Average load: the usual level, long enough' },
      },
      {
        id: 'stress',
        text: { vi: 'Stress: cao hơn mức thường, giữ lâu', en: 'Stress: above the usual level, held for long' },
      },
      {
        id: 'soak',
        text: { vi: 'Soak: mức thường, suốt nhiều giờ', en: 'Soak: the usual level, for hours' },
      },
      {
        id: 'spike',
        text: { vi: 'Spike: tăng vọt rồi về mức thường', en: 'Spike: a jump, then the usual level again' },
      },
      {
        id: 'breakpoint',
        text: { vi: 'Breakpoint: tăng mãi tới khi hỏng', en: 'Breakpoint: ever more, until it breaks' },
      },
    ],
  },
  why: {
    vi: 'Spike test có cả ba đoạn của câu hỏi: mức thường, đỉnh đột ngột, rồi mức thường. Chạy với `-e KIND=spike` và xem p95 lên bao nhiêu trong phút cao điểm và khi nào xuống lại.',
    en: 'The spike test has the three parts of the question: the usual level, a sudden peak, the usual level again. Run it with `-e KIND=spike` and see how high p95 gets in the peak minute and when it is down again.',
  },
};
