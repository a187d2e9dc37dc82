import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { AlgoliaSettings } from '@site/src/config/services';
import { hostMemory } from './core/hostMemory';

let client: LiteClient | undefined;

/** Algolia's client of this tab, with a memory of failed hosts that outlives the page: the modal and `/search` share it. */
export function getAlgoliaClient({ appId, apiKey }: AlgoliaSettings): LiteClient {
  const store = {
    get: (key: string) => window.localStorage.getItem(key),
    set: (key: string, value: string) => window.localStorage.setItem(key, value),
  };
  client ??= liteClient(appId, apiKey, { hostsCache: hostMemory(store, `search-hosts:${appId}`, Date.now) });
  return client;
}
