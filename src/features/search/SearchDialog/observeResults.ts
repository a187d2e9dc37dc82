import type { DocSearchModalProps } from '@docsearch/react';
import { failureOf, type SearchFailure } from '../core/searchFailure';

export type ModalClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

/** What the last answer contained besides its hits. */
export interface LastResult {
  query: string;
  count: number;
  /** Queries that have results; undefined when the engine knows none. */
  alternatives: readonly string[] | undefined;
}

export interface ResultObserver {
  /** Returns the same client, with its answers observed. */
  watch: (client: ModalClient) => ModalClient;
  subscribe: (listener: () => void) => () => void;
  /** Undefined before the first whole answer, after a failure, and once the box has been emptied. */
  getLast: () => LastResult | undefined;
  /** Whether the last answer came from the headings alone: it is not counted, and another is to come. */
  isPartial: () => boolean;
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
  return {
    watch: (client) =>
      ({
        search: async (...given: Parameters<ModalClient['search']>) => {
          const turn = (asked += 1);
          try {
            const response = await client.search(...given);
            const [result] = response.results as unknown as [
              { query: string; nbHits: number; alternatives?: string[] },
            ];
            if ((response as { isPartial?: boolean }).isPartial) keep(turn, undefined, true);
            else keep(turn, { query: result.query, count: result.nbHits, alternatives: result.alternatives });
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
    getFailure: () => failure,
    forget: () => keep((asked += 1), undefined),
  };
}
