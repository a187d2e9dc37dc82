import type { ChoiceGrading } from '../../../src/features/k6-lab/core/lab/grading';
import { valueOf } from '../../../src/features/k6-lab/core/lab/measures';

export const grading: ChoiceGrading = {
  kind: 'choice',
  right: ['waits'],
  why: {
    'too-short': {
      vi: 'Chạy lâu hơn thì phần chậm chỉ chiếm một phần nhỏ hơn: `p(95)` còn thấp đi.',
      en: 'In a longer test the slow part is a smaller share of it: the `p(95)` becomes even lower.',
    },
    average: {
      vi: '`avg` của phép đo này cũng dưới 100 ms. Con số nào cũng chỉ tính từ những request được gửi: những request lẽ ra phải gửi thì không có trong đó.',
      en: 'The `avg` of this test is below 100 ms, too. Every time in the summary comes from the requests that were sent; those that should have been sent are not among them.',
    },
    waits: {
      vi: 'Mười VU cùng chờ thì không còn ai gửi. Trong 20 giây đầu chỉ có vài trăm request, chìm giữa hàng nghìn request nhanh. Người ta gọi đó là coordinated omission: phép đo nhường nhịn máy chủ.',
      en: 'While ten VUs wait, nobody sends. There are a few hundred requests in the first 20 seconds, lost among thousands of fast ones. This is called coordinated omission: the test is considerate of the server.',
    },
    'no-check': {
      vi: 'Mọi request đều được đo, dù có `check` hay không. Điều thiếu là những request đã không được gửi.',
      en: 'Every request is measured, with or without a `check`. What is missing are requests that were not sent.',
    },
  },
  proof: async ({ run }) => {
    const stats = '--summary-trend-stats avg,p(95) script.js';
    const closed = await run({ commandLine: `k6 run -e MODEL=closed ${stats}` });
    const longer = await run({ commandLine: `k6 run -e MODEL=closed -u 10 -d 10m ${stats}` });
    const open = await run({ commandLine: `k6 run -e MODEL=open ${stats}` });
    const p95 = (result: typeof open) => valueOf(result, 'http_req_duration', 'p(95)');
    if (p95(closed) > 100 || valueOf(closed, 'http_req_duration', 'avg') > 100)
      return 'the closed test sees the slow part';
    if (p95(longer) > p95(closed)) return 'a longer test sees more of the slow part';
    if (p95(open) < 2000) return 'the open test does not see the slow part';
    const rates = [closed, open].map((result) => valueOf(result, 'http_reqs', 'rate'));
    if (Math.abs((rates[0] ?? 0) / (rates[1] ?? 1) - 1) > 0.25) return `the loads differ: ${rates.join(', ')}`;
    return undefined;
  },
};
