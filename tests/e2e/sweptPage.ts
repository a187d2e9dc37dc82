import type { Page } from '@playwright/test';
import { expect, hydrated } from './fixtures';
import type { Locale } from './site';

/** Opens a page and expects a title, its language, exactly one `h1`, and links to its translations. */
export async function openWhole(page: Page, path: string, locale: Locale): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await hydrated(page);

  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('h1')).toHaveCount(1);
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')).sort());
  expect(alternates).toEqual(['en', 'vi', 'x-default']);
}

/** Fails if the page, `width` pixels wide, scrolls sideways, or if a name in a table wraps to a second line. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // In the next frame the page detects which tables scroll at this width and makes them focusable; it renders them
  // after that.
  await page.evaluate(
    () => new Promise((settle) => requestAnimationFrame(() => requestIdleCallback(settle, { timeout: 1000 }))),
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `horizontal overflow at ${width} px`).toBeLessThanOrEqual(0);
  const broken = await page
    .locator('.markdown td code')
    .evaluateAll((names) =>
      names
        .filter((name) => /^\w+$/.test(name.textContent) && name.getClientRects().length > 1)
        .map((name) => name.textContent),
    );
  expect(broken, `names broken at ${width} px`).toEqual([]);
}
