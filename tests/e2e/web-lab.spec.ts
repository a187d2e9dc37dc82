import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './fixtures';
import { base, LOCALES, message, triedIn, type Locale } from './site';

const ID = 'insecure-direct-object-references-05';
const LESSON = `docs/web-security/webgoat-2023.8/A1-Broken-Access-Control/${ID}`;
const FOLDER = `courses/web-security/${ID}`;
const PATCH = readFileSync(`${FOLDER}/patches/right/owner-and-fields.js`, 'utf8').trimEnd();
const WRONG = readFileSync(`${FOLDER}/patches/wrong/checks-path-only.js`, 'utf8').trimEnd();
const PHONE = { width: 360, height: 740 };

const text = (locale: Locale, id: string) => message(locale, `webLab.${id}`);

/** The lab, once its server runs. */
async function openLab(page: Page, locale: Locale): Promise<Locator> {
  await open(page, `${base(locale)}${LESSON}`);
  const lab = page.locator(`#${ID}`);
  await lab.scrollIntoViewIfNeeded();
  await expect(lab.getByRole('textbox', { name: text(locale, 'BrowserPane.address') })).toBeEnabled();
  return lab;
}

const tab = (lab: Locator, locale: Locale, name: string) =>
  lab.getByRole('tab', { name: new RegExp(`^${text(locale, `WebLab.${name}`)}`) });

/** Logs in by keyboard, with the account that the lab shows. */
async function logIn(page: Page, lab: Locator): Promise<void> {
  const [account = '', password = ''] = await lab
    .locator('code')
    .filter({ hasText: /lan/ })
    .allTextContents()
    .then((all) => all.slice(-2));
  const screen = lab.locator('form').filter({ has: page.locator('input[type=password]') });
  await screen.locator('input').first().focus();
  await page.keyboard.type(account);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(lab.locator('input[name=badge]')).toBeVisible();
}

/** Replaces the text of an editor by keyboard. */
async function write(page: Page, field: Locator, content: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(content);
}

const goals = (lab: Locator) => lab.locator('ol').first().locator('li[data-done]');

test.describe('the lab about direct references', () => {
  for (const locale of LOCALES) {
    test(`is solved by keyboard: attacked, then patched (${locale})`, async ({ page, watch }) => {
      const lab = await openLab(page, locale);
      await logIn(page, lab);

      // Another id in the address shows another profile.
      const address = lab.getByRole('textbox', { name: text(locale, 'BrowserPane.address') });
      await write(page, address, '/api/profiles/2045');
      await page.keyboard.press('Enter');
      await expect(goals(lab)).toHaveCount(1);

      // The own form is sent, opened as a request, changed and sent again.
      await write(page, address, '/profile');
      await page.keyboard.press('Enter');
      await lab.locator('input[name=badge]').press('Enter');
      await expect(lab.getByText('PUT /api/profiles/2042')).toBeVisible();
      await tab(lab, locale, 'requests').click();
      await lab.getByRole('button', { name: /PUT .*2042/ }).press('Enter');
      const request = lab.getByRole('textbox', { name: text(locale, 'RequestsPane.request') });
      await write(
        page,
        request,
        (await request.inputValue()).replace(/"id":"2042"/, '"id":"2045"').replace(/"badge":"\w+"/, '"badge":"black"'),
      );
      await page.keyboard.press('Control+Enter');
      await expect(goals(lab)).toHaveCount(2);
      await expectAccessible(page, 'with an exchange');

      // A wrong patch is refused with its message, the right one accepted.
      const code = lab.getByRole('textbox', { name: text(locale, 'ServerPane.code') });
      if (!(await code.isVisible())) await tab(lab, locale, 'server').click();
      await write(page, code, WRONG);
      await page.keyboard.press('Control+Enter');
      await expect(lab.getByText(locale === 'vi' ? /Bạn kiểm tra một mã số/ : /You check one id/)).toBeVisible({
        timeout: 30_000,
      });
      await write(page, code, PATCH);
      await page.keyboard.press('Control+Enter');
      await expect(lab.getByText(text(locale, 'VerdictView.solved'))).toBeVisible({ timeout: 30_000 });
      await expect(goals(lab)).toHaveCount(3);
      await expectAccessible(page, 'solved');

      // The patch and the marks are still there after a reload.
      await page.reload();
      const again = await openLab(page, locale);
      await expect(goals(again)).toHaveCount(3);
      expect(watch.complaints).toEqual([]);
    });
  }

  for (const locale of triedIn('vi')) {
    test(`is used by touch on a phone, and keeps its pane in the URL (${locale})`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, baseURL });
      const page = await context.newPage();
      const lab = await openLab(page, locale);
      await tab(lab, locale, 'server').tap();
      await lab.getByRole('button', { name: text(locale, 'ServerPane.ask') }).tap();
      const code = lab.getByRole('textbox', { name: text(locale, 'ServerPane.code') });
      await expect(code).toBeVisible();
      expect(page.url()).toContain('pane=server');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
      await page.reload();
      await lab.scrollIntoViewIfNeeded();
      await expect(tab(lab, locale, 'server')).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page, 'on a phone');
      await context.close();
    });

    test(`says what is wrong with requests and patches, and never hangs (${locale})`, async ({ page, watch }) => {
      const lab = await openLab(page, locale);
      await tab(lab, locale, 'requests').click();
      const request = lab.getByRole('textbox', { name: text(locale, 'RequestsPane.request') });
      for (const [content, problem] of [
        ['GET', /GET/],
        ['GET / HTTP/1.1\nno colon', /no colon/],
        [`POST / HTTP/1.1\n\n${'x'.repeat(1_000_001)}`, /1\.000\.001|1,000,001/],
      ] as const) {
        await write(page, request, content);
        await page.keyboard.press('Control+Enter');
        await expect(lab.getByRole('alert')).toHaveText(problem);
      }
      const code = lab.getByRole('textbox', { name: text(locale, 'ServerPane.code') });
      if (!(await code.isVisible())) {
        if (!(await lab.getByRole('button', { name: text(locale, 'ServerPane.ask') }).isVisible()))
          await tab(lab, locale, 'server').click();
        await lab.getByRole('button', { name: text(locale, 'ServerPane.ask') }).click();
      }
      await write(page, code, "route('POST', '/login', () => { for (;;); });");
      await page.keyboard.press('Control+Enter');
      await expect(lab.getByText(message(locale, 'labKit.StopMessage.time').replace('{seconds}', '2'))).toBeVisible({
        timeout: 15_000,
      });
      await write(page, code, 'let a = ;');
      await page.keyboard.press('Control+Enter');
      await expect(lab.getByText(/SyntaxError/)).toBeVisible({ timeout: 15_000 });
      expect(watch.complaints).toEqual([]);
    });
  }
});
