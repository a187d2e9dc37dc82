import type { Page, Route } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { inTurn, type Locale, message, sampleOf, triedIn } from './site';
import { blockOf, runSql, type Block } from './sqlLab';
import { RARE } from '../trials';

const LESSON = '/docs/database/learn-sql-in-30-days/06-null-and-three-valued-logic';
const EXERCISE = 'sql-06-02';
const RIGHT =
  'SELECT full_name FROM customers c WHERE NOT EXISTS (SELECT 1 FROM customers f WHERE f.referred_by = c.customer_id)';

const SIGN_IN = '<!doctype html><html lang="en"><title>Sign in to the network</title><p>Welcome</p></html>';
const DATA = /\/assets\/sql\/.*\.json$/;
const WORKER = '**/assets/sql/sqlite-worker.*.js';
const POSTGRES = '**/assets/sql/postgres-engine.*.bin';

/** Responds as a captive portal does. */
const signIn = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: SIGN_IN });

const advice = (locale: Locale, problem: string) => message(locale, `sqlLab.FetchAdvice.${problem}`);
const alertOf = ({ answer }: Block) => answer.getByRole('alert');

async function openLesson(page: Page, locale: Locale) {
  await open(page, locale === 'vi' ? LESSON : `/en${LESSON}`);
  const exercise = page.locator(`#${EXERCISE}`);
  return {
    block: blockOf(page, locale),
    verdict: exercise.getByRole('status').first(),
    editor: exercise.getByRole('textbox', { name: message(locale, 'sqlLab.SqlExercise.code') }),
    check: exercise.getByRole('button', { name: message(locale, 'labKit.LabButton.check'), exact: true }),
  };
}

/** The beginning of each JSON text in Cache Storage, by its file name. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (!url.endsWith('.json')) continue;
        found[url.slice(url.lastIndexOf('/') + 1)] = ((await (await cache.match(url))?.text()) ?? '').slice(0, 9);
      }
    }
    return found;
  });

for (const locale of triedIn('vi')) {
  test(`a sign-in page in place of data is reported and not cached, and a later run works (${locale})`, async ({
    page,
  }) => {
    await page.route(DATA, signIn);
    const { block, verdict, editor, check } = await openLesson(page, locale);
    await runSql(block, 'SELECT 42 AS n');
    await expect(alertOf(block)).toContainText(advice(locale, 'wrong'));
    await editor.fill(RIGHT);
    await check.click();
    await expect(verdict).toContainText(message(locale, 'sqlLab.Verdict.ungraded'));
    expect(await keptTexts(page)).toEqual({});

    await page.unroute(DATA);
    await runSql(block, 'SELECT 42 AS n');
    await expect(block.cells).toHaveText(['42']);
    await check.click();
    await expect(verdict).toContainText(message(locale, 'labKit.Verdict.right'));
    await expect.poll(async () => Object.keys(await keptTexts(page)).length).toBeGreaterThan(1);
    expect(Object.values(await keptTexts(page)).filter((text) => !/^[{[]/.test(text))).toEqual([]);
  });

  test(`an exercise is not judged when a sign-in page replaces its answers, and the verdict says why (${locale})`, async ({
    page,
  }) => {
    await page.route('**/assets/sql/exercises/*', signIn);
    const { verdict, editor, check } = await openLesson(page, locale);
    await editor.fill(RIGHT);
    await check.click();
    await expect(verdict).toContainText(advice(locale, 'wrong'));
    await page.unroute('**/assets/sql/exercises/*');
    await check.click();
    await expect(verdict).toContainText(message(locale, 'labKit.Verdict.right'));
  });
}

test('cached sign-in pages in place of data are discarded', RARE, async ({ page }) => {
  const asked = new Set<string>();
  page.on('response', (response) => {
    if (DATA.test(response.url())) asked.add(response.url());
  });
  const before = await openLesson(page, 'vi');
  await before.editor.fill(RIGHT);
  await before.check.click();
  await expect(before.verdict).toContainText(message('vi', 'labKit.Verdict.right'));
  await page.evaluate(
    async ([urls, text]) => {
      for (const name of ['sql-lab', 'offline-visited-files']) {
        const cache = await caches.open(name);
        for (const url of urls) await cache.put(url, new Response(text));
      }
    },
    [[...asked], SIGN_IN] as const,
  );
  expect(Object.values(await keptTexts(page))).toContain(SIGN_IN.slice(0, 9));

  // The answer of the previous visit is still in its field.
  const { block, verdict, check } = await openLesson(page, 'vi');
  await runSql(block, 'SELECT 42 AS n');
  await expect(block.cells).toHaveText(['42']);
  await check.click();
  await expect(verdict).toContainText(message('vi', 'labKit.Verdict.right'));
  await expect.poll(async () => Object.values(await keptTexts(page)).filter((text) => !/^[{[]/.test(text))).toEqual([]);
});

test('a damaged engine in the cache is fetched again', RARE, async ({ page }) => {
  let engine = '';
  page.on('response', (response) => {
    if (response.url().endsWith('.bin')) engine = response.url();
  });
  const { block } = await openLesson(page, 'vi');
  await runSql(block, 'SELECT 41 AS n');
  for (const body of [SIGN_IN, '']) {
    await page.evaluate(async ([url, text]) => (await caches.open('sql-lab')).put(url, new Response(text)), [
      engine,
      body,
    ] as const);
    const again = await openLesson(page, 'vi');
    await runSql(again.block, 'SELECT 42 AS n');
    await expect(again.block.cells).toHaveText(['42']);
  }
});

const ENGINE_ANSWERS = [
  ['403', 'refused', (route: Route) => route.fulfill({ status: 403, body: 'Forbidden' })],
  ['502', 'refused', (route: Route) => route.fulfill({ status: 502, body: 'Bad gateway' })],
  ['404', 'gone', (route: Route) => route.fulfill({ status: 404, body: 'gone' })],
  ['a sign-in page', 'wrong', signIn],
  ['nothing, with 200', 'wrong', (route: Route) => route.fulfill({ status: 200, body: '' })],
  ['no network', 'unreachable', (route: Route) => route.abort('failed')],
] as const;

for (const [[name, problem, answer], locale] of sampleOf(inTurn(ENGINE_ANSWERS))) {
  test(`PostgreSQL answered with ${name} is reported as ${problem}, not as a lack of memory (${locale})`, async ({
    page,
  }) => {
    await page.route(POSTGRES, answer);
    const { block } = await openLesson(page, locale);
    await block.root.getByRole('radio', { name: 'PostgreSQL' }).check({ force: true });
    await block.run.click();
    await block.status.getByRole('button').click();
    await expect(alertOf(block)).toContainText(message(locale, 'sqlLab.SqlErrorBox.download'));
    await expect(alertOf(block)).toContainText(advice(locale, problem));
  });
}

const WORKER_ANSWERS = [
  ['404', 'gone', (route: Route) => route.fulfill({ status: 404, body: 'gone' })],
  ['a sign-in page', 'wrong', signIn],
  ['nothing, because an extension blocks it', 'unreachable', (route: Route) => route.abort('failed')],
] as const;

for (const [[name, problem, answer], locale] of sampleOf(inTurn(WORKER_ANSWERS))) {
  test(`a worker answered with ${name} is reported as ${problem}, and runs once it is available (${locale})`, async ({
    page,
  }) => {
    await page.route(WORKER, answer);
    const { block } = await openLesson(page, locale);
    await runSql(block, 'SELECT 42 AS n');
    await expect(alertOf(block)).toContainText(message(locale, 'sqlLab.SqlErrorBox.download'));
    await expect(alertOf(block)).toContainText(advice(locale, problem));
    await page.unroute(WORKER);
    await runSql(block, 'SELECT 42 AS n');
    await expect(block.cells).toHaveText(['42']);
  });
}

test('a browser that blocks workers is distinguished from a network failure', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.assign(window, { Worker: new Proxy(Worker, { construct: refuse }) });
  });
  const { block } = await openLesson(page, 'en');
  await runSql(block, 'SELECT 42 AS n');
  await expect(alertOf(block)).toContainText(advice('en', 'blocked'));
});

test('an expected result that fails to load says why', async ({ page }) => {
  await page.route('**/assets/sql/exercises/*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await openLesson(page, 'vi');
  const exercise = page.locator(`#${EXERCISE}`);
  const button = (id: string) => exercise.getByRole('button', { name: message('vi', id), exact: true });
  await button('sqlLab.SqlExercise.expected').click();
  await expect(exercise.getByText(message('vi', 'sqlLab.ExpectedResult.failed'))).toBeVisible();
  await expect(exercise.getByText(advice('vi', 'refused'))).toBeVisible();
});
