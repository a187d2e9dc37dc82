import type { ScriptCheck, ScriptGrading } from '../../../src/features/k6-lab/core/lab/grading';
import { shown, valueOf } from '../../../src/features/k6-lab/core/lab/measures';
import type { RunResult } from '../../../src/features/k6-lab/core/run/types';
import type { ServerSettings } from '../../../src/features/k6-lab/core/server/serverModel';
import { countFaults, seedWithFaults } from '../faults';

const LEAST_REQUESTS = 200;
/** A server that takes seconds for an answer leaves time for few. */
const LEAST_SLOW = 20;
const MOST_FAILED = 0.05;
/** Errors at the start, which are a large share at first and a small one of the whole run. */
const EARLY = { requests: 15, least: 2 };

/** How many of so many requests fail, from the least to the most. */
type Failing = (requests: number) => readonly [least: number, most: number];

/** The number next to the limit; among thousands of requests one of the numbers next to it. */
const justBelow: Failing = (requests) => {
  const limit = requests * MOST_FAILED;
  return [limit - Math.max(1, requests / 1000), Math.ceil(limit) - 1];
};

const justAbove: Failing = (requests) => {
  const limit = requests * MOST_FAILED;
  return [Math.floor(limit) + 1, limit + Math.max(1, requests / 1000)];
};

const tooFew = (result: RunResult, least: number) => {
  const requests = valueOf(result, 'http_reqs', 'count');
  if (requests >= least) return undefined;
  return {
    vi: `Ở đây script chỉ gửi ${requests} request rồi thoát với mã ${result.exitCode}; cần ít nhất ${least} request để nói về tỉ lệ.`,
    en: `Here the script sent only ${requests} requests and exited with code ${result.exitCode}; it takes at least ${least} to tell about a share.`,
  };
};

/** Whether k6 exits as the requirement says where this part of the requests fails. */
const exitCheck = (
  id: string,
  title: ScriptCheck['title'],
  {
    errorRate,
    failing,
    isEarly = false,
    mean = [30, 70],
  }: { errorRate: number; failing: Failing; isEarly?: boolean; mean?: readonly [fastest: number, slowest: number] },
): ScriptCheck => ({
  id,
  title,
  run: async ({ run, random }) => {
    const healthy: ServerSettings = { workers: 40, service: { kind: 'fixed', mean: random.integer(mean[0], mean[1]) } };
    const load = await run({ server: healthy });
    const little = tooFew(load, LEAST_REQUESTS);
    if (little) return little;
    const server = { ...healthy, errorRate };
    const planned = valueOf(load, 'http_reqs', 'count');
    const [least, most] = failing(planned);
    const seed = seedWithFaults(random, server, { requests: planned, least, most, ...(isEarly && { early: EARLY }) });
    const result = await run({ server, seed });
    const cut = tooFew(result, LEAST_REQUESTS);
    if (cut) return cut;
    const requests = valueOf(result, 'http_reqs', 'count');
    const failed = countFaults(server, seed, requests) / requests;
    const must = failed > MOST_FAILED ? 99 : 0;
    if (result.exitCode === must) return undefined;
    return {
      vi: `Máy chủ trả lỗi cho ${shown(failed * 100)}% số request; phải thoát với mã ${must}, mà k6 thoát với mã ${result.exitCode}.`,
      en: `The server failed ${shown(failed * 100)} % of the requests; the exit code has to be ${must}, but k6 exited with code ${result.exitCode}.`,
    };
  },
});

/** Whether k6 exits with 0 on a server without an error. */
const rightCheck = (
  id: string,
  title: ScriptCheck['title'],
  [fastest, slowest]: readonly [number, number],
  least: number,
): ScriptCheck => ({
  id,
  title,
  run: async ({ run, random }) => {
    const mean = random.integer(fastest, slowest);
    const result = await run({ server: { workers: 40, service: { kind: 'fixed', mean } } });
    const little = tooFew(result, least);
    if (little) return little;
    if (result.exitCode === 0) return undefined;
    return {
      vi: `Mọi câu trả lời đều đúng, mỗi câu mất khoảng ${mean} ms; phải thoát với mã 0, mà k6 thoát với mã ${result.exitCode}.`,
      en: `All answers were right, each took about ${mean} ms; the exit code has to be 0, but k6 exited with code ${result.exitCode}.`,
    };
  },
});

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    rightCheck('healthy', { vi: 'Không lỗi', en: 'No errors' }, [30, 70], LEAST_REQUESTS),
    exitCheck(
      'few',
      { vi: 'Ít lỗi, trong giới hạn', en: 'Few errors, within the limit' },
      { errorRate: 0.025, failing: (requests) => [requests * 0.021, requests * 0.029], isEarly: true },
    ),
    exitCheck(
      'many',
      { vi: 'Nhiều lỗi', en: 'Many errors' },
      { errorRate: 0.2, failing: (requests) => [requests * 0.14, requests * 0.26] },
    ),
    exitCheck(
      'just-above',
      { vi: 'Lỗi nhiều hơn giới hạn một ít', en: 'A little more errors than the limit' },
      { errorRate: MOST_FAILED, failing: justAbove },
    ),
    exitCheck(
      'just-below',
      { vi: 'Lỗi ít hơn giới hạn một ít', en: 'A little fewer errors than the limit' },
      { errorRate: MOST_FAILED, failing: justBelow },
    ),
    exitCheck(
      'fewer-requests',
      { vi: 'Máy chủ chậm, quá nhiều lỗi', en: 'A slow server with too many errors' },
      { errorRate: 0.08, failing: (requests) => [requests * 0.07, requests * 0.09], mean: [1400, 1600] },
    ),
    rightCheck('slow', { vi: 'Chậm nhưng trả lời đúng', en: 'Slow, but with right answers' }, [6000, 9000], LEAST_SLOW),
  ],
  mistakes: [
    {
      id: 'reversed',
      fails: 'healthy',
      mark: /checks['"]?:\[(?:\{threshold:)?['"`]rate</,
      message: {
        vi: '`checks` là tỉ lệ check đúng. Ngưỡng này đòi tỉ lệ ấy phải thấp, nên lần chạy không lỗi lại bị coi là hỏng.',
        en: '`checks` is the share of checks that passed. This threshold demands that the share is low, so a run without errors fails.',
      },
    },
    {
      id: 'every-check',
      fails: 'few',
      mark: /rate===?1\b|rate>=1\b|rate>=?0?\.9[89]|rate<=?0?\.0[0-2]|rate(?:===?|<=)0\b(?!\.)/,
      message: {
        vi: 'Ngưỡng này chặt hơn yêu cầu: vài check sai trong 100 đã đủ để thoát với mã 99.',
        en: 'This threshold is stricter than the requirement: a few failed checks in 100 suffice for exit code 99.',
      },
    },
    {
      id: 'aborts-early',
      fails: 'few',
      mark: /^(?!.*delayAbortEval).*abortOnFail:true/s,
      message: {
        vi: 'Vài lỗi trong những request đầu tiên đã quá 5%, và `abortOnFail` dừng ngay lúc ấy. Yêu cầu nói về tỉ lệ trong cả lần chạy.',
        en: 'A few errors among the first requests are more than 5 %, and `abortOnFail` stops at that moment. The requirement is about the share of the whole run.',
      },
    },
    {
      id: 'abort-at-once',
      fails: 'few',
      mark: /abort\(/,
      message: {
        vi: '`exec.test.abort()` dừng ở check sai đầu tiên, với mã 108. Yêu cầu nói về tỉ lệ trong cả lần chạy.',
        en: '`exec.test.abort()` ends the test at the first failed check, with code 108. The requirement is about a share of the whole run.',
      },
    },
    {
      id: 'wider-limit',
      fails: 'just-above',
      mark: /rate>=?0?\.[0-8]|rate>=?0?\.9(?:[0-4]|\D)|rate<=?0?\.(?:0[6-9]|[1-9])/,
      message: {
        vi: 'Giới hạn rộng hơn yêu cầu: hơn 5% số check sai mà ngưỡng vẫn đạt.',
        en: 'The limit is wider than the requirement: more than 5 % of the checks fail, and the threshold is still met.',
      },
    },
    {
      id: 'stricter-limit',
      fails: 'just-below',
      mark: /^(?!.*abort).*(?:rate>=?0?\.9(?:[67]|5[1-9])|rate<=?0?\.0[2-4])/s,
      message: {
        vi: 'Giới hạn chặt hơn yêu cầu: chưa đến 5% số check sai mà k6 đã thoát với mã 99.',
        en: 'The limit is stricter than the requirement: fewer than 5 % of the checks fail, and k6 exits with code 99 already.',
      },
    },
    {
      id: 'counted',
      fails: 'fewer-requests',
      mark: /count</,
      message: {
        vi: 'Một số đếm cố định chỉ bằng 5% khi lần chạy gửi đúng chừng ấy request. Máy chủ chậm thì có ít request hơn, nên cùng số lỗi ấy đã là quá 5%: ngưỡng phải là một tỉ lệ.',
        en: 'A fixed number is 5 % for one number of requests only. A slow server means fewer requests, so the same number of errors is more than 5 %: the threshold has to be a share.',
      },
    },
    {
      id: 'also-slow',
      fails: 'slow',
      mark: /http_req_(?:duration|waiting)|iteration_duration/,
      message: {
        vi: 'Ngưỡng về thời gian là thừa: máy chủ chậm mà trả lời đúng cũng thành mã 99. Yêu cầu chỉ nói về tỉ lệ check sai.',
        en: 'The threshold on time is one too many: a slow server with right answers ends with code 99, too. The requirement is about the share of failed checks only.',
      },
    },
    {
      id: 'fail-only',
      fails: 'many',
      mark: /fail\(/,
      message: {
        vi: '`fail()` chỉ kết thúc một lượt và ghi một dòng lỗi. Mã thoát vẫn là 0.',
        en: '`fail()` ends one iteration and writes a line to the log. The exit code is still 0.',
      },
    },
    {
      id: 'duration',
      fails: 'many',
      mark: /http_req_duration/,
      message: {
        vi: 'Ngưỡng này hỏi về thời gian. Câu trả lời lỗi cũng có thể đến nhanh.',
        en: 'This threshold asks about time. An error can be answered quickly, too.',
      },
    },
  ],
};
