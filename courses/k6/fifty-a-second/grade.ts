import type { ScriptCheck, ScriptGrading, Trial } from '../../../src/features/k6-lab/core/lab/grading';
import {
  answeredPerSecond,
  isWithin,
  shown,
  startedPerSecond,
  valueOf,
} from '../../../src/features/k6-lab/core/lab/measures';

const WANTED = 50;
const LEAST_SECONDS = 30;
/** Share of iterations that may be dropped. */
const MOST_DROPPED = 0.01;

/** Whether a script sends its requests evenly, and as many as wanted, to a server that takes this long for each. */
const rateCheck = (
  id: string,
  title: ScriptCheck['title'],
  mean: (random: Trial['random']) => number,
): ScriptCheck => ({
  id,
  title,
  run: async ({ run, random }) => {
    const ms = mean(random);
    const result = await run({
      server: { workers: 500, service: { kind: 'lognormal', mean: ms, spread: 0.25 } },
      seed: random.integer(1, 1_000_000),
    });
    const { seconds } = result;
    if (seconds < LEAST_SECONDS) {
      return {
        vi: `Lần chạy chỉ dài ${shown(seconds)} giây; cần ít nhất ${LEAST_SECONDS} giây.`,
        en: `The run took only ${shown(seconds)} seconds; it needs at least ${LEAST_SECONDS}.`,
      };
    }
    // Without the first answers, which are still under way, and the last ones, which come after the load.
    const halves = [answeredPerSecond(result, 3, seconds / 2), answeredPerSecond(result, seconds / 2, seconds - 3)];
    const dropped = valueOf(result, 'dropped_iterations', 'count');
    const isMissed = dropped > MOST_DROPPED * valueOf(result, 'iterations', 'count');
    if (!isMissed && halves.every((rate) => isWithin(rate, WANTED, 0.04))) return undefined;
    const [first = 0, second = 0] = halves.map(shown);
    if (dropped > 0) {
      const asked = shown(startedPerSecond(result));
      return {
        vi: `Khi một request mất khoảng ${ms} ms, ${dropped} lượt bị bỏ lỡ: script muốn ${asked} lượt mỗi giây nhưng hết VU rảnh.`,
        en: `When a request takes about ${ms} ms, ${dropped} iterations are dropped: the script asks for ${asked} a second, but no VU is free.`,
      };
    }
    return {
      vi: `Khi một request mất khoảng ${ms} ms, máy chủ nhận ${first} rồi ${second} request mỗi giây (nửa đầu, nửa sau).`,
      en: `When a request takes about ${ms} ms, the server gets ${first}, then ${second} requests a second (first and second half).`,
    };
  },
});

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    rateCheck('fast', { vi: 'Máy chủ nhanh', en: 'A fast server' }, (random) => random.integer(10, 30)),
    rateCheck('slower', { vi: 'Máy chủ chậm dần', en: 'A slower server' }, (random) => random.integer(350, 500)),
    rateCheck('slow', { vi: 'Mỗi request mất gần một giây', en: 'Almost a second for a request' }, (random) =>
      random.integer(900, 950),
    ),
  ],
  mistakes: [
    {
      id: 'per-minute',
      fails: 'fast',
      mark: /^(?=.*\brate:50\b).*timeUnit:'(?:1m|60s)'/s,
      message: {
        vi: '`timeUnit` là khoảng thời gian mà `rate` tính trên đó: 50 lượt mỗi phút chưa tới 1 lượt mỗi giây.',
        en: '`timeUnit` is the time that `rate` refers to: 50 iterations a minute are less than 1 a second.',
      },
    },
    {
      id: 'growing',
      fails: 'fast',
      mark: /^(?!.*sleep\().*ramping-arrival-rate/s,
      message: {
        vi: 'Với `ramping-arrival-rate`, tốc độ đi theo đường thẳng từ `startRate` đến từng `target`: nó chỉ đều khi mọi số ấy bằng nhau.',
        en: 'With `ramping-arrival-rate` the rate follows straight lines from `startRate` to each `target`: it stays the same only if all of these are equal.',
      },
    },
    {
      id: 'two-requests',
      fails: 'fast',
      mark: /arrival-rate.*(?:http\.\w+\(.*http\.\w+\(|http\.batch\()/s,
      message: {
        vi: 'Executor bắt đầu 50 lượt mỗi giây, nhưng mỗi lượt gửi hai request. Executor đếm lượt, không đếm request.',
        en: 'The executor starts 50 iterations a second, but each sends two requests. Executors count iterations, not requests.',
      },
    },
    {
      id: 'pause-kept',
      fails: 'fast',
      mark: /arrival-rate.*sleep\(/s,
      message: {
        vi: '`sleep` vẫn còn: một lượt giữ VU trong thời gian phản hồi cộng mọi `sleep`, mà nhịp thì executor đã giữ. Bỏ `sleep`. Rồi đọc dòng trên: nếu có lượt bị bỏ lỡ thì thêm VU, nếu không thì sửa `rate`, `timeUnit` hoặc `duration`.',
        en: 'The `sleep` is still there: an iteration holds its VU for the response time and every `sleep`, but the executor keeps the pace. Drop the `sleep`. Then read the line above: if iterations are dropped, add VUs, else fix `rate`, `timeUnit` or `duration`.',
      },
    },
    {
      id: 'more-vus',
      fails: 'slower',
      mark: /constant-vus|^(?!.*(?:executor|stages))/s,
      message: {
        vi: 'Số VU cố định chỉ cho đúng 50 với một thời gian phản hồi. Mỗi VU vẫn chờ câu trả lời, nên máy chủ chậm thì tải giảm.',
        en: 'A fixed number of VUs gives 50 for one response time only. Each VU still waits for its answer, so a slow server gets less load.',
      },
    },
    {
      id: 'grows-late',
      fails: 'slower',
      mark: /preAllocatedVUs:\d\d?,maxVUs:(?:[6-9]\d|\d{3})/,
      message: {
        vi: 'Lúc đầu có quá ít VU, và k6 chỉ tạo thêm sau mỗi lượt bị bỏ lỡ: những giây đầu không đủ 50. Hãy để `preAllocatedVUs` đủ ngay từ đầu.',
        en: 'There are too few VUs at first, and k6 makes one more only after each dropped iteration: the first seconds do not reach 50. Set `preAllocatedVUs` to enough from the start.',
      },
    },
    {
      id: 'few-vus',
      fails: 'slower',
      mark: /arrival-rate/,
      message: {
        vi: 'Executor đúng, nhưng quá ít VU: hết VU rảnh thì lượt bị bỏ lỡ (`dropped_iterations`). Cần ít nhất tốc độ nhân thời gian một lượt.',
        en: 'The right executor, but too few VUs: when none is free, iterations are dropped (`dropped_iterations`). It takes at least the rate times the length of an iteration.',
      },
    },
    {
      id: 'paced',
      fails: 'slow',
      mark: /^(?!.*arrival-rate).*(?:sleep\(|minIterationDuration)/s,
      message: {
        vi: 'Nghỉ phần còn lại của một giây giữ được nhịp chỉ khi mọi câu trả lời đến trong một giây. Ở đây nhiều câu trả lời lâu hơn, VU phải chờ, nên tải giảm.',
        en: 'Sleeping for what is left of a second keeps the pace only if every answer comes within that second. Here many take longer, the VUs wait, and the load drops.',
      },
    },
    {
      id: 'tight-vus',
      fails: 'slow',
      mark: /arrival-rate/,
      message: {
        vi: 'Hết VU rảnh nên có lượt bị bỏ lỡ. Trung bình ít nhất 50 × 0,9 = 45 lượt chạy cùng lúc, có lúc nhiều hơn: hãy để `preAllocatedVUs` lớn hơn mức ấy ngay từ đầu.',
        en: 'No VU was free, so iterations were dropped. On average at least 50 × 0.9 = 45 iterations run at the same time, at times more: set `preAllocatedVUs` above that from the start.',
      },
    },
  ],
};
