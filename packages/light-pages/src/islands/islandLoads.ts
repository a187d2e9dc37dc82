import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { isAlive } from '../browser/hydrationState';

type Load = () => Promise<unknown>;

const known = new Set<Load>();

/** Registers an island's script, so that it is loaded before a page is rendered by client-side navigation. */
export function addIsland(load: Load): void {
  if (ExecutionEnvironment.canUseDOM) known.add(load);
}

/**
 * Loads a page's module and, after a client-side navigation, the scripts of its islands, because there is no server
 * HTML to show until they run. The islands of the first page have that HTML, and request their scripts themselves.
 *
 * @param page - the import of the module, which registers its islands
 * @returns the module; if a script fails to load, its island requests it again
 */
export async function withIslands<T>(page: Promise<T>): Promise<T> {
  const module = await page;
  if (isAlive()) {
    await Promise.allSettled([...known].map((load) => load()));
  }
  return module;
}
