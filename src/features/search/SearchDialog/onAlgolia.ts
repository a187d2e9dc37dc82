import type { AlgoliaSettings } from '@site/src/config/services';
import type { ModalClient } from './observeResults';

/** Returns this site's own Algolia client, because the modal's client forgets on every page load which hosts are down. */
export function onAlgolia(algolia: AlgoliaSettings, { transporter }: Pick<ModalClient, 'transporter'>): ModalClient {
  const loading = import(/* webpackChunkName: "search-algolia" */ '../algoliaClient').then(({ getAlgoliaClient }) =>
    getAlgoliaClient(algolia),
  );
  // The search itself reports that the client failed to load.
  loading.catch(() => undefined);
  return {
    search: async (...asked: Parameters<ModalClient['search']>) => (await loading).search(...asked),
    addAlgoliaAgent: (...agent: [string, string?]) =>
      void loading.then((client) => client.addAlgoliaAgent(...agent)).catch(() => undefined),
    transporter,
  } as ModalClient;
}
