import type { ScriptCheck, ScriptGrading } from '../../../src/features/k6-lab/core/lab/grading';
import { valueOf } from '../../../src/features/k6-lab/core/lab/measures';
import type { RunResult } from '../../../src/features/k6-lab/core/run/types';

/** VUs at a time of the test, seconds; 0 after its end. */
const vusAt = ({ series }: RunResult, second: number) => series.find(({ time }) => time >= second)?.vus ?? 0;

/** Times with the fewest and the most VUs that are right at each. */
type Line = readonly (readonly [second: number, least: number, most: number])[];

const lineCheck = (id: string, title: ScriptCheck['title'], line: Line): ScriptCheck => ({
  id,
  title,
  run: async ({ run, random }) => {
    const server = { workers: 8, service: { kind: 'fixed' as const, mean: random.integer(30, 150) } };
    const result = await run({ server });
    if (valueOf(result, 'http_reqs', 'count') < 100)
      return { vi: 'Script gần như không gửi request nào.', en: 'The script sends hardly any requests.' };
    const wrong = line
      .map(([second, least, most]) => ({ second, least, most, vus: vusAt(result, second) }))
      .find(({ least, most, vus }) => vus < least || vus > most);
    if (!wrong) return undefined;
    const { second, least, most, vus } = wrong;
    const range = least === most ? String(least) : `${least}–${most}`;
    return {
      vi: `Ở giây ${second} có ${vus} VU, lẽ ra phải là ${range}.`,
      en: `At second ${second} there are ${vus} VUs; it should be ${range}.`,
    };
  },
});

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    lineCheck('up', { vi: 'Tăng trong phút đầu', en: 'Growing in the first minute' }, [
      [15, 3, 7],
      [20, 5, 9],
      [30, 8, 12],
      [45, 13, 17],
      [50, 15, 18],
    ]),
    lineCheck('hold', { vi: 'Giữ 20 trong hai phút', en: 'At 20 for two minutes' }, [
      [62, 20, 20],
      [90, 20, 20],
      [120, 20, 20],
      [150, 20, 20],
      [178, 20, 20],
    ]),
    lineCheck('down', { vi: 'Giảm trong 30 giây', en: 'Falling in 30 seconds' }, [
      [188, 13, 18],
      [195, 8, 13],
      [203, 3, 8],
      [216, 0, 0],
    ]),
  ],
  mistakes: [
    {
      id: 'at-once',
      fails: 'up',
      mark: /^(?=.*stages).*\b(?:vus|startVUs):20\b/s,
      message: {
        vi: 'Cạnh `stages`, `vus` là số VU lúc bắt đầu: lần chạy có 20 VU ngay từ giây đầu.',
        en: 'Beside `stages`, `vus` is the number of VUs at the start: the test has 20 of them from its first second.',
      },
    },
    {
      id: 'steps',
      fails: 'up',
      mark: /duration:'0s?'/,
      message: {
        vi: 'Đoạn dài 0 giây làm số VU nhảy bậc. Nó phải tăng đều: một đoạn dài 1 phút là đủ.',
        en: 'A stage of 0 seconds makes the VUs jump. They are to grow evenly: a single stage of a minute does it.',
      },
    },
    {
      id: 'no-hold',
      fails: 'hold',
      mark: /stages:\[\{duration:'\w+',target:20\},\{duration:'30s',target:0/,
      message: {
        vi: 'Sau phút đầu số VU giảm ngay. Muốn giữ, cần thêm một đoạn có cùng `target`.',
        en: 'After the first minute the VUs fall at once. To hold them takes another stage with the same `target`.',
      },
    },
    {
      id: 'change',
      fails: 'hold',
      mark: /target:20\},\{duration:'2m',target:0/,
      message: {
        vi: '`target` không phải phần tăng thêm: `target: 0` nghĩa là xuống còn 0 VU, không phải “không đổi”.',
        en: '`target` is not a change: `target: 0` means down to 0 VUs, not “as before”.',
      },
    },
    {
      id: 'cumulative',
      fails: 'down',
      mark: /'3m'/,
      message: {
        vi: '`duration` là độ dài của từng đoạn, không phải thời điểm tính từ lúc bắt đầu.',
        en: '`duration` is the length of each stage, not a time counted from the start.',
      },
    },
    {
      id: 'sudden-end',
      fails: 'down',
      mark: /'0s?'|duration:0/,
      message: {
        vi: 'Đoạn cuối dài 0 giây, nên số VU rơi thẳng xuống. Nó phải giảm đều trong 30 giây.',
        en: 'The last stage is 0 seconds long, so the VUs drop. They are to fall evenly for 30 seconds.',
      },
    },
    {
      id: 'no-ramp-down',
      fails: 'down',
      message: {
        vi: 'Sau ba phút số VU không giảm đều về 0 trong 30 giây. Đoạn cuối còn thiếu, hoặc dài ngắn khác đi.',
        en: 'After three minutes the VUs do not fall evenly to 0 in 30 seconds. The last stage is missing, or of another length.',
      },
    },
  ],
};
