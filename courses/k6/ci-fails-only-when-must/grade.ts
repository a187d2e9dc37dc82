import type { ScriptCheck, ScriptGrading, Trial } from '../../../src/features/k6-lab/core/lab/grading';
import type { Bilingual } from '../../../src/core/bilingual';
import { tellingRun, valueOf } from '../../../src/features/k6-lab/core/lab/measures';
import type { ServerSettings } from '../../../src/features/k6-lab/core/server/serverModel';
import { sideCheck, TOO_MANY } from './sideCheck';

interface Night {
  readonly server: Partial<ServerSettings>;
  readonly duration: string;
  readonly mustFail: boolean;
  /** How many such nights are tried; 1 by default. More of them also bring errors among the first requests. */
  readonly nights?: number;
  readonly happened: { readonly vi: string; readonly en: string };
}

/** Whether the exit code is right for a night; the load is fixed, so that it is known how many errors there are. */
const nightCheck = (id: string, title: ScriptCheck['title'], night: Night): ScriptCheck => ({
  id,
  title,
  run: async (trial) => {
    for (let left = night.nights ?? 1; left > 0; left -= 1) {
      const failure = await failureOf(trial, night);
      if (failure) return failure;
    }
    return undefined;
  },
});

async function failureOf(trial: Trial, night: Night): Promise<Bilingual | undefined> {
  const service = { kind: 'fixed' as const, mean: trial.random.integer(40, 80) };
  const result = await tellingRun(
    trial,
    {
      server: { workers: 8, service, ...night.server },
      commandLine: `k6 run -u 5 -d ${night.duration} script.js`,
    },
    // A night in which the login itself fails is another story.
    (run) => run.accounts.some(({ logins }) => logins > 0) || valueOf(run, 'http_reqs', 'count') < 100,
  );
  if (!result) return { vi: 'Script không đăng nhập được.', en: 'The script does not log in.' };
  if ((result.exitCode !== 0) === night.mustFail) {
    if (result.exitCode !== 0 || valueOf(result, 'http_reqs', 'count') >= 100) return undefined;
    return { vi: 'Script gửi ít hơn 100 request.', en: 'The script sends fewer than 100 requests.' };
  }
  return {
    vi: `${night.happened.vi}, mà k6 thoát với mã ${result.exitCode}.`,
    en: `${night.happened.en}, but k6 exited with code ${result.exitCode}.`,
  };
}

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    nightCheck(
      'many-errors',
      { vi: 'Nhiều lỗi máy chủ', en: 'Many server errors' },
      {
        server: { errorRate: 0.15 },
        duration: '2m',
        mustFail: true,
        happened: { vi: 'Khoảng 15% số request gặp lỗi máy chủ', en: 'About 15 % of the requests met a server error' },
      },
    ),
    nightCheck(
      'sold-out',
      { vi: 'Không lỗi, chỉ hết hàng', en: 'No errors, just sold out' },
      {
        server: {},
        duration: '2m',
        mustFail: false,
        happened: {
          vi: 'Máy chủ không có lỗi nào, sách chỉ hết hàng',
          en: 'There was no server error, the book was just sold out',
        },
      },
    ),
    nightCheck(
      'stray-errors',
      { vi: 'Vài lỗi lẻ tẻ', en: 'Stray errors' },
      {
        server: { errorRate: 0.01 },
        duration: '5m',
        mustFail: false,
        nights: 4,
        happened: {
          vi: 'Cả đêm chỉ khoảng 1% số request gặp lỗi máy chủ',
          en: 'Only about 1 % of the requests of the whole night met a server error',
        },
      },
    ),
    nightCheck(
      'slow',
      { vi: 'Máy chủ chậm', en: 'A slow server' },
      {
        server: { service: { kind: 'fixed', mean: 1500 } },
        duration: '3m',
        mustFail: false,
        happened: { vi: 'Máy chủ chậm nhưng trả lời đúng', en: 'The server was slow, but its answers were right' },
      },
    ),
    nightCheck(
      'just-below',
      { vi: 'Ít hơn 2%', en: 'Below 2 %' },
      {
        server: { errorRate: 0.013 },
        duration: '10m',
        mustFail: false,
        happened: {
          vi: 'Khoảng 1,3% số request gặp lỗi máy chủ',
          en: 'About 1.3 % of the requests met a server error',
        },
      },
    ),
    nightCheck(
      'just-above',
      { vi: 'Nhiều hơn 2%', en: 'Above 2 %' },
      {
        server: { errorRate: 0.03 },
        duration: '10m',
        mustFail: true,
        happened: {
          vi: 'Khoảng 3% số request gặp lỗi máy chủ',
          en: 'About 3 % of the requests met a server error',
        },
      },
    ),
    sideCheck(
      'only-books',
      { vi: 'Chỉ request lấy sách gặp lỗi, quá 2%', en: 'Only requests for the book fail, above 2 %' },
      ['books'],
      TOO_MANY,
    ),
    sideCheck(
      'only-orders',
      { vi: 'Chỉ đơn hàng gặp lỗi, quá 2%', en: 'Only orders fail, above 2 %' },
      ['orders'],
      TOO_MANY,
    ),
    sideCheck(
      'one-side-below',
      { vi: 'Chỉ một loại request gặp lỗi, dưới 2%', en: 'Only one kind of request fails, below 2 %' },
      ['books', 'orders'],
      TOO_MANY - 1,
    ),
  ],
  mistakes: [
    {
      id: 'check-only',
      fails: 'many-errors',
      mark: /^(?!.*thresholds).*check\(/s,
      message: {
        vi: '`check` ghi lại kết quả nhưng không đổi mã thoát: CI vẫn xanh. Cần một ngưỡng.',
        en: '`check` records the result but does not change the exit code: CI stays green. It takes a threshold.',
      },
    },
    {
      id: 'throws',
      fails: 'many-errors',
      mark: /^(?!.*thresholds).*(?:fail\(|throw)/s,
      message: {
        vi: 'Lỗi ném ra trong `default` chỉ dừng lượt đang chạy và ghi vào nhật ký; k6 vẫn thoát với mã 0.',
        en: 'An error thrown in `default` ends that iteration and is logged; k6 still exits with code 0.',
      },
    },
    {
      id: 'sold-out-counts',
      fails: 'sold-out',
      mark: /^(?!.*expectedStatuses).*http_req_failed/s,
      message: {
        vi: 'Câu trả lời 409 bị tính là hỏng, vì mặc định chỉ mã từ 200 đến 399 là đúng. Hết hàng không phải lỗi.',
        en: 'The answer 409 counts as failed, since only statuses from 200 to 399 are expected by default. Sold out is no error.',
      },
    },
    {
      id: 'reversed',
      fails: 'sold-out',
      mark: /checks(?:\{[^}]*\})?['"]?:\[(?:\{threshold:)?['"`]rate</,
      message: {
        vi: '`checks` là tỉ lệ check đúng; ngưỡng này đòi tỉ lệ ấy phải thấp.',
        en: '`checks` is the share of checks that passed; this threshold demands that it is low.',
      },
    },
    {
      id: 'created-only',
      fails: 'sold-out',
      mark: /^(?!.*http_req_failed).*checks['"]?:.*===?201/s,
      message: {
        vi: 'Check này đòi mã 201, nên mỗi lần hết hàng (409) là một check sai. Ngưỡng trên `checks` chỉ dùng được nếu check hỏi về lỗi máy chủ.',
        en: 'This check asks for 201, so each sold-out answer (409) fails it. A threshold on `checks` works only if the checks ask about server errors.',
      },
    },
    {
      id: 'only-409',
      fails: 'sold-out',
      mark: /expectedStatuses\(409\)/,
      message: {
        vi: 'Chỉ còn 409 là câu trả lời đúng, nên mọi 200 và 201 đều bị tính là hỏng. `expectedStatuses` phải kể hết các mã đúng.',
        en: 'Now 409 is the only right answer, and every 200 and 201 counts as failed. `expectedStatuses` has to name all right statuses.',
      },
    },
    {
      id: 'failed-part',
      fails: 'stray-errors',
      mark: /http_req_failed\{(?:status:5|expected_response:false)/,
      message: {
        vi: 'Chỉ số con này chỉ gồm các request hỏng, nên tỉ lệ của nó là 100% ngay từ lỗi đầu tiên.',
        en: 'This sub-metric has failed requests only, so its rate is 100 % as soon as there is one.',
      },
    },
    {
      id: 'per-second',
      fails: 'stray-errors',
      mark: /http_reqs\{[^}]*\}['"]:\[\{?(?:threshold:)?['"`]rate/,
      message: {
        vi: '`rate` của một Counter là số lần mỗi giây, không phải tỉ lệ trong số request.',
        en: 'The `rate` of a Counter is a number a second, not a share of the requests.',
      },
    },
    {
      id: 'aborts-early',
      fails: 'stray-errors',
      mark: /^(?!.*delayAbortEval).*abortOnFail:true/s,
      message: {
        vi: 'Một lỗi trong vài chục request đầu tiên đã quá 2%, và `abortOnFail` dừng ngay lúc ấy. Yêu cầu nói về tỉ lệ của cả lần chạy.',
        en: 'An error among the first few dozen requests is more than 2 %, and `abortOnFail` stops at that moment. The requirement is about the share of the whole test.',
      },
    },
    {
      id: 'zero-tolerance',
      fails: 'stray-errors',
      mark: /rate(?:===?|<=)0(?!\.)/,
      message: {
        vi: 'Một lỗi duy nhất trong hàng nghìn request làm CI đỏ. Yêu cầu cho phép tới 2%.',
        en: 'A single error among thousands of requests fails CI. Up to 2 % are allowed.',
      },
    },
    {
      id: 'aborts',
      fails: 'stray-errors',
      mark: /abort\(/,
      message: {
        vi: '`exec.test.abort` dừng cả lần chạy ở lỗi đầu tiên, với mã 108: một lỗi lẻ cũng làm CI đỏ.',
        en: '`exec.test.abort` ends the whole test at the first error, with code 108: a stray error fails CI.',
      },
    },
    {
      id: 'counted',
      fails: 'stray-errors',
      mark: /count</,
      message: {
        vi: 'Số lỗi tăng theo độ dài lần chạy; yêu cầu nói về tỉ lệ. Cùng một máy chủ, chạy lâu hơn thì ngưỡng này đỏ.',
        en: 'The number of errors grows with the length of the test; the requirement is about a share. On the same server, a longer test crosses this threshold.',
      },
    },
    {
      id: 'also-slow',
      fails: 'slow',
      message: {
        vi: 'Máy chủ chậm làm CI đỏ, mà yêu cầu không nói gì về thời gian. Mỗi ngưỡng thừa là một báo động giả.',
        en: 'A slow server fails CI, but the requirement says nothing about time. Each extra threshold is a false alarm.',
      },
    },
    {
      id: 'five-percent',
      fails: 'just-above',
      message: {
        vi: 'Giới hạn rộng quá: yêu cầu là 2%.',
        en: 'The limit is too wide: the requirement is 2 %.',
      },
    },
    {
      id: 'orders-only',
      fails: 'only-books',
      mark: /^(?!.*(?:http_req_failed['"]?:|count<|\.add\((?!order)|check\((?!order))).*(?:add\(order\.status|checks(?:\{[^}]*\})?['"]?:.*check\(order)|http_req_failed\{(?:method:POST|name:)/s,
      message: {
        vi: 'Tỉ lệ này không tính đủ mọi request: request lấy sách hỏng mà không vào tỉ lệ. Yêu cầu nói về tất cả request của cả lần chạy.',
        en: 'This share does not count every request: requests for the book fail and are not part of it. The requirement is about all requests of the whole test.',
      },
    },
    {
      id: 'near-limit',
      fails: 'only-books',
      message: {
        vi: 'Ở đây hơn 2% số request của cả lần chạy gặp lỗi mà ngưỡng vẫn đạt: giới hạn phải là tỉ lệ 2% của tất cả request, không rộng hơn và không phải một số đếm.',
        en: 'Here more than 2 % of all requests met an error, and the threshold is still met: the limit has to be a share of 2 % of all requests, not a wider one and not a count.',
      },
    },
    {
      id: 'books-only',
      fails: 'only-orders',
      message: {
        vi: 'Tỉ lệ này không tính đủ mọi request: đơn hàng hỏng mà không vào tỉ lệ. Yêu cầu nói về tất cả request của cả lần chạy.',
        en: 'This share does not count every request: orders fail and are not part of it. The requirement is about all requests of the whole test.',
      },
    },
    {
      id: 'each-apart',
      fails: 'one-side-below',
      mark: /rate<=?0?\.02\b.*rate<=?0?\.02\b/s,
      message: {
        vi: 'Mỗi loại request có một tỉ lệ riêng: 4% số đơn hàng hỏng chỉ là 2% của tất cả request. Yêu cầu nói về tất cả request của cả lần chạy.',
        en: 'Each kind of request has a share of its own: 4 % of the orders are just 2 % of all requests. The requirement is about all requests of the whole test.',
      },
    },
  ],
};
