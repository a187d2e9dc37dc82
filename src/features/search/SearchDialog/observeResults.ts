import type { DocSearchModalProps } from '@docsearch/react/modal';

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
  /** Undefined before the first answer and after a failure. */
  getLast: () => LastResult | undefined;
}

/** Follows the answers that go to the modal: it shows the hits, the dialog says the rest. */
export function observeResults(): ResultObserver {
  const listeners = new Set<() => void>();
  let last: LastResult | undefined;
  const keep = (next: LastResult | undefined) => {
    last = next;
    for (const listener of listeners) listener();
  };
  return {
    watch: (client) =>
      ({
        search: async (...asked: Parameters<ModalClient['search']>) => {
          try {
            const response = await client.search(...asked);
            const [result] = response.results as unknown as [
              { query: string; nbHits: number; alternatives?: string[] },
            ];
            keep({ query: result.query, count: result.nbHits, alternatives: result.alternatives });
            return response;
          } catch (error) {
            keep(undefined);
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
  };
}
