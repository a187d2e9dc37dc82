import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../e2e/fixtures';
import { ATTACK, countedText, dialogOf, hasRun, openDialog, seeAllText } from '../e2e/searchDialog';
import { base, inTurn, message, sampleOf, triedIn } from '../e2e/site';
import { doubleOfAlgolia, record, type AskedRequest, type Behaviour } from './algoliaDouble';
import { servicesBuildEnvironment } from './settings.mjs';

const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME } = servicesBuildEnvironment;
const FIRST_HOST = `${ALGOLIA_APP_ID.toLowerCase()}-dsn.algolia.net`;
const OTHER_HOST = new RegExp(`^${ALGOLIA_APP_ID.toLowerCase()}-[123]\\.algolianet\\.com$`);
const FIVE = Array.from({ length: 5 }, (_, number) => record(number));

const last = (asked: readonly AskedRequest[]) => asked.at(-1)!;

for (const locale of triedIn('vi')) {
  test.describe(`search by Algolia (${locale})`, () => {
    test('sends the query of the DocSearch modal, and shows the answer on the same screens', async ({ page }) => {
      const asked = await doubleOfAlgolia(page, { records: FIVE });
      const own: string[] = [];
      page.on('request', (request) => own.push(new URL(request.url()).pathname));
      const { dialog, box, rows, seeAll } = await openDialog(page, locale);
      expect(asked).toEqual([]);
      await box.fill('heading');
      await expect(rows).toHaveCount(5);

      const { host, method, path, parameters, queries } = last(asked);
      expect([host, method, path]).toEqual([FIRST_HOST, 'POST', '/1/indexes/*/queries']);
      expect(parameters.get('x-algolia-application-id')).toBe(ALGOLIA_APP_ID);
      expect(parameters.get('x-algolia-api-key')).toBe(ALGOLIA_SEARCH_API_KEY);
      expect(queries).toHaveLength(1);
      expect(queries[0]).toMatchObject({
        query: 'heading',
        indexName: ALGOLIA_INDEX_NAME,
        hitsPerPage: 20,
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        clickAnalytics: true,
        facetFilters: [`language:${locale}`, ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      });
      expect(queries[0]?.attributesToRetrieve).toEqual([
        ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
        'content',
        'type',
        'url',
      ]);
      expect(queries[0]?.attributesToSnippet).toEqual([
        ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:16`),
        'content:32',
      ]);

      await expect(seeAll).toHaveText(seeAllText(locale, 5));
      await expect(rows.first().locator('mark')).toHaveText('Heading');
      // A record's link to the published site leads to the same page on this one.
      await expect(rows.first().getByRole('link')).toHaveAttribute('href', '/docs#record-0');
      await expect(dialog.getByRole('img', { name: 'Algolia' })).toBeVisible();
      await expectAccessible(page, 'hits of Algolia', 'dialog');
      expect(own.filter((path) => /search-manifest|assets\/search\//.test(path))).toEqual([]);
    });

    test('the count belongs to the last query, and each query is sent once', async ({ page }) => {
      const asked = await doubleOfAlgolia(page, { records: FIVE });
      const { box, seeAll, rows } = await openDialog(page, locale);
      for (const query of ['h', 'he', 'hea', 'he']) {
        await box.fill(query);
        await expect.poll(() => asked.some(({ queries }) => queries[0]?.query === query)).toBe(true);
      }
      await expect(rows).toHaveCount(5);
      await expect(seeAll).toHaveText(seeAllText(locale, 5));
      expect(asked.map(({ queries }) => queries[0]?.query)).toEqual(['h', 'he', 'hea']);
    });

    test('/search requests one page of hits and then the next', async ({ page }) => {
      const asked = await doubleOfAlgolia(page, { records: Array.from({ length: 20 }, (_, number) => record(number)) });
      await open(page, `${base(locale)}search?q=heading`);
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText(countedText(locale, 20, 'heading'));
      expect(last(asked).host).toBe(FIRST_HOST);
      expect(last(asked).queries[0]).toMatchObject({
        indexName: ALGOLIA_INDEX_NAME,
        query: 'heading',
        page: 0,
        hitsPerPage: 15,
        facetFilters: [[`language:${locale}`], ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      });
      await main.getByRole('button', { name: message(locale, 'search.MoreButton.label') }).scrollIntoViewIfNeeded();
      await expect(main.getByRole('listitem')).toHaveCount(20);
      expect(last(asked).queries[0]).toMatchObject({ page: 1 });
    });
  });
}

const failures = {
  'does not answer in time': 'hang',
  'answers 500': 500,
  'answers 503': 503,
  'refuses the connection': 'break',
} as const;

for (const [name, behaviour] of sampleOf(Object.entries(failures))) {
  test(`a host that ${name} is replaced by another`, async ({ page }) => {
    const asked = await doubleOfAlgolia(page, {
      records: FIVE,
      behave: (host) => (host === FIRST_HOST ? behaviour : 'answer'),
    });
    const { box, rows } = await openDialog(page, 'vi');
    await box.fill('heading');
    await expect(rows).toHaveCount(5);
    expect(asked).toHaveLength(2);
    const [failed, replacement] = asked;
    expect(failed?.host).toBe(FIRST_HOST);
    expect(replacement?.host).toMatch(OTHER_HOST);
    expect(replacement?.queries).toEqual(failed?.queries);
  });
}

test('two hosts that fail in different ways are both replaced', async ({ page }) => {
  const behaviours = ['hang', 502] as const;
  const seen: string[] = [];
  const asked = await doubleOfAlgolia(page, {
    records: FIVE,
    behave: (host) => behaviours[seen.push(host) - 1] ?? 'answer',
  });
  const { box, rows } = await openDialog(page, 'vi');
  await box.fill('heading');
  await expect(rows).toHaveCount(5);
  expect(new Set(asked.map(({ host }) => host)).size).toBe(3);
});

test('a failed host is skipped for 120 seconds, also after a page load, by the modal and by /search', async ({
  page,
}) => {
  await page.clock.install();
  let isMended = false;
  const asked = await doubleOfAlgolia(page, {
    records: FIVE,
    behave: (host) => (host === FIRST_HOST && !isMended ? 503 : 'answer'),
  });
  const { box, rows } = await openDialog(page, 'vi');
  await box.fill('heading');
  await expect(rows).toHaveCount(5);
  expect(asked.map(({ host }) => host === FIRST_HOST)).toEqual([true, false]);
  isMended = true;

  const hostsAfter = async (path: string) => {
    asked.length = 0;
    await open(page, path);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
    return asked.map(({ host }) => host === FIRST_HOST);
  };
  expect(await hostsAfter('/search?q=heading')).toEqual([false]);
  const again = await openDialog(page, 'vi');
  asked.length = 0;
  await again.box.fill('heading again');
  await expect(again.rows).toHaveCount(5);
  expect(asked.map(({ host }) => host === FIRST_HOST)).toEqual([false]);

  await page.clock.fastForward(121_000);
  expect(await hostsAfter('/search?q=heading')).toEqual([true]);
});

test('shows the error screen after all hosts have timed out', async ({ page }) => {
  await page.clock.install();
  let isMended = false;
  const asked = await doubleOfAlgolia(page, { records: FIVE, behave: () => (isMended ? 'answer' : 'hang') });
  const { dialog, box, rows, text } = await openDialog(page, 'vi');
  await box.fill('heading');
  // The connection timeout is 1 s, and longer after each host that was too slow: 4 s, 5 s, 6 s.
  for (const [hosts, patience] of [1000, 4000, 5000, 6000].entries()) {
    await expect.poll(() => asked.length).toBe(hosts + 1);
    await page.clock.fastForward(patience);
  }
  await expect(dialog.getByText(text('search.modal.errorScreen.titleText'))).toBeVisible();
  await expect(dialog.getByText(text('search.failureText.unreachable'))).toBeVisible();
  expect(new Set(asked.map(({ host }) => host)).size).toBe(4);
  isMended = true;
  await dialog.getByRole('button', { name: text('search.modal.errorScreen.retryText') }).click();
  await expect(rows).toHaveCount(5);
});

/** What the hosts do, and the message that explains it. */
const told = [
  [500, 'unreachable'],
  ['break', 'unreachable'],
  [400, 'misunderstood'],
  [401, 'refused'],
  [403, 'refused'],
  [404, 'missing'],
  [429, 'busy'],
] as const;

for (const [[behaviour, cause], locale] of sampleOf(inTurn(told))) {
  test(`every host says ${behaviour}: the error screen explains it, and results appear once a host answers (${locale})`, async ({
    page,
  }) => {
    let isMended = false;
    const asked = await doubleOfAlgolia(page, {
      records: FIVE,
      behave: () => (isMended ? 'answer' : behaviour),
    });
    const { dialog, box, rows, text } = await openDialog(page, locale);
    await box.fill('heading');
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(text('search.modal.errorScreen.titleText'));
    await expect(alert).toContainText(text(`search.failureText.${cause}`));
    // An error response of 4xx is an answer; only requests without an answer, and 5xx responses, are tried on another
    // host.
    expect(new Set(asked.map(({ host }) => host)).size).toBe(cause === 'unreachable' ? 4 : 1);
    isMended = true;
    await alert.getByRole('button', { name: text('search.modal.errorScreen.retryText') }).click();
    await expect(rows).toHaveCount(5);
  });

  test(`every host says ${behaviour}: /search explains it, and retries (${locale})`, async ({ page }) => {
    let isMended = false;
    await doubleOfAlgolia(page, { records: FIVE, behave: () => (isMended ? 'answer' : behaviour) });
    await open(page, `${base(locale)}search?q=heading`);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(message(locale, `search.failureText.${cause}`));
    isMended = true;
    await alert.getByRole('button', { name: message(locale, 'search.Results.retry') }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  });
}

test('/search keeps its results when the next page of them fails, and retries that page', async ({ page }) => {
  let behaviour: Behaviour = 'answer';
  const records = Array.from({ length: 20 }, (_, number) => record(number));
  await doubleOfAlgolia(page, { records, behave: () => behaviour });
  // On a taller screen the next page is requested at once.
  await page.setViewportSize({ width: 1280, height: 300 });
  await open(page, '/en/search?q=heading');
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem');
  await expect(rows).toHaveCount(15);
  behaviour = 403;
  await main.getByRole('button', { name: message('en', 'search.MoreButton.label') }).scrollIntoViewIfNeeded();
  const alert = main.getByRole('alert');
  await expect(alert).toContainText(message('en', 'search.Results.failedFurther'));
  await expect(alert).toContainText(message('en', 'search.failureText.refused'));
  await expect(rows).toHaveCount(15);
  behaviour = 'answer';
  await alert.getByRole('button', { name: message('en', 'search.Results.retry') }).click();
  await expect(rows).toHaveCount(20);
  await expect(alert).toHaveCount(0);
});

test('a new failure replaces the message of the previous one', async ({ page }) => {
  let behaviour: 403 | 503 = 403;
  await doubleOfAlgolia(page, { records: FIVE, behave: () => behaviour });
  const { dialog, box, text } = await openDialog(page, 'vi');
  await box.fill('heading');
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText(text('search.failureText.refused'));
  behaviour = 503;
  await alert.getByRole('button', { name: text('search.modal.errorScreen.retryText') }).click();
  await expect(alert).toContainText(text('search.failureText.unreachable'));
  await expect(alert).not.toContainText(text('search.failureText.refused'));
});

test.describe('with an assistant of Algolia', () => {
  // The services build has no assistant: one is added to its settings in the scripts on their way to the browser.
  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      await route.fulfill({
        response,
        body: script.replace('indexName:"docs"', 'indexName:"docs",askAiAssistantId:"assistant"'),
      });
    });
    await doubleOfAlgolia(page, { records: FIVE });
  });

  for (const locale of triedIn('en')) {
    test(`question mode asks it, and keyword search does not load it (${locale})`, async ({ page }) => {
      const questions = await doubleOfAssistant(page, `<mark>It</mark> swaps pages. ${ATTACK}`);
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      const { dialog, box, rows, questions: questionMode, text } = await openDialog(page, locale);
      await box.fill('heading');
      await expect(rows).toHaveCount(5);
      const askAi = scripts.filter((url) => url.includes('search-ask-ai'));
      expect(askAi).toEqual([]);

      await questionMode.click();
      const question = dialog.getByPlaceholder(text('search.modal.searchBox.placeholderTextAskAi'));
      await expect(question).toHaveValue('heading');
      await expectAccessible(page, 'Ask AI', 'dialog');
      await question.fill('What does paging do?');
      await question.press('Enter');
      await expect(dialog.getByText('swaps pages.')).toBeVisible();
      expect(questions).toEqual(['What does paging do?']);
      await expect(dialog.getByText(text('search.modal.askAiScreen.disclaimerText'))).toBeVisible();
      expect(await hasRun(page)).toBe(false);

      // An empty box and Escape lead back to the keyword search.
      await question.press('Escape');
      await expect(box).toBeFocused();
      await expect(dialog).toBeVisible();
    });
  }
});

/** Answers Ask AI's requests in the browser with one text; returns the questions so far. */
async function doubleOfAssistant(page: Page, answer: string): Promise<string[]> {
  const questions: string[] = [];
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const events = [
    { type: 'start' },
    { type: 'start-step' },
    { type: 'text-start', id: '1' },
    { type: 'text-delta', id: '1', delta: answer },
    { type: 'text-end', id: '1' },
    { type: 'finish-step' },
    { type: 'finish' },
  ];
  await page.route('https://askai.algolia.com/**', async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ headers });
    if (request.url().endsWith('/chat/token')) {
      const token = `${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.x`;
      return route.fulfill({ headers, json: { success: true, token } });
    }
    const { messages } = request.postDataJSON() as { messages: { parts: { text: string }[] }[] };
    questions.push(messages.at(-1)?.parts[0]?.text ?? '');
    return route.fulfill({
      headers: { ...headers, 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' },
      body: [...events.map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`).join(''),
    });
  });
  return questions;
}

test('without results, shows a message and a link to report it', async ({ page }) => {
  await doubleOfAlgolia(page);
  const { dialog, box, text } = await openDialog(page, 'en');
  await box.fill('nothing');
  await expect(dialog.getByText(text('search.modal.noResultsScreen.noResultsText'))).toBeVisible();
  await expect(
    dialog.getByRole('link', { name: text('search.modal.noResultsScreen.reportMissingResultsLinkText') }),
  ).toBeVisible();
});

test('markup in records is shown as text, also from the stored history', async ({ page }) => {
  await doubleOfAlgolia(page, { records: [record(1, `Heading ${ATTACK}`, `Content ${ATTACK}`)] });
  const { box, rows } = await openDialog(page, 'vi');
  await box.fill('heading');
  await expect(rows.first()).toContainText(ATTACK);
  await rows.first().getByRole('link').click();
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page, 'vi').rows.first()).toContainText(ATTACK);
  await open(page, '/search?q=heading');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(ATTACK);
  expect(await hasRun(page)).toBe(false);
});

test('snippets on narrow screens have fewer words', async ({ page }) => {
  const asked = await doubleOfAlgolia(page, { records: FIVE });
  await page.setViewportSize({ width: 360, height: 740 });
  const { box, rows } = await openDialog(page, 'vi');
  await box.fill('heading');
  await expect(rows).toHaveCount(5);
  expect(last(asked).queries[0]?.attributesToSnippet).toContain('content:22');
});

test('question mode quotes the embedded index when no Algolia assistant is configured', async ({ page }) => {
  await doubleOfAlgolia(page);
  const { dialog, questions, text } = await openDialog(page, 'vi');
  await questions.click();
  await page.keyboard.type('Nghịch lý Belady là gì?');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(text('search.QuotedAnswer.label'))).toBeVisible();
});
