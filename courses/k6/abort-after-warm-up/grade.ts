import type { ScriptCheck, ScriptGrading, Trial } from '../../../src/features/k6-lab/core/lab/grading';
import { shown, valueOf } from '../../../src/features/k6-lab/core/lab/measures';
import type { ServerSettings } from '../../../src/features/k6-lab/core/server/serverModel';

const FULL_SECONDS = 300;
const ABORT_SECONDS = 120;
/** Fewer a second are not the load that the script began with. */
const LEAST_RATE = 8;

const serverCheck = (
  id: string,
  title: ScriptCheck['title'],
  isSlow: boolean,
  server: (random: Trial['random']) => ServerSettings,
): ScriptCheck => ({
  id,
  title,
  run: async ({ run, random }) => {
    const result = await run({ server: server(random), seed: random.integer(1, 1_000_000) });
    const { seconds, exitCode } = result;
    const rate = valueOf(result, 'http_reqs', 'rate');
    if (rate < LEAST_RATE) {
      return {
        vi: `Script chỉ gửi ${shown(rate)} request mỗi giây; hãy giữ nguyên tải.`,
        en: `The script sent only ${shown(rate)} requests a second; leave the load as it is.`,
      };
    }
    const time = shown(seconds);
    if (isSlow) {
      if (exitCode === 99 && seconds < ABORT_SECONDS) return undefined;
      return {
        vi: `Máy chủ chậm suốt: phải dừng trước ${ABORT_SECONDS} giây với mã 99, mà k6 chạy ${time} giây rồi thoát với mã ${exitCode}.`,
        en: `The server is slow all the time: the test has to abort before ${ABORT_SECONDS} seconds with code 99, but k6 ran for ${time} seconds and exited with code ${exitCode}.`,
      };
    }
    if (exitCode === 0 && seconds >= FULL_SECONDS) return undefined;
    return {
      vi: `Máy chủ này ổn: phải chạy đủ ${FULL_SECONDS} giây với mã 0, mà k6 chạy ${time} giây rồi thoát với mã ${exitCode}.`,
      en: `This server is fine: the test has to run for ${FULL_SECONDS} seconds with code 0, but k6 ran for ${time} seconds and exited with code ${exitCode}.`,
    };
  },
});

const service = (mean: number) => ({ kind: 'lognormal' as const, mean, spread: 0.25 });

/** All requests take this long. */
const even = (mean: number): ServerSettings => ({ workers: 200, service: { kind: 'fixed', mean } });

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    serverCheck('healthy', { vi: 'Máy chủ khỏe', en: 'A healthy server' }, false, (random) => ({
      workers: 24,
      service: service(random.integer(40, 90)),
    })),
    serverCheck('starting', { vi: 'Chỉ chậm lúc khởi động', en: 'Slow only while it starts' }, false, (random) => ({
      workers: 24,
      service: service(random.integer(75, 85)),
      warmUp: { ms: random.integer(9500, 10_500), factor: random.integer(80, 90) / 10 },
    })),
    serverCheck('very-slow', { vi: 'Chậm suốt', en: 'Slow all the time' }, true, (random) => ({
      workers: 24,
      service: service(random.integer(650, 800)),
    })),
    serverCheck('slow', { vi: 'Hơi chậm, suốt', en: 'A little too slow, all the time' }, true, (random) => ({
      workers: 24,
      service: service(random.integer(420, 490)),
    })),
    serverCheck(
      'slow-tail',
      { vi: 'Khoảng 7% số request quá chậm, suốt', en: 'About 7 % of the requests too slow, all the time' },
      true,
      (random) => ({ workers: 24, service: { kind: 'lognormal', mean: random.integer(185, 197), spread: 1 } }),
    ),
    serverCheck(
      'just-above',
      { vi: 'Chậm hơn giới hạn một ít, suốt', en: 'A little slower than the limit, all the time' },
      true,
      (random) => even(random.integer(504, 512)),
    ),
    serverCheck('just-below', { vi: 'Vừa đủ nhanh, suốt', en: 'Just fast enough, all the time' }, false, (random) =>
      even(random.integer(488, 496)),
    ),
  ],
  mistakes: [
    {
      id: 'short-delay',
      fails: 'starting',
      mark: /abortOnFail:true.*delayAbortEval|delayAbortEval.*abortOnFail:true/,
      message: {
        vi: '`delayAbortEval` chỉ hoãn việc xét. Hết thời gian ấy, các request chậm lúc khởi động vẫn nằm trong số liệu, và với ngưỡng này chúng còn chiếm quá nhiều. Yêu cầu nói về `p(95)`: phải đợi đến khi chúng chỉ còn dưới 5%.',
        en: '`delayAbortEval` only postpones the evaluation. After it the slow requests of the start are still among the samples, and too many for this threshold. The requirement is about the `p(95)`: it takes a delay until they are less than 5 %.',
      },
    },
    {
      id: 'no-delay',
      fails: 'starting',
      mark: /abortOnFail:true/,
      message: {
        vi: 'k6 xét ngưỡng ngay từ những giây đầu, khi chỉ có các request lúc khởi động.',
        en: 'k6 evaluates the threshold from the first seconds on, when there are only requests of the start.',
      },
    },
    {
      id: 'no-abort',
      fails: 'very-slow',
      mark: /^(?!.*abortOnFail:true)(?!.*\babort\()/s,
      message: {
        vi: 'Thiếu `abortOnFail: true`: ngưỡng bị vượt chỉ đổi mã thoát ở cuối, phép đo vẫn chạy hết 5 phút.',
        en: '`abortOnFail: true` is missing: a crossed threshold changes the exit code at the end only, and the test runs for all 5 minutes.',
      },
    },
    {
      id: 'higher-limit',
      fails: 'very-slow',
      mark: /p\(95\)<=?(?:[5-9](?!00\b)\d\d|[6-9]00|\d{4,})\b/,
      message: {
        vi: 'Với giới hạn này, phép đo sống qua lúc khởi động, nhưng một máy chủ chậm suốt cũng đạt. Yêu cầu vẫn là 500 ms.',
        en: 'With this limit the test survives the start, but so does a server that is slow all the time. The requirement is still 500 ms.',
      },
    },
    {
      id: 'test-abort',
      fails: 'very-slow',
      mark: /\babort\(/,
      message: {
        vi: '`exec.test.abort()` dừng sớm, nhưng với mã 108. Mã 99 chỉ đến từ một ngưỡng bị vượt.',
        en: '`exec.test.abort()` stops early, but with code 108. Code 99 comes from a crossed threshold only.',
      },
    },
    {
      id: 'two-minutes',
      fails: 'very-slow',
      mark: /delayAbortEval:'(?:2m|120s)'/,
      message: {
        vi: 'Lần xét đầu tiên chỉ đến khi đúng hai phút đã hết; yêu cầu là trước lúc ấy.',
        en: 'The first evaluation comes when two minutes have just passed; it has to come before.',
      },
    },
    {
      id: 'no-samples',
      fails: 'very-slow',
      mark: /(?:duration|waiting)\{[^}]*\}['"`]:\[[^\]]*abortOnFail:true/s,
      message: {
        vi: 'Ngưỡng này chỉ xét những mẫu mang tag ấy. Có request hay scenario nào mang đúng tag ấy không? Nếu không, ngưỡng không có mẫu nào và luôn đạt: xem dòng của nó trong bản tổng kết. Nếu có, `delayAbortEval` hay `startTime` quá lớn.',
        en: 'This threshold looks at the samples with that tag only. Does any request or scenario carry it? If not, the threshold has no samples and is always met: see its line in the summary. If so, `delayAbortEval` or `startTime` is too long.',
      },
    },
    {
      id: 'long-delay',
      fails: 'very-slow',
      mark: /p\(95\)<=?500['"`][^{}]*delayAbortEval|delayAbortEval[^{}]*p\(95\)<=?500['"`]/,
      message: {
        vi: 'Hoãn quá lâu: máy chủ chậm rõ từ lâu, mà hai phút đã hết phép đo mới được xét.',
        en: 'The delay is too long: the server has plainly been slow, but two minutes have passed before the threshold is evaluated.',
      },
    },
    {
      id: 'other-abort',
      fails: 'very-slow',
      mark: /^(?!.*(?:p\(95\)<=?500['"`][^{}]*abortOnFail:true|abortOnFail:true[^{}]*p\(95\)<=?500['"`])).*abortOnFail:true/s,
      message: {
        vi: '`abortOnFail` không đứng ở ngưỡng `p(95)<500`, nên phép đo không dừng khi `p(95)` quá 500 ms.',
        en: '`abortOnFail` is not part of the threshold `p(95)<500`, so the test does not stop when the `p(95)` is above 500 ms.',
      },
    },
    {
      id: 'average',
      fails: 'slow',
      mark: /(?:avg|med|p\([1-8]?\d\))</,
      message: {
        vi: 'Con số này quên lúc khởi động nhanh hơn `p(95)`, nhưng cũng không thấy máy chủ mà ít nhất một phần năm số request quá chậm. Yêu cầu nói về `p(95)`.',
        en: 'This number forgets the start sooner than `p(95)`, but does not see a server where at least a fifth of the requests are too slow. The requirement is about `p(95)`.',
      },
    },
    {
      id: 'p90',
      fails: 'slow-tail',
      mark: /p\((?:8\d|9[0-4])\)</,
      message: {
        vi: 'Bách phân vị này không thấy máy chủ mà 7% số request quá chậm. Yêu cầu nói về `p(95)`.',
        en: 'This percentile does not see a server where 7 % of the requests are too slow. The requirement is about `p(95)`.',
      },
    },
    {
      id: 'limit-600',
      fails: 'just-above',
      mark: /p\(95\)<=?(?!500\b)[5-9]\d\d/,
      message: {
        vi: 'Giới hạn rộng hơn yêu cầu: `p(95)` quá 500 ms đã là chậm.',
        en: 'The limit is wider than the requirement: a `p(95)` above 500 ms is slow.',
      },
    },
    {
      id: 'lower-limit',
      fails: 'just-below',
      mark: /p\(95\)<=?[1-4]\d\d\b/,
      message: {
        vi: 'Giới hạn chặt hơn yêu cầu: `p(95)` dưới 500 ms mà phép đo vẫn dừng với mã 99.',
        en: 'The limit is stricter than the requirement: the `p(95)` is below 500 ms, and the test aborts with code 99 all the same.',
      },
    },
  ],
};
