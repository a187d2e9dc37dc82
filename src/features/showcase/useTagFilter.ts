import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Showcase } from '@site/src/data/schemas';
import { readTag, writeTag } from './core/filterWorks';

/** The tag chosen in the address, and how to choose another; choosing it again takes it away. */
export function useTagFilter(showcase: Showcase): [string | undefined, (tag: string | undefined) => void] {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  // The server knows no query, so the first render in the browser must show every work too.
  const tag = useIsBrowser() ? readTag(search, showcase) : undefined;
  const choose = (next: string | undefined) => {
    history.push({ pathname, hash, search: writeTag(search, next === tag ? undefined : next) });
  };
  return [tag, choose];
}
