import type { ScriptCheck, ScriptGrading, Trial } from '../../../src/features/k6-lab/core/lab/grading';
import { isWithin, shown, valueOf } from '../../../src/features/k6-lab/core/lab/measures';
import type { ServiceTime } from '../../../src/features/k6-lab/core/server/serverModel';

const WANTED = 5;
const LEAST_SECONDS = 59;

/** Whether iterations begin at the wanted rate with this server, each with a request. */
const paceCheck = (
  id: string,
  title: ScriptCheck['title'],
  serviceOf: (random: Trial['random']) => ServiceTime,
): ScriptCheck => ({
  id,
  title,
  run: async ({ run, random }) => {
    const result = await run({
      server: { workers: 200, service: serviceOf(random) },
      seed: random.integer(1, 1_000_000),
    });
    if (result.seconds < LEAST_SECONDS) {
      return {
        vi: `Lần chạy chỉ kéo dài ${shown(result.seconds)} giây; cần ít nhất một phút.`,
        en: `The test lasts ${shown(result.seconds)} seconds only; it takes at least a minute.`,
      };
    }
    const iterations = valueOf(result, 'iterations', 'count');
    if (valueOf(result, 'http_reqs', 'count') < iterations)
      return { vi: 'Có lượt không gửi request nào.', en: 'Some iterations send no request.' };
    const failed = valueOf(result, 'http_req_failed', 'passes');
    if (failed > 0) {
      return {
        vi: `${failed} trong ${iterations} lượt không đợi được câu trả lời.`,
        en: `${failed} of ${iterations} iterations did not get their answer.`,
      };
    }
    // Dropped iterations do not begin.
    const rate = (iterations + result.interrupted) / result.seconds;
    if (isWithin(rate, WANTED, 0.1)) return undefined;
    return {
      vi: `Script bắt đầu ${shown(rate)} lượt mỗi giây thay vì ${WANTED}.`,
      en: `The script starts ${shown(rate)} iterations a second instead of ${WANTED}.`,
    };
  },
});

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    paceCheck('fast', { vi: 'Máy chủ nhanh', en: 'A fast server' }, (random) => ({
      kind: 'fixed',
      mean: random.integer(20, 60),
    })),
    paceCheck('slow', { vi: 'Máy chủ chậm', en: 'A slow server' }, (random) => ({
      kind: 'fixed',
      mean: random.integer(1400, 1700),
    })),
    paceCheck('moderate', { vi: 'Máy chủ hơi chậm', en: 'A server that is a little slow' }, (random) => ({
      kind: 'fixed',
      mean: random.integer(600, 800),
    })),
    paceCheck('uneven', { vi: 'Lúc nhanh lúc chậm', en: 'Now fast, now slow' }, () => ({
      kind: 'uniform',
      mean: 950,
      spread: 900,
    })),
  ],
  mistakes: [
    {
      id: 'milliseconds',
      fails: 'fast',
      mark: /duration\)/,
      message: {
        vi: '`timings.duration` tính bằng mili giây, còn `sleep` nhận giây. `2 - 50` là số âm nên k6 không ngủ; `2000 - 50` là 1950 giây. Hãy đổi về cùng một đơn vị.',
        en: '`timings.duration` is in milliseconds, but `sleep` takes seconds. `2 - 50` is negative, so k6 does not sleep; `2000 - 50` is 1950 seconds. Use the same unit for both.',
      },
    },
    {
      id: 'no-sleep',
      fails: 'fast',
      mark: /^(?!.*(?:sleep\(|minIterationDuration|executor))/s,
      message: {
        vi: 'Không còn gì giữ nhịp: mỗi VU gửi lại ngay khi có câu trả lời.',
        en: 'Nothing keeps the pace: each VU sends again as soon as it has its answer.',
      },
    },
    {
      id: 'gives-up',
      fails: 'fast',
      mark: /timeout:/,
      message: {
        vi: '`timeout` cắt câu trả lời đến muộn, và request ấy hỏng. Script phải đợi câu trả lời, rồi chỉ nghỉ phần còn lại của 2 giây.',
        en: '`timeout` cuts off an answer that is late, and the request fails. The script has to wait for its answer, and then to sleep for what is left of the 2 seconds.',
      },
    },
    {
      id: 'few-vus',
      fails: 'slow',
      mark: /arrival-rate/,
      message: {
        vi: 'Executor giữ nhịp, nhưng quá ít VU: hết VU rảnh thì lượt bị bỏ lỡ (`dropped_iterations`) và không bắt đầu. Cần ít nhất 5 nhân thời gian một lượt, kể cả `sleep`.',
        en: 'The executor keeps the pace, but there are too few VUs: when none is free, iterations are dropped (`dropped_iterations`) and do not begin. It takes at least 5 times the length of an iteration, any `sleep` included.',
      },
    },
    {
      id: 'two-pauses',
      fails: 'slow',
      mark: /sleep\([^?]*\?[\d.]+:[\d.]+\)/,
      message: {
        vi: 'Hai thời gian nghỉ cố định chỉ đúng với hai tốc độ máy chủ. Phải tính phần còn lại của 2 giây từ thời gian chờ thật.',
        en: 'Two fixed pauses are right for two speeds of the server only. What is left of the 2 seconds has to be computed from the real wait.',
      },
    },
    {
      id: 'adds',
      fails: 'slow',
      mark: /2\+/,
      message: {
        vi: 'Thời gian chờ được cộng thêm, nên lượt càng dài. Phải trừ nó khỏi 2 giây.',
        en: 'The wait is added, which makes the iteration even longer. It has to be taken off the 2 seconds.',
      },
    },
    {
      id: 'random-sleep',
      fails: 'slow',
      mark: /random/,
      message: {
        vi: 'Nghỉ ngẫu nhiên quanh 2 giây vẫn là nghỉ thêm sau khi chờ: máy chủ chậm thì nhịp vẫn giảm.',
        en: 'A random pause around 2 seconds still comes on top of the wait: with a slow server the pace drops all the same.',
      },
    },
    {
      id: 'more-vus',
      fails: 'slow',
      mark: /vus:(?:1[1-9]|[2-9]\d|\d{3,})\b.*sleep\([\d.]+\)/s,
      message: {
        vi: 'Nhiều VU hơn với nghỉ lâu hơn làm nhịp giảm ít hơn, nhưng vẫn giảm: thời gian nghỉ vẫn không phụ thuộc câu trả lời.',
        en: 'With more VUs and longer pauses the pace drops less, but it drops: the pause still does not depend on the answer.',
      },
    },
    {
      id: 'shorter-sleep',
      fails: 'slow',
      mark: /sleep\([\d.]+\)/,
      message: {
        vi: 'Một thời gian nghỉ cố định chỉ đúng với một tốc độ máy chủ. Nó phải ngắn lại khi câu trả lời đến chậm.',
        en: 'A fixed pause is right for one speed of the server only. It must get shorter when the answer comes late.',
      },
    },
  ],
};
