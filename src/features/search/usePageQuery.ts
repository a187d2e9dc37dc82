import { useCallback, useEffect, useState } from 'react';
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

interface State {
  /** The query string of the page's URL, as last rendered. */
  search: string;
  query: PageQuery;
  /** The query string that this page wrote last; typing replaces it, unless it was committed. */
  written?: { search: string; isCommitted: boolean };
  /** Whether the query was typed and the URL does not have it yet. */
  isPending: boolean;
}

/** The query of `/search`, stored in the URL. */
export function usePageQuery({ language, languages }: SearchSettings): PageQueryControl {
  const history = useHistory();
  const location = useLocation();
  // The server knows no query, so the first render during hydration must not use it either.
  const search = useIsBrowser() ? location.search : '';
  const read = (): State => ({ search, query: readPageQuery(search, language, languages), isPending: false });
  const [state, setState] = useState(read);
  const { query, written, isPending } = state;

  if (state.search !== search) {
    // A query that this page wrote may have been changed since: the router renders a new URL some time later. Any other
    // was opened by Back, Forward or a link, and replaces what was typed just before.
    setState(search === written?.search ? { ...state, search } : read());
  }
  useEffect(() => {
    if (!isPending) return undefined;
    const write = () => {
      const next = writePageQuery(query, language);
      const current = history.location.search;
      setState((latest) => ({
        ...latest,
        isPending: latest.isPending && latest.query !== query,
        written: next === current ? latest.written : { search: next, isCommitted: false },
      }));
      if (next === current) return;
      if (written?.search === current && !written.isCommitted) history.replace({ search: next });
      else history.push({ search: next });
    };
    const timer = setTimeout(write, WRITE_DELAY);
    return () => clearTimeout(timer);
  }, [history, language, query, written, isPending]);

  const type = useCallback(
    (text: string) =>
      setState((latest) => ({ ...latest, query: soundQuery({ ...latest.query, text }), isPending: true })),
    [],
  );
  const commit = useCallback(
    (change: Partial<PageQuery>) => {
      const next = soundQuery({ ...query, ...change });
      const nextSearch = writePageQuery(next, language);
      setState((latest) => ({
        ...latest,
        query: next,
        written: { search: nextSearch, isCommitted: true },
        isPending: false,
      }));
      // The box may hold more than the URL does, which then stays the same.
      if (nextSearch !== history.location.search) history.push({ search: nextSearch });
    },
    [history, language, query],
  );
  return { query, type, commit };
}
