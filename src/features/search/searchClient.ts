import { createStorageSlot } from '@docusaurus/theme-common';
import { createSearchClient } from './worker/createSearchClient';
import type { EmbeddedSearchClient, SearchClientOptions } from './worker/createSearchClient';
import type { WorkerPort } from './worker/workerLink';

export type { EmbeddedSearchClient, SearchClientOptions };

let client: EmbeddedSearchClient | undefined;

/**
 * The search client of this tab: the same object for every call.
 *
 * Import this module on first intent (`import('…/searchClient')`): neither it nor the worker
 * belongs in what a page loads.
 */
export function getSearchClient(options: SearchClientOptions): EmbeddedSearchClient {
  client ??= createSearchClient(options, {
    createWorker: () => new Worker(new URL('./worker/searchWorker.ts', import.meta.url)) as WorkerPort,
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
