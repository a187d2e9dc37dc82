import { loadOnce, type LoadedOnce } from '../browser/loadOnce';
import { addIsland } from './islandLoads';

/** The long properties of a page's islands, in order, in a script that loads with the first island. */
export type DeferredData = LoadedOnce<readonly object[]>;

/**
 * Registers the data of a document's islands; `remark/islandData` generates the call.
 *
 * @param load - imports the list of the islands' properties
 */
export function deferredData(load: () => Promise<{ default: readonly object[] }>): DeferredData {
  const list = loadOnce(async () => (await load()).default);
  addIsland(list.load);
  return list;
}
