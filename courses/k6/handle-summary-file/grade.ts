import type { ScriptCheck, ScriptGrading, Trial } from '../../../src/features/k6-lab/core/lab/grading';
import { isWithin, shown, valueOf } from '../../../src/features/k6-lab/core/lab/measures';
import type { RunResult } from '../../../src/features/k6-lab/core/run/types';
import type { ServerSettings } from '../../../src/features/k6-lab/core/server/serverModel';

const FILE = 'result.json';

function numbersOf(text: string | undefined): { p95: unknown; failed: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { p95: undefined, failed: undefined, ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The file's text, however its name is written. */
const fileOf = ({ files }: RunResult) => files[FILE] ?? files[`./${FILE}`];

/** Whether the file has the numbers of its own run. */
const numbersCheck = (
  id: string,
  title: ScriptCheck['title'],
  serverOf: (random: Trial['random']) => ServerSettings,
): ScriptCheck => ({
  id,
  title,
  run: async ({ run, random }) => {
    const result = await run({
      server: serverOf(random),
      seed: random.integer(1, 1_000_000),
    });
    if (valueOf(result, 'http_reqs', 'count') < 100)
      return { vi: 'Script gửi quá ít request.', en: 'The script sends too few requests.' };
    const right = {
      p95: valueOf(result, 'http_req_duration', 'p(95)'),
      failed: valueOf(result, 'http_req_failed', 'rate'),
    };
    const found = numbersOf(fileOf(result));
    if (!found) return { vi: '`result.json` không phải là JSON.', en: '`result.json` is not JSON.' };
    for (const name of ['p95', 'failed'] as const) {
      const value = found[name];
      const isRight = typeof value === 'number' && isWithin(value, right[name], 0.01);
      if (isRight) continue;
      const given = typeof value === 'number' ? shown(value) : JSON.stringify(value);
      if (typeof value === 'string') {
        return {
          vi: `\`${name}\` trong file là chuỗi ${given}; phải là một con số.`,
          en: `\`${name}\` in the file is the string ${given}; it has to be a number.`,
        };
      }
      return {
        vi: `\`${name}\` trong file là ${given}, nhưng lần chạy có ${shown(right[name])}.`,
        en: `\`${name}\` in the file is ${given}, but the run had ${shown(right[name])}.`,
      };
    }
    return undefined;
  },
});

const usual = (random: Trial['random']): ServerSettings => ({
  workers: 8,
  service: { kind: 'lognormal', mean: random.integer(40, 90), spread: 0.5 },
});

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    {
      id: 'file',
      title: { vi: 'Có file JSON', en: 'There is a JSON file' },
      run: async ({ run }) => {
        const text = fileOf(await run());
        if (text === undefined) return { vi: 'Không có `result.json`.', en: 'There is no `result.json`.' };
        return numbersOf(text)
          ? undefined
          : { vi: '`result.json` không phải là JSON.', en: '`result.json` is not JSON.' };
      },
    },
    numbersCheck('healthy', { vi: 'Số đúng khi mọi thứ ổn', en: 'Right numbers when all is well' }, usual),
    numbersCheck(
      'refusing',
      { vi: 'Số đúng khi lỗi đến rất nhanh', en: 'Right numbers with quick errors' },
      (random) => ({
        workers: 1,
        queueLimit: 2,
        service: { kind: 'lognormal', mean: random.integer(200, 300), spread: 0.5 },
      }),
    ),
    numbersCheck('failing', { vi: 'Số đúng khi có lỗi', en: 'Right numbers with errors' }, (random) => ({
      ...usual(random),
      errorRate: 0.2,
    })),
  ],
  mistakes: [
    {
      id: 'only-log',
      fails: 'file',
      mark: /^(?!.*result\.json).*console\.log/s,
      message: {
        vi: '`console.log` chỉ ghi nhật ký. File được tạo từ object mà `handleSummary` trả về.',
        en: '`console.log` only writes to the log. Files come from the object that `handleSummary` returns.',
      },
    },
    {
      id: 'not-text',
      fails: 'file',
      mark: /result\.json["'`]\]?:(?:\{|(?!JSON)[\w.]+[},])/,
      message: {
        vi: 'Giá trị của một file phải là chuỗi: biến object thành chuỗi bằng `JSON.stringify`.',
        en: 'The value of a file has to be a string: make one of the object with `JSON.stringify`.',
      },
    },
    {
      id: 'no-values',
      fails: 'healthy',
      mark: /http_req_(?:duration|failed)(?:\[(?!["'`]values)|\.(?!values))/,
      message: {
        vi: 'Thiếu `.values`: các con số nằm trong `data.metrics.<tên>.values`. Ở chỗ bạn đọc là `undefined`, và `JSON.stringify` bỏ nó.',
        en: '`.values` is missing: the numbers are in `data.metrics.<name>.values`. Where you read it is `undefined`, which `JSON.stringify` leaves out.',
      },
    },
    {
      id: 'average',
      fails: 'healthy',
      mark: /\.avg/,
      message: { vi: 'Đó là trung bình, không phải `p(95)`.', en: 'That is the average, not `p(95)`.' },
    },
    {
      id: 'iteration',
      fails: 'healthy',
      mark: /iteration_duration/,
      message: {
        vi: '`iteration_duration` gồm cả `sleep`. Cần thời gian của request.',
        en: '`iteration_duration` contains the `sleep`. The task asks for requests.',
      },
    },
    {
      id: 'succeeded',
      fails: 'healthy',
      mark: /1-/,
      message: {
        vi: '`http_req_failed` đã là tỉ lệ hỏng; 1 trừ nó là tỉ lệ thành công.',
        en: '`http_req_failed` already is the share that failed; 1 minus it is the share that succeeded.',
      },
    },
    {
      id: 'text-numbers',
      fails: 'healthy',
      mark: /^(?!.*(?:Number|parseFloat)\()(?!.*[:=(,]\+[\w(]).*(?:toFixed|toString)\(/s,
      message: {
        vi: '`toFixed` và `toString` cho một chuỗi, và `JSON.stringify` viết nó trong ngoặc kép. Bước sau của CI cần con số: `Number(…)`, hoặc đừng làm tròn.',
        en: '`toFixed` and `toString` give a string, which `JSON.stringify` writes in quotes. The later step wants a number: `Number(…)`, or do not round.',
      },
    },
    {
      id: 'good-ones-only',
      fails: 'refusing',
      mark: /expected_response:true/,
      message: {
        vi: 'Đó là `p(95)` của các request thành công. Đề bài hỏi mọi request, kể cả những request hỏng.',
        en: 'That is the `p(95)` of the successful requests. The task asks for all of them, failed ones too.',
      },
    },
    {
      id: 'passes',
      fails: 'refusing',
      mark: /passes|fails/,
      message: {
        vi: 'Không phải tỉ lệ: `passes` là số request, và `rate` là tỉ lệ. (Với `http_req_failed`, `passes` đếm request hỏng.)',
        en: 'Not a share: `passes` is a number of requests, and `rate` is the share. (For `http_req_failed`, `passes` counts failed ones.)',
      },
    },
  ],
};
