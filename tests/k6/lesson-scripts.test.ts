import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createBookshopServer } from '../../static/k6/bookshop-api.mjs';
import { openBookshop, stopBookshops } from './bookshop-client';
import { runScript } from './k6-stub';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LESSONS = {
  vi: `${ROOT}docs/k6/part-01.mdx`,
  en: `${ROOT}i18n/en/docusaurus-plugin-content-docs/current/k6/part-01.mdx`,
};
const SCRIPTS = ['k6/part-01/smoke-test.js', 'k6/part-01/order-test.js'];
const SMOKE_TEST = `${ROOT}static/k6/part-01/smoke-test.js`;
const ORDER_TEST = `${ROOT}static/k6/part-01/order-test.js`;

/** The code fences of a lesson that show a downloadable file, by their titles. */
function titledFences(lesson: string): Map<string, string> {
  const fences = lesson.matchAll(/^```\w+ [^\n]*title="(k6\/[^"]+)"[^\n]*\n([\s\S]*?)^```$/gm);
  return new Map(Array.from(fences, ([, title = '', code = '']) => [title, code] as const));
}

describe('scripts shown in part 1', () => {
  for (const [language, file] of Object.entries(LESSONS)) {
    it(`are the downloadable files, byte for byte (${language})`, async () => {
      const fences = titledFences(await readFile(file, 'utf8'));
      expect([...fences.keys()].sort()).toEqual([...SCRIPTS].sort());
      for (const [title, code] of fences) {
        expect(code, title).toBe(await readFile(`${ROOT}static/${title}`, 'utf8'));
      }
    });
  }
});

describe('figures stated in part 1', () => {
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

  it('exercise 1: 8 iterations shared by 2 VUs give 16 requests and 24 checks', async () => {
    const env = { BASE_URL: (await openBookshop()).address };
    const run = await runScript(SMOKE_TEST, { env, vus: 2, iterations: 8 });
    expect(run.iterations).toBe(8);
    expect(run.requests).toHaveLength(16);
    const checks = Object.values(run.checks);
    expect(checks.reduce((sum, { passes, fails }) => sum + passes + fails, 0)).toBe(24);
  });

  it('exercise 2: error rate 0.2 and seed 6 fail requests 2, 6 and 7, and 4 of 15 checks', async () => {
    const env = { BASE_URL: (await openBookshop({ errorRate: 0.2, seed: 6 })).address };
    const run = await runScript(SMOKE_TEST, { env });
    const failed = run.requests.flatMap(({ status }, index) => (status === 503 ? [index + 1] : []));
    expect(failed).toEqual([2, 6, 7]);
    expect(run.checks).toEqual({
      'list: status is 200': { passes: 4, fails: 1 },
      'list: one book found': { passes: 4, fails: 1 },
      'book: status is 200': { passes: 3, fails: 2 },
    });
  });

  it('exercise 3: the order script logs in and orders three times', async () => {
    const run = await runScript(ORDER_TEST, { env: { BASE_URL: (await openBookshop()).address } });
    expect(run.requests.map(({ status }) => status)).toEqual([200, 201, 200, 201, 200, 201]);
    expect(run.checks).toEqual({
      'login: status is 200': { passes: 3, fails: 0 },
      'order: status is 201': { passes: 3, fails: 0 },
    });
  });

  it('exercise 4: the last copy is sold once, then two orders of three get 409', async () => {
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
