import { decodeManifest, IndexFormatError } from '../core/indexFile';
import { MANIFEST_FILE } from '../core/manifestFile';
import { fetchText, type FetchPort } from './fetchText';
import { RetryError } from './RetryError';
import { manifestKey, storedIndexUrl, type TextStorage } from './storedIndex';

/** The loader's access to the site and to storage that outlasts a visit. */
export interface LoaderPorts {
  fetch: FetchPort;
  storage: TextStorage;
}

/** Fetches an index file and builds the index from it. */
export type FileLoader = (url: string, cache: RequestCache) => Promise<void>;

/** Loads a file of the search from the cache, and past the cache if that copy is damaged. */
export async function loadTwice(load: FileLoader, url: string): Promise<void> {
  try {
    await load(url, 'force-cache');
  } catch (error) {
    if (!(error instanceof RetryError && error.code === 'corrupt-index')) throw error;
    // The content under a file name never changes, so a damaged copy in the cache is fetched again once.
    await load(url, 'reload');
  }
}

/**
 * Loads the index of a language.
 *
 * If this browser still has the index of the last visit, that index is used at once, without waiting for the server. If
 * the site has changed since, the new index follows. Otherwise the headings are loaded first, and the index after them,
 * because both would share the connection.
 *
 * @param baseUrl - base path of the language
 * @param load - fetches and builds the index; called again when a newer file arrives
 * @param loadHeadings - fetches and builds the index of the headings
 * @returns when a first whole index is built
 */
export async function loadIndex(
  { fetch, storage }: LoaderPorts,
  baseUrl: string,
  load: FileLoader,
  loadHeadings: FileLoader,
): Promise<void> {
  const storedUrl = storedIndexUrl(storage, baseUrl);
  const fresh = fetchText(fetch, `${baseUrl}${MANIFEST_FILE}`, 'no-cache').then((json) => {
    const manifest = decodeManifest(json);
    storage.set(manifestKey(baseUrl), json);
    return { url: baseUrl + manifest.file, headings: manifest.headings && baseUrl + manifest.headings };
  });
  const loadFresh = async () => {
    const { url, headings } = await fresh.catch((error: unknown) => {
      throw error instanceof IndexFormatError ? new RetryError('corrupt-index', error.message) : error;
    });
    // The index contains them too, so it does without them.
    if (headings) await loadHeadings(headings, 'force-cache').catch(() => undefined);
    await loadTwice(load, url);
  };
  if (storedUrl === null) return loadFresh();
  try {
    await loadTwice(load, storedUrl);
  } catch {
    return loadFresh();
  }
  // The reader has an index already, so a failure to renew it is not reported.
  void fresh.then(({ url }) => (url === storedUrl ? undefined : loadTwice(load, url))).catch(() => undefined);
}
