import { expect, hydrated, open, test } from './fixtures';
import type { Page } from '@playwright/test';
import { base, LOCALES } from './site';

const LESSON = 'docs/leetcode/bit-manipulation/191-number-of-1-bits';

/** Holds the site's scripts back until told otherwise. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const locale of LOCALES) {
  test.describe(`first load (${locale})`, () => {
    test('a page is complete before a script of the site runs', async ({ page, watch }) => {
      const release = await holdScripts(page);
      await page.goto(base(locale) + LESSON);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('.theme-code-block .hl-k').first()).toBeVisible();
      const before = await page.locator('html').evaluate((root) => ({
        width: root.scrollWidth <= root.clientWidth,
        colour: getComputedStyle(document.querySelector('.hl-k') ?? root).color,
        height: root.scrollHeight,
      }));
      expect(before.width).toBe(true);
      release();
      await hydrated(page);
      const after = await page.locator('html').evaluate((root) => ({
        width: root.scrollWidth <= root.clientWidth,
        colour: getComputedStyle(document.querySelector('.hl-k') ?? root).color,
        height: root.scrollHeight,
      }));
      expect(after).toEqual(before);
      expect(watch.complaints).toEqual([]);
    });

    test('what is pressed before the scripts run is not lost', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(base(locale) + LESSON);
      const bar = page.locator('.theme-announcement-bar');
      await bar.getByRole('button').click();
      await page.locator('.navbar button[class*="toggleButton"]').first().click();
      release();
      await expect(bar).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    test('a search that is begun before the scripts run is not lost', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(base(locale) + LESSON);
      await page.keyboard.type('/lru');
      release();
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('lru');
    });

    test('a text that is typed before the scripts run stays, and runs', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(base(locale) + LESSON);
      const field = page.locator('textarea').first();
      await field.fill('console.log(40 + 2)');
      release();
      await hydrated(page);
      await expect(field).toHaveValue('console.log(40 + 2)');
    });
  });
}

test('scripts wait for the reader where data is to be saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`/${LESSON}`, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 220);
  await hydrated(page);
});

test('links are not fetched ahead on sight', async ({ page }) => {
  await open(page, '/docs');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
});
