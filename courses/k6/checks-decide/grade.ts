import type { ScriptCheck, ScriptGrading, Trial } from '../../../src/features/k6-lab/core/lab/grading';
import { shown, tellingRun, valueOf } from '../../../src/features/k6-lab/core/lab/measures';

const LEAST_REQUESTS = 200;
const MOST_FAILED = 0.05;

/** Whether k6 exits as the requirement says on a server where this share of requests fails. */
const exitCheck = (
  id: string,
  title: ScriptCheck['title'],
  errorRate: (random: Trial['random']) => number,
  isTelling: (failed: number) => boolean,
): ScriptCheck => ({
  id,
  title,
  run: async (trial) => {
    const rate = errorRate(trial.random);
    const server = {
      workers: 8,
      service: { kind: 'lognormal' as const, mean: trial.random.integer(30, 70), spread: 0.25 },
      errorRate: rate,
    };
    let requests = 0;
    let code = 0;
    const result = await tellingRun(trial, { server }, (one) => {
      requests = valueOf(one, 'http_reqs', 'count');
      code = one.exitCode;
      return requests >= LEAST_REQUESTS && isTelling(valueOf(one, 'http_req_failed', 'rate'));
    });
    if (!result) {
      return {
        vi: `Ở đây script chỉ gửi ${requests} request rồi thoát với mã ${code}; cần ít nhất ${LEAST_REQUESTS} request để nói về tỉ lệ.`,
        en: `Here the script sent only ${requests} requests and exited with code ${code}; it takes at least ${LEAST_REQUESTS} to tell about a share.`,
      };
    }
    const failed = valueOf(result, 'http_req_failed', 'rate');
    const must = failed > MOST_FAILED ? 99 : 0;
    if (result.exitCode === must) return undefined;
    return {
      vi: `Máy chủ trả lỗi cho ${shown(failed * 100)}% số request; phải thoát với mã ${must}, mà k6 thoát với mã ${result.exitCode}.`,
      en: `The server failed ${shown(failed * 100)} % of the requests; the exit code has to be ${must}, but k6 exited with code ${result.exitCode}.`,
    };
  },
});

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    exitCheck(
      'healthy',
      { vi: 'Không lỗi', en: 'No errors' },
      () => 0,
      (failed) => failed === 0,
    ),
    exitCheck(
      'few',
      { vi: 'Ít lỗi, trong giới hạn', en: 'Few errors, within the limit' },
      (random) => random.integer(15, 30) / 1000,
      (failed) => failed > 0.005 && failed < 0.045,
    ),
    exitCheck(
      'many',
      { vi: 'Nhiều lỗi', en: 'Many errors' },
      (random) => random.integer(14, 25) / 100,
      (failed) => failed > 0.085,
    ),
    exitCheck(
      'just-above',
      { vi: 'Lỗi nhiều hơn giới hạn một ít', en: 'A little more errors than the limit' },
      (random) => random.integer(65, 80) / 1000,
      (failed) => failed > 0.055 && failed < 0.09,
    ),
  ],
  mistakes: [
    {
      id: 'reversed',
      fails: 'healthy',
      mark: /checks:\['rate</,
      message: {
        vi: '`checks` là tỉ lệ check đúng. Ngưỡng này đòi dưới 5% số check đúng, nên lần chạy không lỗi lại bị coi là hỏng.',
        en: '`checks` is the share of checks that passed. This threshold demands that fewer than 5 % pass, so a run without errors fails.',
      },
    },
    {
      id: 'every-check',
      fails: 'few',
      mark: /rate==1|rate>=1|rate>0\.99/,
      message: {
        vi: 'Ngưỡng này chặt hơn yêu cầu: vài check sai trong 100 đã đủ để thoát với mã 99.',
        en: 'This threshold is stricter than the requirement: a few failed checks in 100 suffice for exit code 99.',
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
      mark: /rate>=?0?\.[0-8]|rate>=?0?\.9\d?(?!5)|rate<=?0?\.[1-9]/,
      message: {
        vi: 'Giới hạn rộng hơn yêu cầu: hơn 5% số check sai mà ngưỡng vẫn đạt.',
        en: 'The limit is wider than the requirement: more than 5 % of the checks fail, and the threshold is still met.',
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
