import { spawn, type ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { sampleOf } from './site';
import type { PageAnswer, PageLab } from './sql-site/page';
import { RARE } from '../trials';

type EngineName = 'sqlite' | 'postgres';

declare const lab: PageLab;

let server: ChildProcess;
let url = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = spawn(process.execPath, ['--import', 'tsx', 'tests/e2e/sql-site/serve.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      const found = /http:\S+/.exec(text.toString());
      if (found) resolve(found[0]);
    });
    server.once('exit', () => reject(new Error('The SQL site did not start.')));
  });
});

test.afterAll(() => server.kill());

async function run(page: Page, engine: EngineName, sql: string): Promise<PageAnswer> {
  return page.evaluate(([name, text]) => lab.run(name, text), [engine, sql] as const);
}

async function expectWhole(page: Page, engine: EngineName): Promise<void> {
  const { execution } = await run(page, engine, 'SELECT COUNT(*) FROM order_items');
  expect(execution.ok && execution.results[0]?.rows).toEqual([[300]]);
}

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200 * 1024, uploadThroughput: 90 * 1024 };

test('fetches nothing before the first run, answers on a slow connection, and works without a network on the second visit', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(url);
  expect(fetched.filter((address) => address.includes('/assets/'))).toEqual([]);

  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const first = await run(page, 'sqlite', 'SELECT title FROM books LIMIT 1');
  const bytes = fetched.filter((address) => address.includes('/assets/'));
  console.log(`first result on slow 4G: ${Math.round(first.waitedMs)} ms, ${bytes.length} files`);
  expect(first.execution.ok).toBe(true);

  await session.send('Network.emulateNetworkConditions', {
    ...SLOW_4G,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.reload();
  await context.setOffline(true);
  const second = await run(page, 'sqlite', 'SELECT title FROM books LIMIT 1');
  console.log(`second visit, offline: ${Math.round(second.waitedMs)} ms`);
  expect(second.execution.ok).toBe(true);
});

test('fetches PostgreSQL with progress by bytes and keeps it for offline', RARE, async ({ page, context }) => {
  await page.goto(url);
  // Otherwise all of it may have arrived before the first progress report.
  const session = await context.newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: 2 ** 22, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', line);
  const { execution } = await run(page, 'postgres', "SELECT EXTRACT(YEAR FROM DATE '2025-06-30') AS y");
  expect(execution.ok && execution.results[0]?.rows).toEqual([[2025]]);
  const progress = await page.evaluate(() => lab.progress);
  expect(progress.length).toBeGreaterThan(2);
  expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  expect(progress.at(-1)).toBe(1);
  await page.reload();
  await context.setOffline(true);
  const again = await run(page, 'postgres', 'SELECT 1 AS one');
  console.log(`PostgreSQL, second visit, offline: ${Math.round(again.waitedMs)} ms`);
  expect(again.execution.ok).toBe(true);
});

const ENDLESS = 'WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT COUNT(*) FROM r';

const RUNAWAYS: Readonly<Record<EngineName, readonly string[]>> = {
  sqlite: [
    ENDLESS,
    'SELECT COUNT(*) FROM order_items a, order_items b, order_items c, order_items d',
    "SELECT LENGTH(hex(zeroblob(90000000)) || 'x')",
    'PRAGMA writable_schema = ON; DELETE FROM sqlite_schema; VACUUM; SELECT * FROM order_items',
    "ATTACH 'other.db' AS other",
  ],
  postgres: [
    ENDLESS,
    'SELECT COUNT(*) FROM order_items a, order_items b, order_items c, order_items d',
    'DO $$ BEGIN LOOP NULL; END LOOP; END $$',
    'SET statement_timeout = 1; SELECT pg_sleep(20)',
    'CREATE FUNCTION g(n INTEGER) RETURNS INTEGER LANGUAGE sql VOLATILE AS $$ SELECT g(n + 1) $$; SELECT g(1)',
  ],
};

for (const engine of sampleOf(['sqlite', 'postgres'] as const)) {
  test(`${engine}: runaway and destructive statements end with an error, the page stays responsive, the data is restored`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.goto(url);
    await expectWhole(page, engine);
    for (const sql of RUNAWAYS[engine]) {
      const before = await page.evaluate(() => lab.ticks);
      const { execution, waitedMs } = await run(page, engine, sql);
      const ticks = (await page.evaluate(() => lab.ticks)) - before;
      expect(execution.ok, sql).toBe(false);
      expect(waitedMs, sql).toBeLessThan(15_000);
      if (waitedMs > 1_000) expect(ticks, sql).toBeGreaterThan(waitedMs / 200);
      await expectWhole(page, engine);
    }
    for (const sql of ['DROP TABLE order_items', 'DELETE FROM order_items; BEGIN; DROP TABLE book_authors']) {
      expect((await run(page, engine, sql)).execution.ok, sql).toBe(true);
      await expectWhole(page, engine);
    }
  });
}

test('a 50 MB string and a billion rows are truncated and do not crash the page', async ({ page }) => {
  await page.goto(url);
  const text = await run(page, 'sqlite', "SELECT printf('%.*c', 50000000, 'x') AS t");
  expect(text.execution.ok && text.execution.results[0]?.rows[0]?.[0]).toMatchObject({ length: 50_000_000 });
  const rows = await run(page, 'sqlite', 'SELECT 1 FROM order_items a, order_items b, order_items c, order_items d');
  expect(rows.execution.ok && rows.execution.results[0]).toMatchObject({ rowCountIsMinimum: true });
  expect(rows.execution.results[0]?.rows).toHaveLength(1000);
});

test('a hundred runs are answered in order, and Stop ends the running one', async ({ page }) => {
  await page.goto(url);
  const answers = await page.evaluate(async () => {
    const presses = Array.from({ length: 100 }, (_, index) =>
      lab.run('sqlite', `DELETE FROM order_items; SELECT ${index} AS n`),
    );
    return (await Promise.all(presses)).map(({ execution }) => execution.results[1]?.rows[0]?.[0]);
  });
  expect(answers).toEqual(Array.from({ length: 100 }, (_, index) => index));
  const stopped = page.evaluate((sql) => lab.run('sqlite', sql), ENDLESS);
  await page.waitForFunction((sql) => lab.given.includes(sql), ENDLESS);
  await page.evaluate(() => lab.stop('sqlite'));
  expect((await stopped).execution).toMatchObject({ error: { kind: 'stopped' } });
  await expectWhole(page, 'sqlite');
});

test('two tabs do not disturb each other', RARE, async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto(url), two.goto(url)]);
  const [first, second] = await Promise.all([
    run(one, 'sqlite', 'DELETE FROM order_items; SELECT COUNT(*) AS n FROM order_items'),
    run(two, 'sqlite', 'SELECT COUNT(*) AS n FROM order_items'),
  ]);
  expect([first.execution.results.at(-1)?.rows, second.execution.results.at(-1)?.rows]).toEqual([[[0]], [[300]]]);
});
