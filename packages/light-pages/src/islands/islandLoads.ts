import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isAlive, isWaiting } from '../browser/hydrationState';
import { isNear, readerActs } from './whenNear';

type Load = () => Promise<unknown>;

const known = new Set<Load>();

/**
 * Registers an island's script, so that it is loaded before a page is rendered by client-side navigation. On the first
 * page, it is requested early, while React hydrates the page, if the island would request it next.
 *
 * @param name - the name in the `data-part` attribute of the island's elements
 */
export function addIsland(name: string, load: Load): void {
  if (!ExecutionEnvironment.canUseDOM) return;
  known.add(load);
  const loadAhead = (isAsked: (part: HTMLElement) => boolean) => {
    if (isAlive()) return;
    const parts = document.querySelectorAll<HTMLElement>(`[data-island][data-part~="${name}"]`);
    if (![...parts].some(isAsked)) return;
    // If this fails, the island requests the script again, and shows a notice.
    load().catch(() => undefined);
  };
  if (!isWaiting()) loadAhead((part) => part.dataset.live !== undefined && isNear(part, false));
  void readerActs().then(() => loadAhead((part) => isNear(part, true)));
}

/**
 * Loads the scripts of all islands of a page that client-side navigation shows, whose module has registered them: there
 * is no server HTML to show until they run. If one fails to load, its island requests it again.
 */
export async function loadIslands(): Promise<void> {
  await Promise.allSettled([...known].map((load) => load()));
}
