import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Load = () => Promise<unknown>;

const known = new Set<Load>();

/** Registers an island's script, so that it is loaded before a page is rendered by client-side navigation. */
export function addIsland(load: Load): void {
  if (ExecutionEnvironment.canUseDOM) known.add(load);
}

/**
 * Loads the scripts of all islands of a page that client-side navigation shows, whose module has registered them: there
 * is no server HTML to show until they run. If one fails to load, its island requests it again.
 */
export async function loadIslands(): Promise<void> {
  await Promise.allSettled([...known].map((load) => load()));
}
