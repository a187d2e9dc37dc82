import type { Page, Response } from '@playwright/test';

/**
 * Opens a page in its final state: hydrated and with the site's own fonts.
 *
 * @returns the server's response, null if none; returned at once if it is an error
 */
export async function openWhole(page: Page, url: string): Promise<Response | null> {
  const answer = await page.goto(url);
  if (!answer?.ok()) return answer;
  await page.evaluate(() => document.fonts.ready);
  // A page only uses fonts that are available when it starts.
  await page.reload();
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  return answer;
}
