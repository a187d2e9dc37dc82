import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { labName, LONGEST_LINK, SHARED } from '../../src/core/sharedState';
import { packState } from '../../src/core/packedState';
import { expectLiveBlock, LESSON as CODE_LESSON, liveEditor, liveFrame, PATHS } from './codeLab';
import { expect, expectAccessible, hydrated, open, test } from './fixtures';
import { message, type Locale } from './site';
import { blockOf, lessonPath, text, textOf, watchLab } from './sqlLab';

const named = (root: Locator | Page, id: string, locale: Locale = 'vi') =>
  root.getByRole('button', { name: message(locale, id), exact: true });
const notice = (page: Page, kind: string) => page.locator(`[data-shared="${kind}"]`);

/** Presses the button of a lab and returns the link that it copies. */
async function linkOf(page: Page, lab: Locator, locale: Locale = 'vi'): Promise<string> {
  await named(lab, 'share.ShareState.share', locale).click();
  await expect(lab.getByText(message(locale, 'share.ShareState.copied'))).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

const mayCopy = (context: BrowserContext) => context.grantPermissions(['clipboard-read', 'clipboard-write']);

/** A second reader, who has written something at an address before. */
async function otherReader(browser: Browser, stored: Readonly<Record<string, string>>): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((texts) => {
    for (const [key, own] of Object.entries(texts))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, own);
  }, stored);
  return page;
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
/** The key under which the only text of a page is stored. */
async function onlyKey(page: Page, prefix: string): Promise<string> {
  const keys = await page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)), prefix);
  expect(keys, prefix).toHaveLength(1);
  return keys.join();
}

test('an SQL block: a link is shown, not run, and the own text is kept', async ({ page, context, browser, watch }) => {
  await mayCopy(context);
  await open(page, lessonPath('en'));
  const block = blockOf(page, 'en');
  await expect(named(block.root, 'share.ShareState.share', 'en')).toHaveCount(0);
  const sql = "DELETE FROM books;\nSELECT 'ồ' AS shared;";
  await block.editor.fill(sql);
  const link = await linkOf(page, block.root, 'en');
  expect(link).toMatch(/\/en\/docs\/.+\?shared=1\.[\w.-]+#lab-\w+$/);
  expect(link.length).toBeLessThan(300);
  const key = await onlyKey(page, 'sql-lab.text.v1.');

  const visitor = await otherReader(browser, { [key]: 'SELECT 1;' });
  const fetched = watchLab(visitor);
  await open(visitor, link);
  const theirs = blockOf(visitor, 'en');
  // The caption of a block in which the changed text has not been run.
  const notRun = theirs.root.getByText(message('en', 'sqlLab.Caption.changed'));
  await expect(notice(visitor, 'shown')).toBeInViewport();
  await expect.poll(() => textOf(theirs.editor)).toBe(sql);
  await expectAccessible(visitor, 'a lab with a shared state', 'main');
  await expect(notRun).toBeVisible();
  expect(fetched, 'nothing is fetched before the reader acts').toEqual([]);
  await theirs.editor.fill(`${sql} --`);
  await expect(notRun).toBeVisible();
  expect(await stored(visitor, key)).toBe('SELECT 1;');
  // Another tab has the own text, as usual.
  const tab = await visitor.context().newPage();
  await open(tab, lessonPath('en'));
  await expect.poll(() => textOf(blockOf(tab, 'en').editor)).toBe('SELECT 1;');

  await named(visitor, 'labKit.SharedNotice.back', 'en').click();
  await expect(notice(visitor, 'shown')).toHaveCount(0);
  await expect.poll(() => textOf(theirs.editor)).toBe('SELECT 1;');
  expect(new URL(visitor.url()).search).toBe('');

  fetched.length = 0;
  await open(visitor, link.replace('?', '?again=1&'));
  const replace = named(visitor, 'labKit.SharedNotice.replace', 'en');
  await expect(replace).toBeVisible();
  expect(fetched, 'nothing is fetched before the reader acts').toEqual([]);
  await replace.click();
  await expect.poll(() => stored(visitor, key)).toBe(sql);
  await expect(notice(visitor, 'shown')).toHaveCount(0);
  await expect(notRun).toBeVisible();
  await visitor.context().close();
  expect(watch.complaints).toEqual([]);
});

test('links that cannot be read say so, and the lab is as usual', async ({ page, browser, baseURL }) => {
  await open(page, lessonPath('vi'));
  const usual = await textOf(blockOf(page).editor);
  const lab = (await page.locator('[data-shares]').first().getAttribute('data-shares')) ?? '';
  const whole = await packState(lab, { text: 'SELECT 1 AS whole, 1 AS whole, 1 AS whole;' });
  const visitor = await otherReader(browser, {});
  for (const [kind, link] of [
    ['broken', whole.slice(0, -4)],
    ['broken', `1.${lab}.p${'A'.repeat(LONGEST_LINK)}`],
    ['broken', '<script>alert(1)</script>'],
    ['newer', `2.${lab}.zAAAA`],
    ['foreign', await packState(labName('none'), { text: 'SELECT 2' })],
  ] as const) {
    await open(visitor, `${baseURL ?? ''}${lessonPath('vi')}?${new URLSearchParams({ [SHARED]: link }).toString()}`);
    await expect(notice(visitor, kind), link.slice(0, 30)).toBeVisible();
    expect(await textOf(blockOf(visitor).editor)).toBe(usual);
  }
  await named(notice(visitor, 'foreign'), 'labKit.SharedNotice.close').click();
  await expect(notice(visitor, 'foreign')).toHaveCount(0);
  expect(new URL(visitor.url()).search).toBe('');
  await visitor.context().close();
});

test('a live block from a link runs only when the reader runs it', async ({ page, context, browser }) => {
  await mayCopy(context);
  await open(page, CODE_LESSON);
  await expectLiveBlock(page);
  const code = (await liveEditor(page).inputValue()).replace('số bước', 'SỐ BƯỚC');
  await liveEditor(page).fill(code);
  const link = await linkOf(
    page,
    page
      .locator('[data-shares]')
      .filter({ has: liveEditor(page) })
      .first(),
  );

  const visitor = await otherReader(browser, {});
  await open(visitor, link);
  await expect(notice(visitor, 'shown')).toBeVisible();
  await expect(liveEditor(visitor), 'the code is open, to be read before it runs').toBeVisible();
  await expect(liveEditor(visitor)).toHaveValue(code);
  await expect(visitor.getByText(message('vi', 'codeLab.LiveCode.held'))).toBeVisible();
  await expect(liveFrame(visitor).getByText('SỐ BƯỚC')).toHaveCount(0);
  const held = visitor.locator('[data-live-preview]').filter({ hasText: message('vi', 'codeLab.LiveCode.held') });
  await named(held, 'labKit.LabButton.run').click();
  await expect(liveFrame(visitor).getByText('SỐ BƯỚC')).toBeVisible();
  await visitor.context().close();
});

test('an answer to a problem is shared; going back in the history leaves it', async ({ page, context, browser }) => {
  await mayCopy(context);
  await open(page, PATHS);
  const name = message('vi', 'codeLab.Workbench.code');
  // The page has two problems.
  const problemOf = (of: Page) =>
    of
      .locator('[data-exercise]')
      .filter({ has: of.getByRole('textbox', { name }) })
      .first();
  const problem = problemOf(page);
  await problem.getByRole('textbox', { name }).fill('var uniquePaths = () => 0;');
  const link = await linkOf(page, problem);
  const key = await onlyKey(page, 'code-lab.answer.v1.');

  const visitor = await otherReader(browser, { [key]: '// own' });
  await open(visitor, new URL(link).pathname.replace(/^/, new URL(link).origin));
  const theirs = problemOf(visitor).getByRole('textbox', { name });
  await theirs.scrollIntoViewIfNeeded();
  await expect(theirs).toHaveValue('// own');
  await visitor.goto(link);
  await hydrated(visitor);
  await expect(theirs).toHaveValue('var uniquePaths = () => 0;');
  await visitor.goBack();
  await theirs.scrollIntoViewIfNeeded();
  await expect(theirs).toHaveValue('// own');
  expect(await stored(visitor, key)).toBe('// own');
  await visitor.context().close();
});

test('a k6 script from a link leaves the stored one alone', async ({ page, context, browser }) => {
  await mayCopy(context);
  const id = 'more-vus';
  await open(page, '/docs/k6/part-01');
  const name = message('vi', 'k6Lab.Workbench.script');
  const lab = page.locator(`#${id}`);
  await lab.getByRole('textbox', { name }).fill('export default function () {}');
  const link = await linkOf(page, lab);
  const key = await onlyKey(page, `k6-lab.script.v1.${id}`);

  const visitor = await otherReader(browser, { [key]: '// own' });
  await open(visitor, link);
  const theirs = visitor.locator(`#${id}`).getByRole('textbox', { name });
  await expect(notice(visitor, 'shown')).toBeVisible();
  await expect(theirs).toHaveValue('export default function () {}');
  await theirs.fill('// changed');
  expect(await stored(visitor, key)).toBe('// own');
  await named(visitor, 'labKit.SharedNotice.back').click();
  await expect(theirs).toHaveValue('// own');
  await expect(notice(visitor, 'shown')).toHaveCount(0);
  await visitor.context().close();
});

test('the patch of a security lab is shared with its pane', async ({ page, context, browser }) => {
  await mayCopy(context);
  const id = 'insecure-direct-object-references-05';
  await open(page, `/docs/web-security/webgoat-2023.8/A1-Broken-Access-Control/${id}?pane=server`);
  const lab = page.locator(`#${id}`);
  await named(lab, 'webLab.ServerPane.ask').click();
  const name = message('vi', 'webLab.ServerPane.code');
  const patch = readFileSync(`courses/web-security/${id}/patches/right/owner-and-fields.js`, 'utf8').trimEnd();
  await lab.getByRole('textbox', { name }).fill(patch);
  const link = await linkOf(page, lab);
  const key = await onlyKey(page, `web-lab.patch.v1.${id}`);

  const visitor = await otherReader(browser, {});
  await visitor.setViewportSize({ width: 360, height: 740 });
  await open(visitor, link);
  await expect(notice(visitor, 'shown')).toBeVisible();
  await expect(visitor.getByRole('textbox', { name })).toHaveValue(patch);
  expect(await stored(visitor, key)).toBeNull();
  await visitor.context().close();
});

test('without a clipboard the link is in a field; what is too long says so; phones open their dialog', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, lessonPath('vi'));
  const block = blockOf(page);
  await block.editor.fill('SELECT 1 AS here;');
  const share = named(block.root, 'share.ShareState.share');
  await share.click();
  await expect(block.root.getByLabel(message('vi', 'share.ShareState.address'))).toHaveValue(/\?shared=1\./);

  await page.evaluate(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    const share = ({ url = '' }: ShareData) => Promise.resolve(void shared.push(url));
    Object.defineProperty(navigator, 'share', { value: share });
    const media = window.matchMedia.bind(window);
    window.matchMedia = (query) => media(query === '(pointer: coarse)' ? 'all' : query);
  });
  await share.click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toHaveLength(1);

  // Text that no compression shortens to a link.
  const long = Array.from({ length: 6000 }, (_, index) =>
    ((index * index * 7919 + index * 31) % 9973).toString(36),
  ).join('');
  await block.editor.fill(`-- ${long}`);
  await share.click();
  await expect(block.root.getByText(text('vi', 'share.ShareState.tooLong'))).toBeVisible();
});
