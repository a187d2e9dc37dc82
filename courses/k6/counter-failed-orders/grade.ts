import type { ScriptCheck, ScriptGrading } from '../../../src/features/k6-lab/core/lab/grading';
import { tellingRun, valueOf } from '../../../src/features/k6-lab/core/lab/measures';
import type { RunResult } from '../../../src/features/k6-lab/core/run/types';
import type { ServerSettings } from '../../../src/features/k6-lab/core/server/serverModel';

const sum = ({ accounts }: RunResult, what: 'logins' | 'orders') =>
  accounts.reduce((total, account) => total + account[what], 0);

/** Whether the counter is right for orders of this book, by what the server itself has accepted. */
const countCheck = (
  id: string,
  title: ScriptCheck['title'],
  bookId: number,
  server: Partial<ServerSettings> = {},
  load?: { readonly vus: number; readonly count: number },
): ScriptCheck => ({
  id,
  title,
  run: async (trial) => {
    const { random } = trial;
    const { vus, count } = load ?? { vus: 3, count: random.integer(20, 40) };
    const result = await tellingRun(
      trial,
      {
        server: { workers: 8, service: { kind: 'fixed', mean: random.integer(20, 60) }, ...server },
        commandLine: `k6 run -e BOOK_ID=${bookId} -u ${vus} -i ${count} script.js`,
      },
      // Without a token, every order fails: such a run says little.
      (run) => sum(run, 'logins') > 0,
    );
    if (!result) return { vi: 'Script không đăng nhập được.', en: 'The script does not get a token.' };
    const failed = count - sum(result, 'orders');
    const metric = result.metrics.find(({ name }) => name === 'failed_orders');
    if (metric && metric.type !== 'counter') {
      return {
        vi: '`failed_orders` không phải là một `Counter`.',
        en: '`failed_orders` is not a `Counter`.',
      };
    }
    const counted = valueOf(result, 'failed_orders', 'count');
    if (counted === failed) return undefined;
    return {
      vi: `${failed} trong ${count} đơn không được nhận, nhưng \`failed_orders\` là ${counted}.`,
      en: `${failed} of ${count} orders were not accepted, but \`failed_orders\` is ${counted}.`,
    };
  },
});

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    countCheck('sold-out', { vi: 'Hết hàng sau đơn đầu', en: 'Sold out after the first order' }, 18),
    countCheck('errors', { vi: 'Máy chủ có lỗi', en: 'A server with errors' }, 2, { errorRate: 0.4 }),
    countCheck('no-book', { vi: 'Sách không có', en: 'No such book' }, 99),
    countCheck('accepted', { vi: 'Mọi đơn được nhận', en: 'All orders accepted' }, 1),
    countCheck(
      'no-answer',
      { vi: 'Máy chủ không kịp trả lời', en: 'A server that does not answer in time' },
      2,
      { workers: 1, service: { kind: 'fixed', mean: 20_000 } },
      { vus: 4, count: 12 },
    ),
  ],
  mistakes: [
    {
      id: 'made-in-default',
      fails: 'sold-out',
      mark: /default.*newCounter/s,
      message: {
        vi: 'Chỉ số được tạo trong `default`: k6 chỉ cho tạo ở phần init, nên mỗi lượt dừng với lỗi (xem tab “Nhật ký”).',
        en: 'The metric is made in `default`: k6 allows that in the init code only, so every iteration ends with an error (see the tab “Log”).',
      },
    },
    {
      id: 'rate',
      fails: 'sold-out',
      mark: /newRate\(/,
      message: {
        vi: '`Rate` cho tỉ lệ; câu hỏi cần số đơn, tức là `Counter`.',
        en: 'A `Rate` gives a share; the task asks for a number, a `Counter`.',
      },
    },
    {
      id: 'gauge',
      fails: 'sold-out',
      mark: /newGauge\(/,
      message: {
        vi: '`Gauge` giữ giá trị cuối, và mỗi VU có biến đếm riêng: số cuối cùng là của một VU. `Counter` cộng qua mọi VU.',
        en: 'A `Gauge` keeps the last value, and each VU has a counting variable of its own: the last number is that of one VU. A `Counter` adds up over all VUs.',
      },
    },
    {
      id: 'adds-status',
      fails: 'sold-out',
      mark: /add\(\w+\.status\)/,
      message: {
        vi: '`add` cộng giá trị được đưa vào: `add(409)` cộng 409. Mỗi đơn thất bại cần `add(1)`.',
        en: '`add` adds the value that it gets: `add(409)` adds 409. Each failed order takes `add(1)`.',
      },
    },
    {
      id: 'only-server-errors',
      fails: 'sold-out',
      mark: /status>=?5|status>499|status===?50/,
      message: {
        vi: 'Hết hàng là 409, không phải lỗi 5xx, nên chưa được đếm.',
        en: 'Sold out is 409 and not a 5xx error, so it is not counted.',
      },
    },
    {
      id: 'own-variable',
      fails: 'sold-out',
      mark: /^(?!.*new(?:Counter|Gauge|Rate|Trend)\()/s,
      message: {
        vi: 'Không có chỉ số nào tên `failed_orders`. Biến của script không đi từ VU này sang VU khác, cũng không tới `teardown`.',
        en: 'There is no metric with the name `failed_orders`. A variable of the script goes neither from one VU to another nor to `teardown`.',
      },
    },
    {
      id: 'counts-all',
      fails: 'sold-out',
      message: {
        vi: 'Số đếm sai ngay cả khi chỉ có hết hàng. Chỉ số phải có đúng tên `failed_orders`; mỗi câu trả lời khác 201 phải thêm đúng 1, đơn được nhận không thêm gì: hãy so hai con số ở trên.',
        en: 'The count is wrong even when books are just sold out. The name of the metric has to be `failed_orders`; each answer other than 201 has to add exactly 1, an accepted order nothing: compare the two numbers above.',
      },
    },
    {
      id: 'only-sold-out',
      fails: 'errors',
      mark: /409/,
      message: {
        vi: 'Đơn gặp lỗi máy chủ (503) chưa được đếm. Đừng kể từng mã lỗi: hãy so với mã duy nhất nghĩa là thành công.',
        en: 'Orders that meet a server error (503) are not counted. Do not list the codes of errors: compare with the one status that means success.',
      },
    },
    {
      id: 'lists-codes',
      fails: 'no-book',
      mark: /409/,
      message: {
        vi: 'Đơn cho một cuốn không có (404) chưa được đếm. Đừng kể từng mã lỗi: hãy so với mã duy nhất nghĩa là thành công.',
        en: 'Orders for a book that does not exist (404) are not counted. Do not list the codes of errors: compare with the one status that means success.',
      },
    },
    {
      id: 'no-answer',
      fails: 'no-answer',
      mark: /status>=?(?:[23]\d\d|400)\b/,
      message: {
        vi: 'Đơn không có câu trả lời có mã 0, nhỏ hơn 400, nên chưa được đếm. Hãy so với mã duy nhất nghĩa là thành công.',
        en: 'An order without an answer has status 0, which is below 400, so it is not counted. Compare with the one status that means success.',
      },
    },
    {
      id: 'no-body',
      fails: 'no-answer',
      mark: /\.json\((?!["'`]token|\)\.token)/,
      message: {
        vi: 'Đơn không có câu trả lời thì không có phần thân: `json()` ném lỗi, và lượt dừng trước `add`. Hãy so mã trạng thái trước.',
        en: 'An order without an answer has no body: `json()` throws, and the iteration ends before `add`. Compare the status first.',
      },
    },
  ],
};
