import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isAlive, isWaiting } from '../browser/hydrationState';
import { isNear, readerActs } from './whenNear';

type Load = () => Promise<unknown>;

const known = new Set<Load>();

/**
 * Makes an island's script known, so that a page that is opened by a link has it before it is drawn. The page that is
 * opened first has it while React takes it over, where its root would ask for it next.
 *
 * @param name - as it stands on the island's elements (`data-part`)
 */
export function addIsland(name: string, load: Load): void {
  if (!ExecutionEnvironment.canUseDOM) return;
  known.add(load);
  const loadAhead = (isAsked: (part: HTMLElement) => boolean) => {
    if (isAlive()) return;
    const parts = document.querySelectorAll<HTMLElement>(`[data-island][data-part~="${name}"]`);
    if (![...parts].some(isAsked)) return;
    const others = new Set(document.scripts);
    // What cannot be had is asked for again by its island, which says so.
    load().catch(() => undefined);
    // The page can do without them: `first-load/start.ts` must not take them for its own.
    for (const script of document.scripts) if (!others.has(script)) script.dataset.ahead = '';
  };
  if (!isWaiting()) loadAhead((part) => part.dataset.live !== undefined && isNear(part, false));
  void readerActs().then(() => loadAhead((part) => isNear(part, true)));
}

/**
 * A page's module, with the scripts of its islands where the page is opened by a link: there is no HTML of the
 * server that could stand in their place. The first page's islands have it, and ask for their scripts themselves.
 *
 * @param page - the import of the module, which makes its islands known
 * @returns the module; a script that cannot be had is asked for again by its island
 */
export async function withIslands<T>(page: Promise<T>): Promise<T> {
  const module = await page;
  if (isAlive()) {
    await Promise.allSettled([...known].map((load) => load()));
  }
  return module;
}
