import { loadOnce, type LoadedOnce } from '../browser/loadOnce';
import { addIsland } from './islandLoads';

/** The long properties of a page's islands, in order, in a script that loads with the first island. */
export type DeferredData = LoadedOnce<readonly object[]>;

/** The name of this script among the scripts of a page's islands. */
export const DEFERRED_DATA = 'data';

/**
 * Registers the data of a document's islands; `remark/islandData` generates the call.
 *
 * @param load - imports the list of the islands' properties
 */
export function deferredData(load: () => Promise<{ default: readonly object[] }>): DeferredData {
  const list = loadOnce(async () => (await load()).default);
  addIsland(DEFERRED_DATA, list.load);
  return list;
}
