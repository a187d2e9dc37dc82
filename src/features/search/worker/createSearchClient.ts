import type { SearchRequest, SearchResponse } from '../core/algolia';
import { filteredLanguages } from '../core/facets';
import type { Answer, SearchState } from '../core/types';
import { loadIndex } from './indexLoader';
import type { LoaderPorts } from './indexLoader';
import { latestOnly } from './latestOnly';
import { RetryError } from './RetryError';
import { WorkerLink } from './workerLink';
import type { WorkerPort } from './workerLink';

export interface SearchClientOptions {
  /** Language of the page; used where a request has no `language` filter. */
  language: string;
  /** Base path of each language, e.g. `{ vi: '/', en: '/en/' }`. */
  baseUrls: Readonly<Record<string, string>>;
}

/** What the client needs of the browser. */
export interface ClientPorts extends LoaderPorts {
  createWorker: () => WorkerPort;
  /** Origin of the site: hits carry absolute addresses. */
  origin: string;
  /** Under `npm start` the index is the last build's. */
  isDevelopment: boolean;
}

/** A client with the surface of Algolia's `liteClient`, answering from the embedded index. */
export interface EmbeddedSearchClient {
  /**
   * Answers DocSearch (`{ requests }`) and helper (`[{ indexName, params }]`) requests.
   * Rejects with an error named `RetryError` when the index cannot be had.
   */
  search: (requests: readonly SearchRequest[] | { requests: readonly SearchRequest[] }) => Promise<SearchResponse>;
  addAlgoliaAgent: (segment: string, version?: string) => void;
  transporter: { algoliaAgent: { value: string } };
  /**
   * Loads worker, headings and index ahead of the first query: call it on focus, hover or shortcut.
   *
   * @param before - what the texts of the index give way to, which are long
   */
  prepare: (before?: Promise<unknown>) => void;
  /** Up to three queries with results, for one that has none. */
  suggestAlternatives: (query: string, language?: string) => Promise<string[]>;
  /** Answers a question with passages of the site; `history` holds the earlier questions, oldest first. */
  answer: (question: string, history?: readonly string[], language?: string) => Promise<Answer>;
  /** Calls back when the texts have come after hits of headings alone were given: whoever shows these asks again. */
  onMoreHits: (listener: () => void) => () => void;
  /** For `useSyncExternalStore`: calls back on every change of the state. */
  subscribe: (listener: () => void) => () => void;
  getState: () => SearchState;
}

const IDLE: SearchState = { status: 'idle', source: 'none', error: null };

/** The index of a language on its way. */
interface Loading {
  /** Resolves where its headings answer before the rest has come. */
  readonly headings: Promise<void>;
  readonly whole: Promise<void>;
}

interface Asked {
  readonly requests: readonly SearchRequest[];
  /** Whether hits of headings will do until there are those of all texts. */
  readonly isHasty: boolean;
}

/** The parameters that the engine reads: requests that differ in others have the same answer. */
function keyOf(requests: readonly SearchRequest[]): string {
  return JSON.stringify(
    requests.map(({ indexName, params, ...flat }) => {
      const given = params ?? flat;
      const { query, page, hitsPerPage, facets, facetFilters, attributesToSnippet } = given;
      const { snippetEllipsisText, highlightPreTag, highlightPostTag } = given;
      const asked = [indexName, query, page, hitsPerPage, facets, facetFilters, attributesToSnippet];
      return [...asked, snippetEllipsisText, highlightPreTag, highlightPostTag, params !== undefined];
    }),
  );
}

/** Requests of one kind differ in their query alone: a newer one makes an older one stale. */
function kindOf(requests: readonly SearchRequest[]): string {
  return JSON.stringify(
    requests.map(({ query: _query, params, ...rest }) => ({ ...rest, params: params && { ...params, query: '' } })),
  );
}

/** Builds a client over the given ports; `getSearchClient` gives it the browser's. */
export function createSearchClient(
  { language: ownLanguage, baseUrls }: SearchClientOptions,
  ports: ClientPorts,
): EmbeddedSearchClient {
  const listeners = new Set<() => void>();
  const moreHitsListeners = new Set<() => void>();
  const loads = new Map<string, Loading>();
  let state = IDLE;
  const setState = (next: SearchState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const link = new WorkerLink(ports.createWorker, () => loads.clear());

  const fail = (error: unknown): RetryError => {
    const retry = error instanceof RetryError ? error : new RetryError('worker', String(error));
    setState({ status: 'error', source: 'none', error: retry.code });
    return retry;
  };

  const loadWhole = async (
    language: string,
    before: Promise<unknown> | undefined,
    onHeadings: () => void,
  ): Promise<void> => {
    setState({ ...state, status: 'loading', error: null });
    try {
      link.start();
      await loadIndex(ports, baseUrls[language] ?? '/', {
        load: async (url, cache) => {
          await link.ask('load', { language, url, cache });
          last = undefined;
        },
        loadHeadings: async (json) => {
          await link.ask('headings', { language, json });
          onHeadings();
        },
        before,
      });
      setState({ status: 'ready', source: ports.isDevelopment ? 'last-build' : 'current', error: null });
    } catch (error) {
      throw fail(error);
    }
  };

  const ensure = (language: string, before?: Promise<unknown>): Loading => {
    const known = loads.get(language);
    if (known) return known;
    let onHeadings = (): void => undefined;
    const headings = new Promise<void>((resolve) => (onHeadings = resolve));
    const whole = loadWhole(language, before, () => onHeadings());
    const loading = { headings, whole };
    loads.set(language, loading);
    // What failed is tried again with the next query.
    whole.catch(() => loads.delete(language));
    return loading;
  };

  /** The modal asks twice when it opens with a query, by itself and when its box takes the focus; the dialog has asked before it. */
  let last: { asked: string; answer: Promise<SearchResponse> } | undefined;
  const askOnce = (requests: readonly SearchRequest[]): Promise<SearchResponse> => {
    const asked = keyOf(requests);
    if (last?.asked === asked) return last.answer;
    const answer = link.ask('search', { requests, language: ownLanguage, origin: ports.origin });
    last = { asked, answer };
    answer.catch(() => (last = undefined));
    return answer;
  };

  const tellOfMore = () => {
    for (const listener of moreHitsListeners) listener();
  };
  const search = latestOnly(async ({ requests, isHasty }: Asked): Promise<SearchResponse> => {
    const named = requests.flatMap(({ params, facetFilters }) =>
      filteredLanguages((params ?? { facetFilters }).facetFilters),
    );
    // A filter may name a language that the site does not have: it finds nothing, and that is no error.
    const languages = named.filter((language) => language in baseUrls);
    const needed = [...new Set(languages.length > 0 ? languages : [ownLanguage])].map((language) => ensure(language));
    try {
      const whole = Promise.all(needed.map((loading) => loading.whole)).then(() => true);
      if (isHasty) {
        const headings = Promise.all(needed.map((loading) => loading.headings)).then(() => false);
        const isWhole = await Promise.race([whole, headings]);
        const response = await askOnce(requests);
        if (isWhole) return response;
        if (response.results.every(({ nbHits }) => nbHits > 0)) {
          // Whoever subscribes is told of its failure.
          whole.then(tellOfMore, () => undefined);
          return response;
        }
      }
      await whole;
      return await askOnce(requests);
    } catch (error) {
      throw fail(error);
    }
  });

  return {
    search(given) {
      // The modal, which asks again when all texts are there; the search page counts what it shows.
      const isHasty = 'requests' in given;
      const requests = isHasty ? given.requests : given;
      return search(kindOf(requests), { requests, isHasty });
    },
    addAlgoliaAgent: () => undefined,
    // DocSearch adds itself to the agent unless it finds its name there.
    transporter: { algoliaAgent: { value: 'docsearch.js (embedded)' } },
    prepare(before) {
      ensure(ownLanguage, before).whole.catch(() => undefined);
    },
    async suggestAlternatives(query, language = ownLanguage) {
      await ensure(language).whole;
      return link.ask('suggest', { query, language });
    },
    async answer(question, history = [], language = ownLanguage) {
      await ensure(language).whole;
      return link.ask('answer', { question, history, language });
    },
    onMoreHits(listener) {
      moreHitsListeners.add(listener);
      return () => moreHitsListeners.delete(listener);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
  };
}
