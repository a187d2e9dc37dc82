import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { readPageQuery, soundQuery, writePageQuery, type PageQuery } from './core/pageQuery';
import type { SearchSettings } from './useSearchSettings';

/** Typing is written to the URL when it pauses, because browsers limit how often a page may change it. */
const WRITE_DELAY = 300;

interface PageQueryControl {
  query: PageQuery;
  /** Changes the query while it is typed: the URL follows, in a single history entry until the query is committed. */
  type: (text: string) => void;
  /** Changes the query with a history entry of its own. */
  commit: (change: Partial<PageQuery>) => void;
}

/** The query of `/search`, stored in the URL. */
export function usePageQuery({ language, languages }: SearchSettings): PageQueryControl {
  const history = useHistory();
  const location = useLocation();
  // The server knows no query, so the first render during hydration must not use it either.
  const search = useIsBrowser() ? location.search : '';
  const [state, setState] = useState({ search, query: readPageQuery(search, language, languages) });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The URL that typing has written, until a query is committed. */
  const draft = useRef<string>(undefined);

  if (state.search !== search) {
    // The reader used Back, Forward or a link.
    setState({ search, query: readPageQuery(search, language, languages) });
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // What was typed just before the reader went back must not be written over the page that they went back to.
    if (search !== draft.current) clearTimeout(timer.current);
  }, [search]);

  const type = useCallback(
    (text: string) => {
      const query = soundQuery({ ...state.query, text });
      setState({ ...state, query });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const next = writePageQuery(query, language);
        if (draft.current === history.location.search) history.replace({ search: next });
        else history.push({ search: next });
        draft.current = next;
      }, WRITE_DELAY);
    },
    [history, language, state],
  );
  const commit = useCallback(
    (change: Partial<PageQuery>) => {
      clearTimeout(timer.current);
      const query = soundQuery({ ...state.query, ...change });
      const next = writePageQuery(query, language);
      // The box may hold more than the URL does, which then stays the same.
      setState({ ...state, query });
      if (next !== search) history.push({ search: next });
      draft.current = undefined;
    },
    [history, language, search, state],
  );
  return { query: state.query, type, commit };
}
