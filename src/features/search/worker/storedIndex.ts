import { INDEX_FOLDER } from '../core/manifestFile';
import type { SearchManifest } from '../core/types';

/** Text kept in this browser under a key; failures to keep it are silent. */
export interface TextStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
}

/** Anything may stand in the storage; an address of another site must not come of it. */
const INDEX_FILE = new RegExp(`^${INDEX_FOLDER}/[\\w.-]+\\.json$`);

/** Key under which the manifest of a language is kept. */
export function manifestKey(baseUrl: string): string {
  return `search-manifest:${baseUrl}`;
}

/** Address of the index that the last visit used; null when there was none, or what was kept cannot be read. */
export function storedIndexUrl(storage: Pick<TextStorage, 'get'>, baseUrl: string): string | null {
  try {
    const { file } = JSON.parse(storage.get(manifestKey(baseUrl)) ?? '{}') as Partial<SearchManifest>;
    return typeof file === 'string' && INDEX_FILE.test(file) ? baseUrl + file : null;
  } catch {
    return null;
  }
}
