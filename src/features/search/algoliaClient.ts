import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { AlgoliaSettings } from '@site/src/config/services';
import { hostMemory } from './core/hostMemory';

let client: LiteClient | undefined;

/**
 * Returns this tab's Algolia client, shared by the modal and `/search`. It remembers failed hosts across page loads.
 */
export function getAlgoliaClient({ appId, apiKey }: AlgoliaSettings): LiteClient {
  const store = {
    get: (key: string) => window.localStorage.getItem(key),
    set: (key: string, value: string) => window.localStorage.setItem(key, value),
  };
  client ??= liteClient(appId, apiKey, { hostsCache: hostMemory(store, `search-hosts:${appId}`, Date.now) });
  return client;
}
