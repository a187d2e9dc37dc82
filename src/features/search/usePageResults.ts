import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import { appendGroups, groupHits, type HitGroup } from './core/pageHits';
import type { PageQuery } from './core/pageQuery';
import { pageRequests } from './core/pageRequest';
import { failureOf, type SearchFailure } from './core/searchFailure';
import { loadPageClient } from './loadPageClient';
import { openEntry, readPosition } from './resultPosition';
import type { SearchSettings } from './useSearchSettings';

export interface PageResults {
  /** Identifies the query, the filters and the attempt that these results belong to. */
  key: string;
  text: string;
  section: string | undefined;
  groups: readonly HitGroup[];
  count: number;
  /** Number of hits when no section is chosen. */
  countEverywhere: number;
  /** Sections of the site with the number of their hits, when no section is chosen. */
  sections: readonly (readonly [section: string, count: number])[];
  /** Queries that have results, when this one has none. */
  alternatives: readonly string[];
  /** Words of the query that the hits need not contain, because no section has all of them. */
  leftOut: readonly string[];
  page: number;
  hasMore: boolean;
  /** Scroll position at which the reader left these results, when they have come back. */
  top?: number;
}

interface PageSearch {
  status: 'empty' | 'loading' | 'done' | 'failed';
  /** Why there are no results, or, when those of the query are shown, no more of them. */
  failure: SearchFailure | undefined;
  /** The last results, still shown while the next ones load. */
  results: PageResults | undefined;
  loadMore: () => void;
  retry: () => void;
}

/** Appends a page of results to those shown. */
function addPage(shown: PageResults, next: PageResults): PageResults {
  return { ...next, groups: appendGroups(shown.groups, next.groups) };
}

/** Loads the results of `/search` for a query, page by page. */
export function usePageResults(settings: SearchSettings, query: PageQuery): PageSearch {
  const docsTags = useDocsContextualSearchTags().join(',');
  const { text, language, section } = query;
  const [results, setResults] = useState<PageResults>();
  const [failed, setFailed] = useState<{ key: string; failure: SearchFailure }>();
  const [attempt, setAttempt] = useState(0);
  const key = useMemo(() => JSON.stringify([text, language, section, attempt]), [text, language, section, attempt]);
  const isEmpty = text.trim() === '';
  // An emptied query clears the results, so that the next search does not show them while it loads.
  if (isEmpty && results) setResults(undefined);

  const fetchPage = useCallback(
    async (page: number): Promise<PageResults> => {
      const client = await loadPageClient(settings);
      const tags = [DEFAULT_SEARCH_TAG, ...docsTags.split(',')];
      const requests = pageRequests({ text, language, section }, { ...settings, tags, page });
      const [main, facets] = (await client.search(requests)).results;
      return {
        key,
        text,
        section,
        groups: groupHits(main?.hits ?? []),
        count: main?.nbHits ?? 0,
        countEverywhere: facets?.nbHits ?? 0,
        sections: Object.entries(facets?.facets?.section ?? {}).sort((a, b) => b[1] - a[1]),
        alternatives: main?.alternatives ?? [],
        leftOut: main?.leftOut ?? [],
        page,
        hasMore: page + 1 < (main?.nbPages ?? 0),
      };
    },
    [key, text, language, section, settings, docsTags],
  );

  useEffect(() => {
    if (isEmpty) return undefined;
    let isStale = false;
    const position = readPosition(openEntry(), key);
    const pages = Array.from({ length: position?.pages ?? 1 }, (_, page) => fetchPage(page));
    Promise.all(pages).then(
      (found) => !isStale && setResults({ ...found.reduce(addPage), top: position?.top }),
      (error: unknown) => !isStale && setFailed({ key, failure: failureOf(error) }),
    );
    return () => {
      isStale = true;
    };
  }, [fetchPage, isEmpty, key]);

  const loadMore = useCallback(() => {
    fetchPage((results?.page ?? 0) + 1).then(
      (next) =>
        setResults((shown) => {
          // The page may be requested twice, by a press and by scrolling, or for a query that is no longer current.
          if (shown?.key !== next.key || next.page !== shown.page + 1) return shown;
          return addPage(shown, next);
        }),
      (error: unknown) => setFailed({ key, failure: failureOf(error) }),
    );
  }, [fetchPage, key, results?.page]);

  const isShown = results?.key === key;
  const failure = !isEmpty && failed?.key === key ? failed.failure : undefined;
  const retry = () => {
    setFailed(undefined);
    if (isShown) loadMore();
    else setAttempt(attempt + 1);
  };
  const unsettled = failure ? 'failed' : 'loading';
  const status = isShown ? 'done' : unsettled;
  return { status: isEmpty ? 'empty' : status, failure, results: isEmpty ? undefined : results, loadMore, retry };
}
