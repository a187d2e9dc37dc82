/** The part of Algolia's client that the modal's plugin calls: the name of a method and what it takes. */
export type InsightsCall = (...call: readonly unknown[]) => unknown;

/** Version of `search-insights`: from 2.4 on, the plugin names the application and the key with each event. */
export const INSIGHTS_VERSION = '2.17.3';

/**
 * Creates a client of Search Insights that loads the real one at the first call.
 *
 * @param load - loads the real client
 * @param log - told the error once if it cannot be loaded; calls are then dropped, and the search goes on
 */
export function createInsightsClient(
  load: () => Promise<InsightsCall>,
  log: (error: unknown) => void,
): InsightsCall & { readonly version: string } {
  let loading: Promise<InsightsCall | undefined> | undefined;
  const send: InsightsCall = (...call) => {
    loading ??= load().catch((error: unknown) => void log(error) as undefined);
    void loading.then((client) => client?.(...call));
  };
  return Object.assign(send, { version: INSIGHTS_VERSION });
}
