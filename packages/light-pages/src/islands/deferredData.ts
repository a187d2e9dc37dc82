import { loadOnce, type LoadedOnce } from '../browser/loadOnce';
import { addIsland } from './islandLoads';

/** What the islands of a page show, as a script that comes with the first: the properties of each, in their order. */
export type DeferredData = LoadedOnce<readonly object[]>;

/** Their name among the scripts of a page's islands. */
export const DEFERRED_DATA = 'data';

/**
 * Makes the data of a document's islands; `remark/islandData` writes the call.
 *
 * @param load - imports the list of their properties
 */
export function deferredData(load: () => Promise<{ default: readonly object[] }>): DeferredData {
  const list = loadOnce(async () => (await load()).default);
  addIsland(DEFERRED_DATA, list.load);
  return list;
}
