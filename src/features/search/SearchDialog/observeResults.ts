import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchResponse, SearchResult } from '../core/algolia';
import { keepHits } from '../core/keepHits';
import { failureOf, type SearchFailure } from '../core/searchFailure';

export type ModalClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

/** What the last answer contained besides its hits. */
export interface LastResult {
  query: string;
  count: number;
  /** Queries that have results; undefined when the engine knows none. */
  alternatives: readonly string[] | undefined;
  /** Words of the query that the hits need not contain. */
  leftOut: readonly string[];
}

export interface ResultObserver {
  /** Returns the same client, with its answers observed. */
  watch: (client: ModalClient) => ModalClient;
  subscribe: (listener: () => void) => () => void;
  /** Undefined before the first whole answer, after a failure, and once the box has been emptied. */
  getLast: () => LastResult | undefined;
  /** Whether the last answer came from the headings alone: it is not counted, and another is to come. */
  isPartial: () => boolean;
  /** Names the hit that the reader has chosen in such a list: the list that replaces it contains it. */
  choose: (objectID: string | undefined) => void;
  /** Returns why the last search failed. */
  getFailure: () => SearchFailure;
  /**
   * Called when the box has been emptied: earlier searches no longer matter, even if their answers are still to arrive.
   */
  forget: () => void;
}

/** Observes the answers sent to the modal: the modal shows the hits, the dialog announces the rest. */
export function observeResults(): ResultObserver {
  const listeners = new Set<() => void>();
  let last: LastResult | undefined;
  let isPartial = false;
  /** The last answer from the headings alone. */
  let early: SearchResult | undefined;
  let chosen: string | undefined;
  let failure: SearchFailure = 'unreachable';
  let asked = 0;
  /** The newest search that has settled. */
  let newest = 0;
  const keep = (turn: number, next: LastResult | undefined, isNextPartial = false) => {
    if (turn < newest) return;
    newest = turn;
    last = next;
    isPartial = isNextPartial;
    for (const listener of listeners) listener();
  };
  /** Keeps the first hit of an early list at its place, since Enter opens it, and the one that the reader has chosen. */
  const withSeen = (response: SearchResponse, turn: number): SearchResponse => {
    const [result] = response.results as [SearchResult];
    if (turn < newest) return response;
    if (response.isPartial) {
      early = result;
      chosen = undefined;
    } else if (early?.query === result.query) {
      const [first, ...others] = early.hits;
      const seen = [first, others.find(({ objectID }) => objectID === chosen)].filter((hit) => hit !== undefined);
      return { ...response, results: [{ ...result, hits: keepHits(result.hits, seen) }] };
    } else {
      early = undefined;
    }
    return response;
  };
  return {
    watch: (client) =>
      ({
        search: async (...given: Parameters<ModalClient['search']>) => {
          const turn = (asked += 1);
          try {
            const response = withSeen((await client.search(...given)) as unknown as SearchResponse, turn);
            // Algolia knows no alternatives.
            const [{ query, nbHits, alternatives, leftOut = [] }] = response.results as [
              Partial<SearchResult> & SearchResult,
            ];
            keep(
              turn,
              response.isPartial ? undefined : { query, count: nbHits, alternatives, leftOut },
              response.isPartial,
            );
            return response;
          } catch (error) {
            failure = failureOf(error);
            keep(turn, undefined);
            // The modal shows its error screen only for this error name; otherwise it keeps waiting.
            throw Object.assign(new Error('The search failed', { cause: error }), { name: 'RetryError' });
          }
        },
        addAlgoliaAgent: (...agent) => client.addAlgoliaAgent(...agent),
        transporter: client.transporter,
      }) as ModalClient,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getLast: () => last,
    isPartial: () => isPartial,
    choose: (objectID) => (chosen = objectID),
    getFailure: () => failure,
    forget: () => keep((asked += 1), undefined),
  };
}
