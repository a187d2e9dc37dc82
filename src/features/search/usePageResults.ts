import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import { DEFAULT_SEARCH_TAG } from '@docusaurus/theme-common/internal';
import { appendGroups, groupHits, type HitGroup } from './core/pageHits';
import type { PageQuery } from './core/pageQuery';
import { pageRequests } from './core/pageRequest';
import { failureOf, type SearchFailure } from './core/searchFailure';
import { loadPageClient } from './loadPageClient';
import { openEntry, readPlace } from './resultPlace';
import type { SearchSettings } from './useSearchSettings';

export interface PageResults {
  /** What they answer: query, filters, and attempt. */
  key: string;
  text: string;
  section: string | undefined;
  groups: readonly HitGroup[];
  count: number;
  /** Hits when no section is chosen. */
  countEverywhere: number;
  /** Sections of the site with the number of their hits, when no section is chosen. */
  sections: readonly (readonly [section: string, count: number])[];
  /** Queries that do have results, when this one has none. */
  alternatives: readonly string[];
  page: number;
  hasMore: boolean;
  /** Where they were left, when the reader has come back to them. */
  top?: number;
}

interface PageSearch {
  status: 'empty' | 'loading' | 'done' | 'failed';
  /** Why there are none, when the search has failed. */
  failure: SearchFailure | undefined;
  /** The last results, still shown while the next are on their way. */
  results: PageResults | undefined;
  loadMore: () => void;
  retry: () => void;
}

/** Adds a page of results below those that are shown. */
function addPage(shown: PageResults, next: PageResults): PageResults {
  return { ...next, groups: appendGroups(shown.groups, next.groups) };
}

/** The results of `/search` for a query, page after page. */
export function usePageResults(settings: SearchSettings, query: PageQuery): PageSearch {
  const docsTags = useDocsContextualSearchTags().join(',');
  const { text, language, section } = query;
  const [results, setResults] = useState<PageResults>();
  const [failed, setFailed] = useState<{ key: string; failure: SearchFailure }>();
  const [attempt, setAttempt] = useState(0);
  const key = useMemo(() => JSON.stringify([text, language, section, attempt]), [text, language, section, attempt]);
  const isEmpty = text.trim() === '';
  // The next search says nothing of this one.
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
        page,
        hasMore: page + 1 < (main?.nbPages ?? 0),
      };
    },
    [key, text, language, section, settings, docsTags],
  );

  useEffect(() => {
    if (isEmpty) return undefined;
    let isStale = false;
    const place = readPlace(openEntry(), key);
    const pages = Array.from({ length: place?.pages ?? 1 }, (_, page) => fetchPage(page));
    Promise.all(pages).then(
      (found) => !isStale && setResults({ ...found.reduce(addPage), top: place?.top }),
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
          // It may be asked for twice, by the button and by scrolling to it, or for a query that has gone.
          if (shown?.key !== next.key || next.page !== shown.page + 1) return shown;
          return addPage(shown, next);
        }),
      (error: unknown) => setFailed({ key, failure: failureOf(error) }),
    );
  }, [fetchPage, key, results?.page]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  const settled = results?.key === key ? 'done' : 'loading';
  const failure = !isEmpty && failed?.key === key ? failed.failure : undefined;
  const status = failure ? 'failed' : settled;
  return { status: isEmpty ? 'empty' : status, failure, results: isEmpty ? undefined : results, loadMore, retry };
}
