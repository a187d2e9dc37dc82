import { addIsland } from './islandLoads';

/** What the islands of a page show, as a script that comes with the first of them. */
export interface LateData {
  /** The properties of each island, in their order on the page. */
  readonly load: () => Promise<readonly object[]>;
  /** Once it has come. */
  readonly now: () => readonly object[] | undefined;
}

/**
 * Makes the data of a document's islands; `remark/islandData` writes the call.
 *
 * @param load - imports the list of their properties
 */
export function lateData(load: () => Promise<{ default: readonly object[] }>): LateData {
  let list: Promise<readonly object[]> | undefined;
  let loaded: readonly object[] | undefined;
  const loadOnce = () => {
    list ??= load().then(
      (module) => (loaded = module.default),
      (error: unknown) => {
        list = undefined;
        throw error;
      },
    );
    return list;
  };
  addIsland(loadOnce);
  return { load: loadOnce, now: () => loaded };
}
