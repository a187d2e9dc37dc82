import { expect, hold, hydrated, MAIN_SCRIPT, open, test } from './fixtures';
import { base, LOCALES, triedIn } from './site';

const OTHER_NAME = { vi: 'English', en: 'Tiếng Việt' };
const OWN_NAME = { vi: 'Tiếng Việt', en: 'English' };

for (const locale of triedIn('en')) {
  test(`Enter opens the language menu before hydration too (${locale})`, async ({ page, watch }) => {
    const release = await hold(page, MAIN_SCRIPT);
    await page.goto(`${base(locale)}docs`);
    const button = page.locator('.navbar').getByRole('button', { name: OWN_NAME[locale] });
    const other = page.locator('.navbar').getByRole('link', { name: OTHER_NAME[locale] });
    await button.focus();
    await page.keyboard.press('Enter');
    release();
    await hydrated(page);
    await expect(other).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(other).toBeHidden();
    expect(watch.complaints).toEqual([]);
  });

  test(`the first Tab marks navigation by keyboard before hydration too (${locale})`, async ({ page }) => {
    const release = await hold(page, MAIN_SCRIPT);
    await page.goto(`${base(locale)}docs`);
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.outerHTML);
    release();
    await hydrated(page);
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(focused);
    await expect(page.locator('html')).toHaveAttribute('data-keyboard-navigation', '');
    await page.mouse.click(600, 400);
    await expect(page.locator('html')).not.toHaveAttribute('data-keyboard-navigation');
  });

  test(`a colour chosen in another tab reaches a page before hydration (${locale})`, async ({ page, context }) => {
    const release = await hold(page, MAIN_SCRIPT);
    await page.goto(`${base(locale)}docs`);
    const other = await context.newPage();
    await open(other, base(locale));
    for (const mode of ['dark', 'light', 'dark']) {
      await other.locator('.navbar button[class*="toggleButton"]').first().click();
      await expect(other.locator('html')).toHaveAttribute('data-theme', mode);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    }
    release();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('.navbar button[class*="toggleButton"]').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await other.close();
  });
}

/** Run in a page: records the titles that the tab shows. */
function recordTitles(): void {
  const titles: string[] = [];
  Object.assign(window, { titles });
  const note = () => void (titles.at(-1) !== document.title && titles.push(document.title));
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}

for (const locale of LOCALES) {
  test(`the title of a tab does not flash while the page is hydrated (${locale})`, async ({ page }) => {
    await page.addInitScript(recordTitles);
    for (const route of ['', 'docs', 'blog', 'docs/database/sql-playground', 'community', 'no-such-page']) {
      await page.goto(base(locale) + route);
      const served = await page.title();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { titles: string[] }).titles), route).toEqual([served]);
    }
    // A page without a title of its own has the site's, on the way back too.
    await open(page, `${base(locale)}docs`);
    const title = await page.title();
    const site = title.split(' | ').at(-1) ?? '';
    await page.locator('.navbar__inner .navbar__brand').click();
    await expect(page).toHaveTitle(site);
    await page.goBack();
    await expect(page).toHaveTitle(title);
  });
}
