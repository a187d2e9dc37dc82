import { connection, moveFold } from '../documentFold';
import { idle, nextFrame, whenIdle } from '../moments';
import type { Loading } from './loading';
import { fetchAs, type PageFiles } from './pageFiles';

/** How long a page that can be read without scripts waits for the reader to act, in milliseconds. */
const PATIENCE = 3000;

const firstPaint = () =>
  new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));

/** Whether something on the screen shows what only the page's scripts know. */
const hasLivePart = (): boolean =>
  [...document.querySelectorAll('[data-live]')].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom >= 0 && top < innerHeight;
  });

/**
 * Loads the scripts of a page that has been painted and that the reader has not touched. They hydrate a page at once
 * that may show what only they know, or whose reader has been here before; any other page waits.
 *
 * @param fetchFonts - fetches what the next page would miss
 */
export async function whenRead(
  { scripts, isReading }: PageFiles,
  loading: Loading,
  isKnown: boolean,
  fetchFonts: () => void,
): Promise<void> {
  // Two frames after the load event, the largest element has been painted; a busy device paints it later.
  await nextFrame();
  await nextFrame();
  await firstPaint();
  await idle();
  const isThrifty = isReading && connection && (connection.saveData || /2g/.test(connection.effectiveType));
  if (!isThrifty) {
    for (const href of scripts) fetchAs('script', 'prefetch', href);
    fetchFonts();
    // As long as little is laid out, restyling is cheap.
    await loading.linkSheets();
  }
  await moveFold(false);
  if (isThrifty) return;
  if (!isReading || location.search || isKnown || hasLivePart()) loading.start();
  if (loading.isStarted) return;
  document.documentElement.dataset.hydration = 'waiting';
  void loading.run();
  setTimeout(() => whenIdle(() => loading.start()), PATIENCE);
}
