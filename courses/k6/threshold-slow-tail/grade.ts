import type { ScriptCheck, ScriptGrading, Trial } from '../../../src/features/k6-lab/core/lab/grading';
import { shown, tellingRun, valueOf } from '../../../src/features/k6-lab/core/lab/measures';
import type { RunResult } from '../../../src/features/k6-lab/core/run/types';
import type { ServerSettings } from '../../../src/features/k6-lab/core/server/serverModel';

/** Fewer requests say nothing about the slowest of a hundred. */
const LEAST_REQUESTS = 200;
const LIMIT_MS = 500;

type MakeServer = (random: Trial['random']) => ServerSettings;

/** What a run measured, milliseconds. */
interface Times {
  readonly med: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

function timesOf(result: RunResult): Times {
  const of = (name: string) => valueOf(result, 'http_req_duration', name);
  return { med: of('med'), p95: of('p(95)'), p99: of('p(99)'), max: of('max') };
}

/** Whether k6 exits as the requirement says on this server; `isTelling` keeps chance away from the limit. */
const exitCheck = (
  id: string,
  title: ScriptCheck['title'],
  server: MakeServer,
  isTelling: (times: Times) => boolean,
): ScriptCheck => ({
  id,
  title,
  run: async (trial) => {
    let requests = 0;
    let code = 0;
    const commandLine = 'k6 run --summary-trend-stats med,p(95),p(99),max script.js';
    const result = await tellingRun(trial, { server: server(trial.random), commandLine }, (one) => {
      requests = valueOf(one, 'http_reqs', 'count');
      code = one.exitCode;
      return requests >= LEAST_REQUESTS && isTelling(timesOf(one));
    });
    if (!result) {
      return {
        vi: `Script chỉ gửi ${requests} request ở đây rồi thoát với mã ${code}; quá ít để nói về 1 request trong 100.`,
        en: `The script sent only ${requests} requests here and exited with code ${code}; too few to tell about 1 request in 100.`,
      };
    }
    const { p99, max } = timesOf(result);
    const must = p99 > LIMIT_MS ? 99 : 0;
    if (result.exitCode === must) return undefined;
    return must === 99
      ? {
          vi: `99% số request mất đến ${shown(p99)} ms, quá 500 ms, mà k6 thoát với mã ${result.exitCode}.`,
          en: `99 % of the requests took up to ${shown(p99)} ms, more than 500 ms, but k6 exited with code ${result.exitCode}.`,
        }
      : {
          vi: `99% số request mất không quá ${shown(p99)} ms (chậm nhất ${shown(max)} ms), tức là đạt yêu cầu, mà k6 thoát với mã ${result.exitCode}.`,
          en: `99 % of the requests took at most ${shown(p99)} ms (the slowest ${shown(max)} ms), which meets the requirement, but k6 exited with code ${result.exitCode}.`,
        };
  },
});

const lognormal = (mean: number, spread: number): ServerSettings => ({
  workers: 24,
  service: { kind: 'lognormal', mean, spread },
});

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    exitCheck(
      'healthy',
      { vi: 'Máy chủ khỏe', en: 'A healthy server' },
      (random) => lognormal(random.integer(40, 70), 0.25),
      ({ max }) => max < 450,
    ),
    exitCheck(
      'tail',
      { vi: 'Cứ 100 request có vài request rất chậm', en: 'A few of 100 requests are very slow' },
      (random) => lognormal(random.integer(100, 115), 1.25),
      ({ p95, p99 }) => p95 < 460 && p99 > 550,
    ),
    exitCheck(
      'rare',
      { vi: 'Cả lần chạy chỉ có vài request rất chậm', en: 'A few requests of the whole test are very slow' },
      (random) => lognormal(random.integer(66, 72), 0.9),
      ({ p99, max }) => p99 < 450 && max > 550,
    ),
    exitCheck(
      'even',
      { vi: 'Mọi request chậm đều, trong giới hạn', en: 'All requests evenly slow, within the limit' },
      (random) => lognormal(random.integer(230, 260), 0.2),
      ({ med, p99 }) => med > 210 && p99 < 460,
    ),
    exitCheck(
      'slow',
      { vi: 'Mọi request đều quá chậm', en: 'All requests are too slow' },
      (random) => lognormal(random.integer(700, 900), 0.25),
      ({ med }) => med > 550,
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
      id: 'check-only',
      fails: 'tail',
      mark: /check\(/,
      message: {
        vi: '`check` ghi lại request chậm nhưng không đổi mã thoát. Chỉ ngưỡng mới đổi mã thoát; ngưỡng cũng đặt được trên `checks`.',
        en: '`check` records slow requests but does not change the exit code. Only a threshold does; a threshold may also be set on `checks`.',
      },
    },
    {
      id: 'abort-at-once',
      fails: 'tail',
      mark: /abortOnFail:true(?!.*delayAbortEval)/s,
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
        vi: '`max` là một request duy nhất: cả lần chạy hỏng dù 99,9% số request đủ nhanh.',
        en: '`max` is a single request: the whole test fails although 99.9 % of the requests are fast enough.',
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
