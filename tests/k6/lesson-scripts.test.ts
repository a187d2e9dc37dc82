import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { runInNode } from '../../src/features/k6-lab/node/runInNode';
import { createBookshopServer } from '../../static/k6/bookshop-api.mjs';
import { openBookshop, stopBookshops } from './bookshop-client';
import { runScript } from './k6-stub';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LANGUAGES = { vi: 'docs/k6', en: 'i18n/en/docusaurus-plugin-content-docs/current/k6' };
const SMOKE_TEST = `${ROOT}static/k6/part-01/smoke-test.js`;
const ORDER_TEST = `${ROOT}static/k6/part-01/order-test.js`;

const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');

/** The code fences of a lesson that show a downloadable file, by their titles. */
function titledFences(lesson: string): Map<string, string> {
  const fences = lesson.matchAll(/^```\w+ [^\n]*title="(k6\/[^"]+)"[^\n]*\n([\s\S]*?)^```$/gm);
  return new Map(Array.from(fences, ([, title = '', code = '']) => [title, code] as const));
}

/** Files of these lessons, such as `part-01/smoke-test.js`. */
const FILES = ['part-01', 'part-02', 'part-05'].flatMap((part) =>
  readdirSync(`${ROOT}static/k6/${part}`).map((name) => `${part}/${name}`),
);

describe.each(FILES)('%s', (file) => {
  it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('is offered by its lesson (%s)', (language) => {
    const lesson = read(`${LANGUAGES[language]}/${file.split('/')[0]}.mdx`);
    expect(lesson).toContain(`pathname:///k6/${file})`);
    const shown = titledFences(lesson).get(`k6/${file}`);
    if (shown !== undefined) expect(shown).toBe(read(`static/k6/${file}`));
  });

  it.runIf(file.endsWith('.js'))('runs in the lab', async () => {
    const result = await runInNode({
      script: read(`static/k6/${file}`),
      commandLine: 'k6 run script.js',
      server: { workers: 16, service: { kind: 'fixed', mean: 50 } },
      seed: 1,
    });
    expect(result).toMatchObject({ exitCode: 0, log: [] });
  });
});

describe('figures of the lessons, in the lab', () => {
  const count = async (file: string, commandLine: string, mean: number, workers = 64) => {
    const server = { workers, service: { kind: 'fixed' as const, mean } };
    const { exitCode, metrics } = await runInNode({ script: read(`static/k6/${file}`), commandLine, server, seed: 1 });
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.values.count;
    return { exitCode, iterations: of('iterations'), requests: of('http_reqs') };
  };

  it.each([
    [100, 125, 250],
    [400, 85, 170],
  ])('part 1: %i ms a request give %i iterations and %i requests', async (mean, iterations, requests) => {
    const run = await count('part-01/smoke-test.js', 'k6 run --vus 5 --duration 30s smoke-test.js', mean);
    expect(run).toEqual({ exitCode: 0, iterations, requests });
  });

  it('part 2: -i replaces the stages of the script', async () => {
    expect(await count('part-02/stages-test.js', 'k6 run -i 6 stages-test.js', 100)).toMatchObject({ iterations: 6 });
  });

  it('part 5: two workers with 600 ms a request cross the threshold', async () => {
    expect(await count('part-05/orders-test.js', 'k6 run orders-test.js', 600, 2)).toMatchObject({ exitCode: 99 });
  });
});

describe('scripts of part 1 against the API', () => {
  afterEach(stopBookshops);

  it('smoke test: 5 iterations, 10 requests, 15 checks, all passed', async () => {
    const run = await runScript(SMOKE_TEST, { env: { BASE_URL: (await openBookshop()).address } });
    expect(run.iterations).toBe(5);
    expect(run.requests.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(run.checks).toEqual({
      'list: status is 200': { passes: 5, fails: 0 },
      'list: one book found': { passes: 5, fails: 0 },
      'book: status is 200': { passes: 5, fails: 0 },
    });
    expect(run.slept).toBe(5);
  });

  it('the order script logs in and orders three times', async () => {
    const run = await runScript(ORDER_TEST, { env: { BASE_URL: (await openBookshop()).address } });
    expect(run.requests.map(({ status }) => status)).toEqual([200, 201, 200, 201, 200, 201]);
    expect(run.checks).toEqual({
      'login: status is 200': { passes: 3, fails: 0 },
      'order: status is 201': { passes: 3, fails: 0 },
    });
  });

  it('the last copy is sold once, then two orders of three get 409', async () => {
    const env = { BASE_URL: (await openBookshop()).address, BOOK_ID: '18' };
    const run = await runScript(ORDER_TEST, { env });
    expect(run.requests.map(({ status }) => status)).toEqual([200, 201, 200, 409, 200, 409]);
    expect(run.checks['order: status is 201']).toEqual({ passes: 1, fails: 2 });
  });

  it('without the server every check fails, but the script does not throw', async () => {
    const gone = createBookshopServer({ port: 0 });
    const env = { BASE_URL: await gone.start() };
    await gone.stop();
    const run = await runScript(SMOKE_TEST, { env });
    expect(run.requests.map(({ status }) => status)).toEqual(Array(10).fill(0));
    expect(Object.values(run.checks)).toEqual(Array(3).fill({ passes: 0, fails: 5 }));
  });
});
