import type { ChoiceGrading } from '../../../src/features/k6-lab/core/lab/grading';

/** Prices of books 1 to 5, which a virtual user orders in turn. */
const PRICES = [95_000, 60_000, 58_000, 72_000, 88_000];

export const grading: ChoiceGrading = {
  kind: 'choice',
  right: ['counter'],
  why: {
    counter: {
      vi: 'Đúng: nó cộng số tiền của mọi đơn, và in thêm mức trung bình mỗi giây.',
      en: 'Right: it adds up the amounts of all orders, and prints the average a second as well.',
    },
    gauge: {
      vi: '`Gauge` giữ giá trị cuối cùng, cùng `min` và `max`: đó là tiền của một đơn.',
      en: 'A `Gauge` keeps the last value, with `min` and `max`: the money of one order.',
    },
    rate: {
      vi: '`Rate` là tỉ lệ các giá trị khác 0. Mọi đơn đều có tiền, nên nó luôn là 100%.',
      en: 'A `Rate` is the share of values other than 0. Every order has an amount, so it is always 100 %.',
    },
    trend: {
      vi: '`Trend` cho phân bố: trung bình, trung vị, bách phân vị của một đơn. Tổng không có trong đó.',
      en: 'A `Trend` gives the distribution: average, median, percentiles of an order. The sum is not among them.',
    },
  },
  proof: async ({ run }) => {
    const all = PRICES.reduce((sum, price) => sum + price, 0) * 8;
    for (const type of ['Counter', 'Gauge', 'Rate', 'Trend']) {
      const { metrics } = await run({ commandLine: `k6 run -e TYPE=${type} -u 1 -i 40 script.js` });
      const values = Object.values(metrics.find(({ name }) => name === 'revenue')?.values ?? {});
      if (values.includes(all) !== (type === 'Counter')) return `${type}: ${values.join(', ')}, revenue ${all}`;
    }
    return undefined;
  },
};
