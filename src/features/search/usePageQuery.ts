import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { readPageQuery, soundQuery, writePageQuery, type PageQuery } from './core/pageQuery';
import type { SearchSettings } from './useSearchSettings';

/** Typing is written to the address when it pauses: browsers limit how often a page may change it. */
const WRITE_DELAY = 300;

interface PageQueryControl {
  query: PageQuery;
  /** Changes the query while it is typed: the address follows, in one entry of the history until it is committed. */
  type: (text: string) => void;
  /** Changes the query for good, as an entry of the history. */
  commit: (change: Partial<PageQuery>) => void;
}

/** The query of `/search`, kept in the address. */
export function usePageQuery({ language, languages }: SearchSettings): PageQueryControl {
  const history = useHistory();
  const location = useLocation();
  // The server knows no query, so the first render in the browser must not either.
  const search = useIsBrowser() ? location.search : '';
  const [state, setState] = useState({ search, query: readPageQuery(search, language, languages) });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The address written by typing, while nothing has been committed or gone back to since. */
  const draft = useRef<string>(undefined);

  if (state.search !== search) {
    // The reader went back, forward, or came by a link.
    setState({ search, query: readPageQuery(search, language, languages) });
  }
  useEffect(() => () => clearTimeout(timer.current), []);

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
      const next = writePageQuery(soundQuery({ ...state.query, ...change }), language);
      if (next !== search) history.push({ search: next });
      draft.current = undefined;
    },
    [history, language, search, state],
  );
  return { query: state.query, type, commit };
}
