import type { ScriptCheck, ScriptGrading, Trial } from '../../../src/features/k6-lab/core/lab/grading';
import { shown, valueOf } from '../../../src/features/k6-lab/core/lab/measures';
import type { ServerSettings } from '../../../src/features/k6-lab/core/server/serverModel';

/** Seven requests on each of at least forty pages. */
const LEAST_REQUESTS = 280;

const exitCheck = (
  id: string,
  title: ScriptCheck['title'],
  must: 0 | 99,
  about: (mean: number) => { readonly vi: string; readonly en: string },
  server: (random: Trial['random']) => ServerSettings,
): ScriptCheck => ({
  id,
  title,
  run: async ({ run, random }) => {
    const settings = server(random);
    const result = await run({ server: settings, seed: random.integer(1, 1_000_000) });
    const requests = valueOf(result, 'http_reqs', 'count');
    if (requests < LEAST_REQUESTS) {
      return {
        vi: `Script chỉ gửi ${requests} request; hãy giữ nguyên tải.`,
        en: `The script sent only ${requests} requests; leave the load as it is.`,
      };
    }
    if (result.exitCode === must) return undefined;
    const { vi, en } = about(settings.service.mean);
    const slowest = shown(valueOf(result, 'http_req_duration', 'max'));
    return {
      vi: `${vi} (request chậm nhất trong cả lần chạy: ${slowest} ms). Phải thoát với mã ${must}, mà k6 thoát với mã ${result.exitCode}.`,
      en: `${en} (the slowest request of the whole run: ${slowest} ms). The exit code has to be ${must}, but k6 exited with code ${result.exitCode}.`,
    };
  },
});

const met = (mean: number) => ({
  vi: `Mỗi lần tìm kiếm mất khoảng ${mean} ms, đạt yêu cầu`,
  en: `Each search takes about ${mean} ms, which meets the requirement`,
});

const broken = (mean: number) => ({
  vi: `Mỗi lần tìm kiếm mất khoảng ${mean} ms, vi phạm yêu cầu`,
  en: `Each search takes about ${mean} ms, which breaks the requirement`,
});

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    exitCheck('fast', { vi: 'Mọi thứ đều nhanh', en: 'Everything is fast' }, 0, met, (random) => ({
      workers: 8,
      service: { kind: 'fixed', mean: random.integer(20, 60) },
    })),
    exitCheck(
      'covers-wait',
      { vi: 'Tìm kiếm nhanh, sáu request kia chờ nhau', en: 'The search is fast, the other six wait for each other' },
      0,
      met,
      (random) => ({ workers: 1, service: { kind: 'fixed', mean: random.integer(65, 95) } }),
    ),
    exitCheck('slow', { vi: 'Tìm kiếm hơi chậm', en: 'The search is a little slow' }, 99, broken, (random) => ({
      workers: 8,
      service: { kind: 'fixed', mean: random.integer(304, 312) },
    })),
    exitCheck(
      'just-below',
      { vi: 'Tìm kiếm vừa đủ nhanh', en: 'The search is just fast enough' },
      0,
      met,
      (random) => ({ workers: 8, service: { kind: 'fixed', mean: random.integer(288, 296) } }),
    ),
    exitCheck(
      'tail',
      { vi: 'Một phần số lần tìm kiếm chậm', en: 'Some of the searches are slow' },
      99,
      (mean) => ({
        vi: `Tìm kiếm mất trung bình ${mean} ms, nhưng cứ 5 lần thì khoảng 1 lần quá 300 ms, vi phạm yêu cầu`,
        en: `A search takes ${mean} ms on average, but about 1 in 5 more than 300 ms, which breaks the requirement`,
      }),
      (random) => ({ workers: 8, service: { kind: 'lognormal', mean: random.integer(200, 220), spread: 0.9 } }),
    ),
    exitCheck(
      'one-in-fourteen',
      { vi: 'Cứ 14 lần tìm kiếm có khoảng một lần chậm', en: 'About one search in fourteen is slow' },
      99,
      () => ({
        vi: 'Khoảng 7% số lần tìm kiếm quá 300 ms, vi phạm yêu cầu',
        en: 'About 7 % of the searches take more than 300 ms, which breaks the requirement',
      }),
      (random) => ({
        workers: 8,
        service: { kind: 'fixed', mean: random.integer(56, 64) },
        warmUp: { ms: 22_000, factor: 30 },
      }),
    ),
    exitCheck(
      'few-slow',
      { vi: 'Chỉ vài lần tìm kiếm chậm', en: 'Only a few searches are slow' },
      0,
      () => ({
        vi: 'Chưa đến 5% số lần tìm kiếm quá 300 ms, đạt yêu cầu',
        en: 'Fewer than 5 % of the searches take more than 300 ms, which meets the requirement',
      }),
      (random) => ({
        workers: 8,
        service: { kind: 'fixed', mean: random.integer(58, 62) },
        warmUp: { ms: 16_000, factor: 8 },
      }),
    ),
  ],
  mistakes: [
    {
      id: 'keeps-both',
      fails: 'covers-wait',
      mark: /http_req_duration:\[.*http_req_duration\{|http_req_duration\{.*http_req_duration:\[/,
      message: {
        vi: 'Ngưỡng chung vẫn còn. Thêm một ngưỡng không thay ngưỡng cũ: chỉ cần một ngưỡng bị vượt là mã thoát thành 99.',
        en: 'The threshold on everything is still there. A new threshold does not replace it: one that is crossed is enough for exit code 99.',
      },
    },
    {
      id: 'other-endpoint',
      fails: 'covers-wait',
      mark: /http_req_duration\{/,
      message: {
        vi: 'Ngưỡng này xét những request được phép chậm. Tag phải đứng ở request tìm kiếm.',
        en: 'This threshold looks at the requests that may be slow. The tag belongs on the search.',
      },
    },
    {
      id: 'tagged-limit',
      fails: 'slow',
      mark: /http_req_duration\{[^}]*\}['"]:\['p\(95\)<=?(?!300\b)\d/,
      message: {
        vi: 'Giới hạn ở đây không phải 300 ms của yêu cầu, nên tìm kiếm chậm hơn thế cũng lọt qua.',
        en: 'The limit here is not the 300 ms of the requirement, so searches slower than that pass.',
      },
    },
    {
      id: 'no-tag',
      fails: 'slow',
      mark: /http_req_duration\{/,
      message: {
        vi: 'Có request tìm kiếm nào mang đúng tag mà ngưỡng hỏi không? Nếu không, giá trị trong bản tổng kết là 0 và ngưỡng luôn đạt: hãy so tên trong ngưỡng với tag của request.',
        en: 'Does any search carry the tag that the threshold asks for? If not, its value in the summary is 0 and it is always met: compare the name in the threshold with the tag of the request.',
      },
    },
    {
      id: 'higher-limit',
      fails: 'slow',
      mark: /http_req_duration:\['p\(95\)<=?(?!300\b)\d/,
      message: {
        vi: 'Nâng giới hạn chung cho sáu request kia thì tìm kiếm chậm cũng lọt qua.',
        en: 'A higher limit for everything lets the six requests pass, and a slow search with them.',
      },
    },
    {
      id: 'lower-limit',
      fails: 'just-below',
      mark: /http_req_duration\{[^}]*\}['"]:\[['"]p\(95\)<=?[12]?\d?\d\b/,
      message: {
        vi: 'Giới hạn chặt hơn yêu cầu: tìm kiếm dưới 300 ms mà k6 vẫn thoát với mã 99.',
        en: 'The limit is stricter than the requirement: the searches take less than 300 ms, and k6 exits with code 99 all the same.',
      },
    },
    {
      id: 'median',
      fails: 'tail',
      mark: /med<|avg<|p\([1-8]?\d\)</,
      message: {
        vi: 'Con số này vẫn dưới 300 ms khi một phần năm số lần tìm kiếm quá chậm. Yêu cầu nói về 95% số lần tìm kiếm, và chỉ về tìm kiếm.',
        en: 'This number stays below 300 ms while a fifth of the searches are too slow. The requirement is about 95 % of the searches, and about searches only.',
      },
    },
    {
      id: 'p90',
      fails: 'one-in-fourteen',
      mark: /p\((?:8\d|9[0-4])\)</,
      message: {
        vi: 'Bách phân vị này cho phép hơn 5% số lần tìm kiếm chậm. Yêu cầu nói về 95%.',
        en: 'This percentile allows more than 5 % slow searches. The requirement is about 95 %.',
      },
    },
    {
      id: 'p99',
      fails: 'few-slow',
      mark: /p\(9[6-9]|max</,
      message: {
        vi: 'Con số này chặt hơn yêu cầu: chưa đến 5% số lần tìm kiếm chậm mà k6 đã thoát với mã 99.',
        en: 'This number is stricter than the requirement: fewer than 5 % of the searches are slow, and k6 exits with code 99 already.',
      },
    },
  ],
};
