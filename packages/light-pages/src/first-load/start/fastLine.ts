import { connection } from '../documentFold';

/** Longest wait for the first byte of the page, in milliseconds, of a line that carries fonts beside the text. */
const FAST_ANSWER = 150;

/** Whether the answer to the page's own request came fast enough to fetch fonts without delaying the text. */
export function isFastLine(): boolean {
  if (connection?.saveData) return false;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page !== undefined && page.responseStart - page.requestStart <= FAST_ANSWER;
}
