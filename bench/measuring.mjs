/** A page that asks for nothing more for so long has loaded what it loads by itself. */
export const QUIET_MS = 1500;

/**
 * The middle of figures by size.
 *
 * @param {readonly number[]} values
 * @returns {number} NaN where there are none
 */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Waits until a page has asked for nothing more for a while: what it prefetches comes late on a slow processor.
 *
 * @param {import('@playwright/test').Page} page
 * @param {readonly unknown[]} requests - grows with each request of the page
 */
export async function quiet(page, requests) {
  let before;
  do {
    before = requests.length;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
  } while (requests.length > before);
}
