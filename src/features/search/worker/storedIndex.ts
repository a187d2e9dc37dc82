import { INDEX_FOLDER } from '../core/manifestFile';
import type { SearchManifest } from '../core/types';

/** Text stored in this browser under a key; failures to store it are silent. */
export interface TextStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
}

/** The storage may hold anything, so the pattern keeps a stored name from leading to another site. */
const INDEX_FILE = new RegExp(`^${INDEX_FOLDER}/[\\w.-]+\\.json$`);

/** Key under which the manifest of a language is stored. */
export function manifestKey(baseUrl: string): string {
  return `search-manifest:${baseUrl}`;
}

/** URL of the index of the last visit; null when there was none, or when the stored manifest cannot be read. */
export function storedIndexUrl(storage: Pick<TextStorage, 'get'>, baseUrl: string): string | null {
  try {
    const { file } = JSON.parse(storage.get(manifestKey(baseUrl)) ?? '{}') as Partial<SearchManifest>;
    return typeof file === 'string' && INDEX_FILE.test(file) ? baseUrl + file : null;
  } catch {
    return null;
  }
}
