import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { readPattern, writePattern } from '../core/patternFilter';
import type { ProblemList } from '../core/problem';

/** The pattern selected in the URL, and a function that selects another. */
export function usePatternFilter(list: ProblemList): [string | undefined, (pattern: string | undefined) => void] {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  // The server renders without a query, so the first client render must show every problem too.
  const pattern = useIsBrowser() ? readPattern(search, list) : undefined;
  // Replaces the history entry: moving through the list with the arrow keys would otherwise fill the history.
  const choose = (next: string | undefined) => history.replace({ pathname, hash, search: writePattern(search, next) });
  return [pattern, choose];
}
