import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../../src/features/k6-lab/core/lab/measures';
import type { RunResult } from '../../src/features/k6-lab/core/run/types';
import { runInNode } from '../../src/features/k6-lab/node/runInNode';

/** The cheat sheet in both languages: every line of its tables runs in the lab. */
const SHEETS = ['docs/k6/cheat-sheet.mdx', 'i18n/en/docusaurus-plugin-content-docs/current/k6/cheat-sheet.mdx'];

/** The first cells of the tables, which are code, by the id of their section. */
function rowsOf(sheet: string): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  let section = '';
  for (const line of sheet.split('\n')) {
    section = /^## .*\{\/\* #([\w-]+) \*\/\}/.exec(line)?.[1] ?? section;
    const [, , code] = /^\| (`+)(.+?)\1 \|/.exec(line) ?? [];
    if (code !== undefined) rows.set(section, [...(rows.get(section) ?? []), code]);
  }
  return rows;
}

const [rows = new Map<string, string[]>(), ...others] = SHEETS.map((file) => rowsOf(readFileSync(file, 'utf8')));

const IMPORTS = `import http from 'k6/http';
import { check, fail, group, sleep } from 'k6';
import { Counter, Gauge, Rate, Trend } from 'k6/metrics';
import exec from 'k6/execution';
import { SharedArray } from 'k6/data';
`;
const BASE = "const BASE_URL = 'http://127.0.0.1:3333';\n";
/** Lines of the sheet may use what other lines of it have made. */
const NAMES = "const failed = new Counter('failed_orders');\n";
const VU = `export default function () {
  const res = http.get(\`\${BASE_URL}/books/1\`, { tags: { page: 'list' } });
  check(res, { 'is 200': (r) => r.status === 200 });
  sleep(1);
}
`;
const NO_OPTIONS = 'export const options = {};\n';

const run = (script: string, commandLine = 'k6 run script.js'): Promise<RunResult> =>
  runInNode({
    script,
    commandLine,
    server: { workers: 16, service: { kind: 'fixed', mean: 50 } },
    seed: 1,
  });

const withOptions = (options: string) => run(`${IMPORTS}${BASE}export const options = { ${options} };\n${VU}`);
const iterationsOf = (result: RunResult) => valueOf(result, 'iterations', 'count');
const mostVus = (result: RunResult) => valueOf(result, 'vus', 'max');
const summaryOf = (result: RunResult) => result.files.stdout ?? '';

/** What a line must do, besides running to its end with code 0; each line of a section has an entry. */
type Effects = Readonly<Record<string, (result: RunResult) => void>>;

const COMMAND_SCRIPT = `${IMPORTS}${BASE}export const options = { vus: 1, iterations: 3, tags: { from: 'script' } };
export function setup() { console.log('setup'); }
export function teardown() { console.log('teardown'); }
export default function () {
  http.get(\`\${BASE_URL}/books/\${__ENV.BOOK || 1}\`);
  if (__ITER === 0) console.log(\`book \${__ENV.BOOK}, tags \${JSON.stringify(exec.test.options.tags)}\`);
  sleep(1);
}
`;
const texts = ({ log }: RunResult) => log.map(({ text }) => text).join('\n');

const COMMANDS: Effects = {
  'k6 run script.js': (result) => expect(iterationsOf(result)).toBe(3),
  'k6 run -u 5 -d 30s script.js': (result) => {
    expect(result.seconds).toBeGreaterThanOrEqual(30);
    expect(mostVus(result)).toBe(5);
  },
  'k6 run -u 2 -i 8 script.js': (result) => {
    expect(iterationsOf(result)).toBe(8);
    expect(mostVus(result)).toBe(2);
  },
  'k6 run -s 20s:5 -s 10s:0 script.js': (result) => {
    expect(result.seconds).toBeGreaterThanOrEqual(30);
    expect(mostVus(result)).toBe(5);
  },
  'K6_VUS=5 K6_DURATION=10s k6 run script.js': (result) => {
    expect(mostVus(result)).toBe(5);
    expect(iterationsOf(result)).toBe(50);
  },
  'k6 run -e BOOK=3 script.js': (result) => expect(texts(result)).toContain('book 3'),
  'k6 run --tag build=42 script.js': (result) => expect(texts(result)).toContain('tags {"build":"42"}'),
  'k6 run --no-thresholds script.js': (result) => expect(result.thresholds).toEqual([]),
  'k6 run --no-setup --no-teardown script.js': (result) => expect(texts(result)).not.toMatch(/setup|teardown/),
  'k6 run --summary-mode=full script.js': (result) => expect(summaryOf(result)).toContain('http_req_waiting'),
  'k6 run --summary-mode=disabled script.js': (result) => expect(result.files).toEqual({}),
  'k6 run --summary-trend-stats="avg,p(99)" script.js': (result) =>
    expect(summaryOf(result)).toMatch(/http_req_duration\.+: avg=\S+ p\(99\)=\S+$/m),
};

const OPTIONS: Effects = {
  'vus: 5, iterations: 20': (result) => expect(iterationsOf(result)).toBe(20),
  "vus: 5, duration: '30s'": (result) => {
    expect(result.seconds).toBeGreaterThanOrEqual(30);
    expect(mostVus(result)).toBe(5);
  },
  "stages: [{ duration: '20s', target: 10 }, { duration: '10s', target: 0 }]": (result) => {
    expect(mostVus(result)).toBeGreaterThanOrEqual(9);
    expect(result.seconds).toBeGreaterThanOrEqual(30);
  },
  "minIterationDuration: '2s'": (result) => expect(result.seconds).toBeCloseTo(2, 2),
  "tags: { build: '42' }": () => undefined,
  "summaryTrendStats: ['med', 'p(99)', 'count']": (result) =>
    expect(summaryOf(result)).toMatch(/http_req_duration\.+: med=\S+ p\(99\)=\S+ count=1$/m),
  'discardResponseBodies: true': () => undefined,
};

const EXECUTORS: Effects = {
  "executor: 'shared-iterations', vus: 5, iterations: 20": (result) => expect(iterationsOf(result)).toBe(20),
  "executor: 'per-vu-iterations', vus: 5, iterations: 4": (result) => expect(iterationsOf(result)).toBe(20),
  "executor: 'constant-vus', vus: 5, duration: '20s'": (result) => expect(mostVus(result)).toBe(5),
  "executor: 'ramping-vus', stages: [{ duration: '20s', target: 10 }]": (result) =>
    expect(mostVus(result)).toBeGreaterThanOrEqual(9),
  "executor: 'constant-arrival-rate', rate: 20, duration: '20s', preAllocatedVUs: 30": (result) =>
    expect(iterationsOf(result)).toBe(400),
  "executor: 'ramping-arrival-rate', stages: [{ duration: '20s', target: 20 }], preAllocatedVUs: 30": (result) =>
    expect(Math.abs(iterationsOf(result) - 200)).toBeLessThanOrEqual(1),
};

const FAILING = IMPORTS + BASE + VU.replace('/books/1', '/books/none').replaceAll('sleep(1)', 'sleep(0.2)');

describe('the cheat sheet', () => {
  it('has the same lines in both languages', () => {
    for (const other of others) expect(other).toEqual(rows);
  });

  it.each([
    ['command-line', COMMANDS],
    ['options', OPTIONS],
    ['executors', EXECUTORS],
  ])('has an effect to test for each line of #%s', (section, effects) => {
    expect(rows.get(section)).toEqual(Object.keys(effects));
  });

  it.each(rows.get('command-line') ?? [])('%s', async (line) => {
    const result = await run(COMMAND_SCRIPT, line);
    expect(result).toMatchObject({ exitCode: 0 });
    COMMANDS[line]?.(result);
  });

  it.each(rows.get('options') ?? [])('options: %s', async (line) => {
    const result = await withOptions(line);
    expect(result).toMatchObject({ exitCode: 0, log: [] });
    OPTIONS[line]?.(result);
  });

  it.each(rows.get('executors') ?? [])('%s', async (line) => {
    const result = await withOptions(`scenarios: { read: { ${line} } }`);
    expect(result).toMatchObject({ exitCode: 0, log: [], scenarios: ['read'] });
    EXECUTORS[line]?.(result);
  });

  it.each(rows.get('thresholds') ?? [])('thresholds: %s', async (line) => {
    const healthy = await withOptions(`vus: 2, iterations: 20, thresholds: { ${line} }`);
    expect(healthy).toMatchObject({ exitCode: 0, log: [], thresholds: [{ isMet: true }] });
    // The same line fails a test that breaks its rule.
    const load = line.startsWith('http_reqs') ? 'iterations: 5' : "vus: 2, duration: '30s'";
    const isAboutTime = line.includes('_duration');
    const script = isAboutTime ? IMPORTS + BASE + VU : FAILING;
    const broken = await runInNode({
      script: `${script}export const options = { ${load}, thresholds: { ${line} } };`,
      commandLine: '',
      server: { workers: 1, service: { kind: 'fixed', mean: isAboutTime ? 2500 : 50 } },
      seed: 1,
    });
    expect(broken.exitCode, line).toBe(99);
    if (line.includes('abortOnFail')) expect(broken.seconds).toBeLessThan(15);
  });

  it.each(rows.get('init') ?? [])('init: %s', async (line) => {
    // An import stands alone; other lines need the imports.
    const before = line.startsWith('import') ? '' : IMPORTS;
    const own = line.startsWith('import') ? '' : BASE;
    const result = await run(`${before}${line}\n${own}${NO_OPTIONS}export default function () {}\n`);
    expect(result).toMatchObject({ exitCode: 0, log: [] });
  });

  it.each(rows.get('vu-code') ?? [])('default: %s', async (line) => {
    const body = line.startsWith('const res') ? line : `const res = http.get(\`\${BASE_URL}/books/1\`);\n${line}`;
    const script = `${IMPORTS}${BASE}${NAMES}export const options = { iterations: 10 };\nexport default function () {\n${body}\n}\n`;
    const result = await run(script);
    const isAborted = line.includes('abort(');
    expect(result.exitCode, texts(result)).toBe(isAborted ? 108 : 0);
    expect(valueOf(result, 'http_req_failed', 'passes')).toBe(0);
    const errors = result.log.filter(({ level }) => level === 'error').map(({ text }) => text);
    expect(errors).toEqual(line.includes(' fail(') ? Array<string>(4).fill('no stock') : []);
  });

  it('states the exit codes', async () => {
    const noCheck = 'check(1, { no: false });';
    const codes = [
      await run(`${IMPORTS}export default function () { ${noCheck} }`),
      await run(
        `${IMPORTS}export const options = { thresholds: { checks: ['rate>0.99'] } };\nexport default function () { ${noCheck} }`,
      ),
      await run("export const options = { duration: '10 seconds' };\nexport default function () {}"),
      await run("export function setup() { throw new Error('no data'); }\nexport default function () {}"),
      await run(`${IMPORTS}export default function () { exec.test.abort(); }`),
    ].map(({ exitCode }) => String(exitCode));
    const stated = readFileSync(SHEETS[0] ?? '', 'utf8').matchAll(/^\| (\d+) \| /gm);
    expect(codes).toEqual(Array.from(stated, ([, code]) => code));
  });
});
