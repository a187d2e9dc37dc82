import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Load = () => Promise<unknown>;

const known = new Set<Load>();

/** Makes an island's script known, so that a page that is opened by a link has it before it is drawn. */
export function addIsland(load: Load): void {
  if (ExecutionEnvironment.canUseDOM) known.add(load);
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
