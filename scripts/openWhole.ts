import type { Page, Response } from '@playwright/test';

/**
 * Opens a page as it is for good: alive and in the site's own letters.
 *
 * @returns the server's answer, null if none; at once where that is an error
 */
export async function openWhole(page: Page, url: string): Promise<Response | null> {
  const answer = await page.goto(url);
  if (!answer?.ok()) return answer;
  await page.evaluate(() => document.fonts.ready);
  // A page takes the fonts that are there when it starts.
  await page.reload();
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  return answer;
}
