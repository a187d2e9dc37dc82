import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isWaiting } from '@site/src/plugins/first-load/whenWanted';
import { isNear, readerActs } from './whenNear';

type Load = () => Promise<unknown>;

const known = new Set<Load>();
/** By their names on the elements of the page; for the time until React has the first one. */
const named = new Map<string, Load>();

/** Has the scripts of some parts, named on their elements, that the page's root will ask for once it has the page. */
function loadAhead(isAsked: (part: HTMLElement) => boolean): void {
  if (document.documentElement.dataset.hasHydrated === 'true') return;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-island][data-part]')].filter(isAsked);
  const names = new Set(parts.flatMap(({ dataset: { part = '' } }) => part.split(' ')));
  const others = new Set(document.scripts);
  // What cannot be had is asked for again by its island, which says so.
  void Promise.allSettled([...names].map((name) => named.get(name)?.()));
  // The page can do without them: `first-load/start.ts` must not take them for its own.
  for (const script of document.scripts) if (!others.has(script)) script.dataset.ahead = '';
}

/**
 * Makes an island's script known, so that a page that is opened by a link has it before it is drawn, and the page that
 * is opened first while React takes it over.
 *
 * @param name - as it stands on the island's element (`data-part`)
 */
export function addIsland(name: string, load: Load): void {
  if (!ExecutionEnvironment.canUseDOM) return;
  if (known.size === 0) void readerActs().then(() => loadAhead((part) => isNear(part, true)));
  known.add(load);
  named.set(name, load);
  if (!isWaiting()) loadAhead((part) => part.dataset.live !== undefined && isNear(part, false));
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
  if (document.documentElement.dataset.hasHydrated === 'true') {
    await Promise.allSettled([...known].map((load) => load()));
  }
  return module;
}
