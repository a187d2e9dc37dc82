import { createStorageSlot } from '@docusaurus/theme-common';
import { takeLink } from './startWorker';
import { createSearchClient } from './worker/createSearchClient';
import type { EmbeddedSearchClient, SearchClientOptions } from './worker/createSearchClient';

export type { EmbeddedSearchClient, SearchClientOptions };

let client: EmbeddedSearchClient | undefined;

/**
 * Returns the search client of this tab: the same object for every call.
 *
 * Import this module on first intent (`import('…/searchClient')`): neither it nor the worker belongs in the initial
 * bundle of a page.
 */
export function getSearchClient(options: SearchClientOptions): EmbeddedSearchClient {
  client ??= createSearchClient(options, {
    createLink: takeLink,
    fetch: (url, init) => fetch(url, init),
    storage: {
      get: (key) => createStorageSlot(key).get(),
      set: (key, value) => createStorageSlot(key).set(value),
    },
    origin: window.location.origin,
    isDevelopment: process.env.NODE_ENV === 'development',
  });
  return client;
}
