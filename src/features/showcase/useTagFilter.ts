import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Showcase } from '@site/src/data/schemas';
import { readTag, writeTag } from './core/filterWorks';

/**
 * The tag selected in the URL, and a function that selects another, or clears the selection when called with the same
 * tag.
 */
export function useTagFilter(showcase: Showcase): [string | undefined, (tag: string | undefined) => void] {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  // The server renders without a query, so the first client render must show every work too.
  const tag = useIsBrowser() ? readTag(search, showcase) : undefined;
  const choose = (next: string | undefined) => {
    history.push({ pathname, hash, search: writeTag(search, next === tag ? undefined : next) });
  };
  return [tag, choose];
}
