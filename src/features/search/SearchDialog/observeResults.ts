import type { DocSearchModalProps } from '@docsearch/react/modal';
import { failureOf, type SearchFailure } from '../core/searchFailure';

export type ModalClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

/** What the last answer said besides its hits. */
export interface LastResult {
  query: string;
  count: number;
  /** Queries that do have results; undefined where the engine knows none. */
  alternatives: readonly string[] | undefined;
}

export interface ResultObserver {
  /** The same client, with its answers seen by the observer. */
  watch: (client: ModalClient) => ModalClient;
  subscribe: (listener: () => void) => () => void;
  /** Undefined before the first answer, after a failure, and once the box has been emptied. */
  getLast: () => LastResult | undefined;
  /** Why the last search has no answer. */
  getFailure: () => SearchFailure;
  /** The box has been emptied: what was asked before is of no matter, even if its answer is still on the way. */
  forget: () => void;
}

/** Follows the answers that go to the modal: it shows the hits, the dialog says the rest. */
export function observeResults(): ResultObserver {
  const listeners = new Set<() => void>();
  let last: LastResult | undefined;
  let failure: SearchFailure = 'unreachable';
  let asked = 0;
  /** The newest search that has come to something. */
  let newest = 0;
  const keep = (turn: number, next: LastResult | undefined) => {
    if (turn < newest) return;
    newest = turn;
    last = next;
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
            keep(turn, { query: result.query, count: result.nbHits, alternatives: result.alternatives });
            return response;
          } catch (error) {
            failure = failureOf(error);
            keep(turn, undefined);
            // The modal shows its error screen for this name alone, and otherwise waits for ever.
            throw Object.assign(new Error('No results can be had', { cause: error }), { name: 'RetryError' });
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
    getFailure: () => failure,
    forget: () => keep((asked += 1), undefined),
  };
}
