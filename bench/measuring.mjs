/** A page without requests for this long has loaded everything that it loads by itself. */
export const QUIET_MS = 1500;

/**
 * The median of figures.
 *
 * @param {readonly number[]} values
 * @returns {number} NaN for an empty list
 */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Waits until a page has made no request for a while: prefetching starts late on a slow CPU.
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
