import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { readPattern, writePattern } from '../core/patternFilter';
import type { ProblemList } from '../core/problem';

/** The pattern chosen in the address, and how to choose another. */
export function usePatternFilter(list: ProblemList): [string | undefined, (pattern: string | undefined) => void] {
  const history = useHistory();
  const { pathname, search, hash } = useLocation();
  // The server knows no query, so the first render in the browser must show every problem too.
  const pattern = useIsBrowser() ? readPattern(search, list) : undefined;
  // In the place of the one before: a list gone through by its arrow keys would fill the history.
  const choose = (next: string | undefined) => history.replace({ pathname, hash, search: writePattern(search, next) });
  return [pattern, choose];
}
