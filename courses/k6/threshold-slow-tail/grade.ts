import type { ScriptCheck, ScriptGrading, Trial } from '../../../src/features/k6-lab/core/lab/grading';
import { shown, tellingRun, valueOf } from '../../../src/features/k6-lab/core/lab/measures';
import type { RunResult } from '../../../src/features/k6-lab/core/run/types';
import type { ServerSettings } from '../../../src/features/k6-lab/core/server/serverModel';

/** Fewer requests say nothing about the slowest of a hundred. */
const LEAST_REQUESTS = 200;
const LIMIT_MS = 500;
/** Calls of `tellingRun`, which makes a few runs each: some servers bring what a check needs only now and then. */
const MOST_ROUNDS = 4;

type MakeServer = (random: Trial['random']) => ServerSettings;

const STATS = ['med', 'p(95)', 'p(98)', 'p(98.8)', 'p(99)', 'p(99.2)', 'p(99.5)', 'max'] as const;
/** A value of `http_req_duration`, milliseconds. */
type TimeOf = (name: (typeof STATS)[number]) => number;

const timeOf =
  (result: RunResult): TimeOf =>
  (name) =>
    valueOf(result, 'http_req_duration', name);

async function runUntilTelling(trial: Trial, server: MakeServer, isTelling: (time: TimeOf) => boolean, load: string) {
  const commandLine = `k6 run --summary-trend-stats ${STATS.join(',')} ${load} script.js`;
  let last: RunResult | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const telling = await tellingRun(trial, { server: server(trial.random), commandLine }, (result) => {
      last = result;
      return valueOf(result, 'http_reqs', 'count') < LEAST_REQUESTS || isTelling(timeOf(result));
    });
    if (telling) return { result: telling, isTelling: isTelling(timeOf(telling)) };
  }
  return { result: last, isTelling: false };
}

/** Whether k6 exits as the requirement says on this server; `isTelling` keeps chance away from the limit. */
const exitCheck = (
  id: string,
  title: ScriptCheck['title'],
  server: MakeServer,
  isTelling: (time: TimeOf) => boolean,
  load = '',
): ScriptCheck => ({
  id,
  title,
  run: async (trial) => {
    const found = await runUntilTelling(trial, server, isTelling, load);
    const { result } = found;
    const requests = result ? valueOf(result, 'http_reqs', 'count') : 0;
    const code = result?.exitCode;
    if (!result || requests < LEAST_REQUESTS) {
      return {
        vi: `Script chỉ gửi ${requests} request ở đây rồi thoát với mã ${code}; quá ít để nói về 1 request trong 100.`,
        en: `The script sent only ${requests} requests here and exited with code ${code}; too few to tell about 1 request in 100.`,
      };
    }
    const time = timeOf(result);
    const p99 = time('p(99)');
    if (!found.isTelling) {
      return {
        vi: `Với tải này (${requests} request, 99% mất không quá ${shown(p99)} ms) không nói được gì chắc chắn; hãy giữ nguyên tải.`,
        en: `This load (${requests} requests, 99 % of which took at most ${shown(p99)} ms) tells nothing for certain; leave the load as it is.`,
      };
    }
    const must = p99 > LIMIT_MS ? 99 : 0;
    if (code === must) return undefined;
    return must === 99
      ? {
          vi: `99% số request mất đến ${shown(p99)} ms, quá 500 ms, mà k6 thoát với mã ${code}.`,
          en: `99 % of the requests took up to ${shown(p99)} ms, more than 500 ms, but k6 exited with code ${code}.`,
        }
      : {
          vi: `99% số request mất không quá ${shown(p99)} ms (chậm nhất ${shown(time('max'))} ms), tức là đạt yêu cầu, mà k6 thoát với mã ${code}.`,
          en: `99 % of the requests took at most ${shown(p99)} ms (the slowest ${shown(time('max'))} ms), which meets the requirement, but k6 exited with code ${code}.`,
        };
  },
});

const lognormal = (mean: number, spread: number): ServerSettings => ({
  workers: 24,
  service: { kind: 'lognormal', mean, spread },
});

/** A server where this share of the requests takes longer than the limit, some of them for seconds. */
const withSlow = (share: 'about 0.65 %' | 'about 1.6 %', spread: number): ServerSettings => {
  const deviations = share === 'about 0.65 %' ? 2.484 : 2.144;
  return lognormal(LIMIT_MS * Math.exp((spread / 2 - deviations) * spread), spread);
};

/** All requests take this long. */
const even = (mean: number): ServerSettings => ({ workers: 200, service: { kind: 'fixed', mean } });

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    exitCheck(
      'healthy',
      { vi: 'Máy chủ khỏe', en: 'A healthy server' },
      (random) => lognormal(random.integer(40, 70), 0.25),
      (time) => time('max') < 450,
    ),
    exitCheck(
      'tail',
      { vi: 'Cứ 100 request có vài request rất chậm', en: 'A few of 100 requests are very slow' },
      (random) => lognormal(random.integer(100, 115), 1.25),
      (time) => time('p(95)') < 460 && time('p(98)') > 510,
    ),
    exitCheck(
      'even',
      { vi: 'Mọi request chậm đều, vừa trong giới hạn', en: 'All requests evenly slow, just within the limit' },
      (random) => even(random.integer(492, 496)),
      (time) => time('max') < LIMIT_MS,
    ),
    exitCheck(
      'just-above',
      { vi: 'Mọi request chậm hơn giới hạn một ít', en: 'All requests a little slower than the limit' },
      (random) => even(random.integer(504, 508)),
      (time) => time('med') > LIMIT_MS,
    ),
    exitCheck(
      'some',
      { vi: 'Cứ 100 request có một đến hai request quá chậm', en: 'One to two of 100 requests are too slow' },
      (random) => withSlow('about 1.6 %', random.integer(12, 16) / 10),
      (time) => time('p(98)') < 490 && time('p(98.8)') > 510,
    ),
    exitCheck(
      'rare',
      { vi: 'Chưa đến 1 request trong 100 quá chậm', en: 'Fewer than 1 in 100 requests are too slow' },
      (random) => withSlow('about 0.65 %', random.integer(23, 27) / 10),
      (time) => time('p(99.2)') < 490 && time('p(99.5)') > 510 && time('max') > 1000 && time('max') < 30_000,
    ),
    exitCheck(
      'longer',
      {
        vi: 'Chạy lâu hơn, chưa đến 1 request trong 100 quá chậm',
        en: 'A longer run, fewer than 1 in 100 requests too slow',
      },
      (random) => withSlow('about 0.65 %', random.integer(12, 16) / 10),
      (time) => time('p(99.2)') < 490 && time('max') > 510,
      '-u 10 -d 8m',
    ),
    exitCheck(
      'slow',
      { vi: 'Mọi request đều quá chậm', en: 'All requests are too slow' },
      (random) => lognormal(random.integer(700, 900), 0.25),
      (time) => time('med') > 550,
    ),
  ],
  mistakes: [
    {
      id: 'average',
      fails: 'tail',
      mark: /\['avg<\d+'\]/,
      message: {
        vi: 'Trung bình không thấy phần đuôi: 2 request mất 2 giây trong 100 request chỉ kéo nó lên 40 ms. Hạ giới hạn của nó cũng không giúp được.',
        en: 'The average does not see the tail: 2 requests of 2 seconds in 100 raise it by 40 ms only. A lower limit for it does not help.',
      },
    },
    {
      id: 'median',
      fails: 'tail',
      mark: /\['(?:med|p\(50\))</,
      message: {
        vi: 'Trung vị chỉ nói về nửa số request: nửa kia có thể chậm bao nhiêu cũng được.',
        en: 'The median tells about half of the requests only: the other half may be as slow as they like.',
      },
    },
    {
      id: 'p95',
      fails: 'tail',
      mark: /\['p\(9[05]\)</,
      message: {
        vi: 'Bách phân vị này cho phép 5 request chậm trong 100 (`p(90)`: 10 request). Yêu cầu chỉ cho phép 1.',
        en: 'This percentile allows 5 slow requests in 100 (`p(90)`: 10). The requirement allows 1.',
      },
    },
    {
      id: 'checks-95',
      fails: 'tail',
      mark: /checks['"]?:.*rate>=?0?\.(?:[0-8]|9(?!9))/s,
      message: {
        vi: 'Ngưỡng trên `checks` cho phép hơn 1 request chậm trong 100. Yêu cầu chỉ cho phép 1: `rate>=0.99`, và check phải hỏi về thời gian.',
        en: 'The threshold on `checks` allows more than 1 slow request in 100. The requirement allows 1: `rate>=0.99`, and the check has to ask about the time.',
      },
    },
    {
      id: 'check-only',
      fails: 'tail',
      mark: /^(?!.*checks['"]?:).*check\(/s,
      message: {
        vi: '`check` ghi lại request chậm nhưng không đổi mã thoát. Chỉ ngưỡng mới đổi mã thoát; ngưỡng cũng đặt được trên `checks`.',
        en: '`check` records slow requests but does not change the exit code. Only a threshold does; a threshold may also be set on `checks`.',
      },
    },
    {
      id: 'abort-at-once',
      fails: 'tail',
      mark: /^(?!.*delayAbortEval).*abortOnFail:true/s,
      message: {
        vi: 'Không có `delayAbortEval`, ngưỡng được xét từ hai giây đầu, khi 1 request chậm đã là hơn 1%: phép đo dừng trước khi biết gì về 1 request trong 100.',
        en: 'Without `delayAbortEval` the threshold is evaluated after two seconds already, when 1 slow request is more than 1 %: the test stops before it can tell about 1 request in 100.',
      },
    },
    {
      id: 'maximum',
      fails: 'rare',
      mark: /\['max</,
      message: {
        vi: '`max` là một request duy nhất: cả lần chạy hỏng dù hơn 99% số request đủ nhanh.',
        en: '`max` is a single request: the whole test fails although more than 99 % of the requests are fast enough.',
      },
    },
    {
      id: 'keeps-average',
      fails: 'even',
      mark: /avg</,
      message: {
        vi: 'Ngưỡng trung bình vẫn còn. k6 thoát với mã 99 khi bất kỳ ngưỡng nào bị vượt, nên nó làm hỏng cả lần chạy đạt yêu cầu.',
        en: 'The threshold on the average is still there. k6 exits with code 99 when any threshold is crossed, so it fails a test that meets the requirement.',
      },
    },
    {
      id: 'lower-limit',
      fails: 'even',
      mark: /p\(99\)<=?[1-4]\d\d?\b/,
      message: {
        vi: 'Giới hạn chặt hơn yêu cầu: 99% số request được trả lời trong 500 ms mà k6 vẫn thoát với mã 99.',
        en: 'The limit is stricter than the requirement: 99 % of the requests are answered within 500 ms, and k6 exits with code 99 all the same.',
      },
    },
    {
      id: 'higher-limit',
      fails: 'just-above',
      mark: /p\(99\)<=?(?:[5-9](?!00\b)\d\d|[6-9]00|\d{4})/,
      message: {
        vi: 'Giới hạn rộng hơn yêu cầu: 99% số request phải xong trong 500 ms.',
        en: 'The limit is wider than the requirement: 99 % of the requests have to be answered within 500 ms.',
      },
    },
    {
      id: 'p98',
      fails: 'some',
      mark: /p\(9[5-8](?:\.\d+)?\)/,
      message: {
        vi: 'Bách phân vị này cho phép 2 request chậm trong 100 hoặc nhiều hơn. Yêu cầu chỉ cho phép 1.',
        en: 'This percentile allows 2 slow requests in 100, or more. The requirement allows 1.',
      },
    },
    {
      id: 'counted',
      fails: 'longer',
      mark: /count</,
      message: {
        vi: 'Số request chậm tăng theo độ dài lần chạy; yêu cầu nói về tỉ lệ, 1 trong 100.',
        en: 'The number of slow requests grows with the length of the test; the requirement is about a share, 1 in 100.',
      },
    },
    {
      id: 'p99-9',
      fails: 'rare',
      mark: /p\(99\.\d+\)/,
      message: {
        vi: 'Bách phân vị này cao hơn yêu cầu: nó hỏng cả khi chưa đến 1 request trong 100 quá chậm.',
        en: 'This percentile is higher than required: it fails a test in which fewer than 1 in 100 requests are too slow.',
      },
    },
    {
      id: 'reversed',
      fails: 'healthy',
      mark: /p\(99\)>/,
      message: {
        vi: 'Ngưỡng viết điều phải đúng, không phải điều bị cấm: dấu so sánh đang ngược.',
        en: 'A threshold states what must hold, not what is forbidden: the comparison is the wrong way round.',
      },
    },
  ],
};
