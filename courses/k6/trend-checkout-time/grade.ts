import type { ScriptCheck, ScriptGrading, Trial } from '../../../src/features/k6-lab/core/lab/grading';
import { isWithin, shown, valueOf } from '../../../src/features/k6-lab/core/lab/measures';
import type { ServerSettings } from '../../../src/features/k6-lab/core/server/serverModel';

/** Of the 2 seconds between both steps. */
const LEAST_READING_MS = 1990;

/** Whether the trend has one value an iteration, the time of its two requests. */
const timeCheck = (
  id: string,
  title: ScriptCheck['title'],
  serverOf: (random: Trial['random']) => ServerSettings,
  load = '-u 5 -i 60',
): ScriptCheck => ({
  id,
  title,
  run: async ({ run, random }) => {
    const result = await run({
      server: serverOf(random),
      seed: random.integer(1, 1_000_000),
      commandLine: `k6 run --summary-trend-stats avg,count ${load} script.js`,
    });
    const iterations = valueOf(result, 'iterations', 'count');
    const requests = valueOf(result, 'http_reqs', 'count');
    if (iterations === 0 || requests !== 2 * iterations) {
      return {
        vi: `${iterations} lượt gửi ${requests} request; mỗi lượt phải đăng nhập và đặt hàng.`,
        en: `${iterations} iterations send ${requests} requests; each is to log in and to order.`,
      };
    }
    const reading = valueOf(result, 'iteration_duration', 'avg') - 2 * valueOf(result, 'http_req_duration', 'avg');
    if (reading < LEAST_READING_MS) {
      return {
        vi: `Ngoài thời gian chờ, mỗi lượt chỉ dài ${Math.round(reading)} ms; phải có 2 giây đọc trang giữa hai bước.`,
        en: `Apart from the wait, an iteration takes only ${Math.round(reading)} ms; there have to be 2 seconds of reading between the two steps.`,
      };
    }
    const count = valueOf(result, 'checkout_time', 'count');
    const average = valueOf(result, 'checkout_time', 'avg');
    const right = 2 * valueOf(result, 'http_req_duration', 'avg');
    if (count === iterations && isWithin(average, right, 0.02)) return undefined;
    return {
      vi: `Trung bình mỗi lượt chờ ${shown(right)} ms; \`checkout_time\` có ${count} giá trị với trung bình ${shown(average)}, trong ${iterations} lượt.`,
      en: `On average an iteration waits ${shown(right)} ms; \`checkout_time\` has ${count} values with an average of ${shown(average)}, in ${iterations} iterations.`,
    };
  },
});

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    {
      id: 'metric',
      title: { vi: 'Có một `Trend` tên `checkout_time`', en: 'There is a `Trend` with the name `checkout_time`' },
      run: async ({ run }) => {
        const { metrics } = await run();
        const metric = metrics.find(({ name }) => name === 'checkout_time');
        if (metric?.type === 'trend') return undefined;
        return {
          vi: 'Không có `Trend` nào tên `checkout_time`.',
          en: 'There is no `Trend` with the name `checkout_time`.',
        };
      },
    },
    timeCheck('healthy', { vi: 'Máy chủ khỏe', en: 'A healthy server' }, (random) => ({
      workers: 8,
      service: { kind: 'lognormal', mean: random.integer(90, 140), spread: 0.25 },
    })),
    timeCheck('queue', { vi: 'Request phải xếp hàng', en: 'Requests that wait in a queue' }, (random) => ({
      workers: 1,
      service: { kind: 'lognormal', mean: random.integer(300, 500), spread: 0.5 },
    })),
    timeCheck(
      'sold-out',
      { vi: 'Hết sách sau 500 đơn', en: 'Sold out after 500 orders' },
      (random) => ({ workers: 8, service: { kind: 'lognormal', mean: random.integer(40, 60), spread: 0.25 } }),
      '-u 25 -i 560',
    ),
  ],
  mistakes: [
    {
      id: 'counter',
      fails: 'metric',
      mark: /newCounter\(/,
      message: {
        vi: '`Counter` cộng mọi thời gian thành một con số: không còn trung bình hay bách phân vị nào.',
        en: 'A `Counter` adds all times up to one number: no average and no percentiles are left.',
      },
    },
    {
      id: 'extra-request',
      fails: 'healthy',
      mark: /(?:http\.(?:get|post|request|batch)\(.*){3}/s,
      message: {
        vi: 'Mỗi lượt chỉ có hai request, đăng nhập và đặt hàng. Đọc trang là `sleep(2)`, không gửi request nào.',
        en: 'An iteration has two requests only, the login and the order. The reading is `sleep(2)` and sends no request.',
      },
    },
    {
      id: 'other-reading',
      fails: 'healthy',
      mark: /^(?!.*sleep\(.*sleep\().*sleep\((?:[01]?\.\d+|[01])\)/s,
      message: {
        vi: 'Lúc đọc trang phải giữ nguyên 2 giây: `sleep(2)`.',
        en: 'The reading has to stay at 2 seconds: `sleep(2)`.',
      },
    },
    {
      id: 'two-values',
      fails: 'healthy',
      mark: /\.add\(.*\.add\(/s,
      message: {
        vi: 'Mỗi lượt đưa vào hai giá trị, nên chỉ số mô tả một request chứ không phải cả lần mua. Cộng trước, rồi `add` một lần.',
        en: 'Two values an iteration: the metric describes a request and not the purchase. Add them up, then call `add` once.',
      },
    },
    {
      id: 'seconds',
      fails: 'healthy',
      mark: /\/1000/,
      message: {
        vi: 'Giá trị được chia thành giây. Mọi thời gian của k6 tính bằng mili giây; chỉ số của bạn cũng nên vậy.',
        en: 'The value is divided into seconds. All times of k6 are in milliseconds; yours should be, too.',
      },
    },
    {
      id: 'minus-sleep-in-seconds',
      fails: 'healthy',
      mark: /-\w+-2\)/,
      message: {
        vi: '`Date.now()` tính bằng mili giây: trừ 2 là trừ 2 mili giây, không phải 2 giây.',
        en: '`Date.now()` is in milliseconds: taking off 2 takes off 2 milliseconds, not 2 seconds.',
      },
    },
    {
      id: 'no-reading',
      fails: 'healthy',
      mark: /^(?!.*sleep\()/s,
      message: {
        vi: 'Hai giây đọc trang đã bị bỏ khỏi script. Chúng thuộc về lần mua; chỉ giá trị của chỉ số mới không gồm chúng.',
        en: 'The 2 seconds of reading are gone from the script. They belong to the purchase; it is only the value of the metric that leaves them out.',
      },
    },
    {
      id: 'accepted-only',
      fails: 'sold-out',
      mark: /status/,
      message: {
        vi: 'Đơn bị từ chối không có giá trị nào, mà người mua vẫn phải chờ. Mỗi lượt phải `add` đúng một lần.',
        en: 'An order that is refused has no value, but its buyer waits, too. Each iteration has to `add` exactly once.',
      },
    },
    {
      id: 'with-sleep',
      fails: 'healthy',
      mark: /^(?!.*\.now\(.*\.now\(.*sleep\().*(?:Date|performance)\.now\(.*sleep\(.*\.now\(/s,
      message: {
        vi: 'Khoảng thời gian này gồm cả 2 giây đọc trang, là thời gian của người mua chứ không phải của máy chủ.',
        en: 'This span contains the 2 seconds of reading, which are the buyer’s and not the server’s.',
      },
    },
    {
      id: 'last-only',
      fails: 'healthy',
      mark: /timings|Date\.now|performance\.now/,
      message: {
        vi: 'Chưa phải tổng của hai bước: người mua chờ cả lúc đăng nhập lẫn lúc đặt hàng.',
        en: 'This is not the sum of both steps: the buyer waits for the login as well as for the order.',
      },
    },
  ],
};
