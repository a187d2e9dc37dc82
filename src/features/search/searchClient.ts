import type { SearchRequest, SearchResponse } from './core/algolia';
import type { Answer, SearchState } from './core/types';

export interface SearchClientOptions {
  /** Language of the page; used where a request has no `language` filter. */
  language: string;
  /** Base path of each language, e.g. `{ vi: '/', en: '/en/' }`. */
  baseUrls: Readonly<Record<string, string>>;
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
  /** Loads worker and index of a language ahead of the first query: call it on focus, hover or shortcut. */
  prepare: (language?: string) => void;
  /** Up to three queries with results, for one that has none. */
  suggestAlternatives: (query: string, language?: string) => Promise<string[]>;
  /** Answers a question with passages of the site; `history` holds the earlier questions, oldest first. */
  answer: (question: string, history?: readonly string[], language?: string) => Promise<Answer>;
  /** For `useSyncExternalStore`: calls back on every change of the state. */
  subscribe: (listener: () => void) => () => void;
  getState: () => SearchState;
}

/** The search client of this tab: the same object for every call. */
export declare function getSearchClient(options: SearchClientOptions): EmbeddedSearchClient;
