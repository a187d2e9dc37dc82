import { decodeManifest, IndexFormatError } from '../core/indexFile';
import { MANIFEST_FILE } from '../core/manifestFile';
import { fetchOk, type FetchPort } from './fetchOk';
import { RetryError } from './RetryError';
import { manifestKey, storedIndexUrl, type TextStorage } from './storedIndex';

/** How the loader reaches the site and remembers between visits. */
export interface LoaderPorts {
  fetch: FetchPort;
  storage: TextStorage;
}

/** Has an index file fetched and built. */
export type FileLoader = (url: string, cache: RequestCache) => Promise<void>;

/** What is done with the parts of an index. */
interface IndexUses {
  /** Fetches and builds the index; called again when a newer file arrives. */
  readonly load: FileLoader;
  /** Builds what answers until then, where nothing of an earlier visit does. */
  readonly loadHeadings: (json: string) => Promise<void>;
  /** What is more urgent than the texts, on the same line. */
  readonly before: Promise<unknown> | undefined;
}

async function loadTwice(load: FileLoader, url: string): Promise<void> {
  try {
    await load(url, 'force-cache');
  } catch (error) {
    if (!(error instanceof RetryError && error.code === 'corrupt-index')) throw error;
    // The name of the file never changes its content: a damaged copy in the cache is fetched anew once.
    await load(url, 'reload');
  }
}

/**
 * Loads the index of a language: first its headings, which come with the manifest, then all of it.
 *
 * The index that the last visit used is taken at once where this browser still has it, so that a
 * later visit waits for no answer of the server; if the site has moved on, the new one follows.
 *
 * @param baseUrl - base path of the language
 * @returns when a first whole index is built
 */
export async function loadIndex(
  { fetch, storage }: LoaderPorts,
  baseUrl: string,
  { load, loadHeadings, before }: IndexUses,
): Promise<void> {
  const storedUrl = storedIndexUrl(storage, baseUrl);
  const fresh = fetchOk(fetch, `${baseUrl}${MANIFEST_FILE}`, 'no-cache').then(async (response) => {
    const { headings, ...manifest } = decodeManifest(await response.text());
    storage.set(manifestKey(baseUrl), JSON.stringify(manifest));
    if (headings && storedUrl === null) await loadHeadings(headings);
    return `${baseUrl}${manifest.file}`;
  });
  const loadFresh = async () => {
    const url = await fresh.catch((error: unknown) => {
      throw error instanceof IndexFormatError ? new RetryError('corrupt-index', error.message) : error;
    });
    await before?.catch(() => undefined);
    await loadTwice(load, url);
  };
  if (storedUrl === null) return loadFresh();
  try {
    await loadTwice(load, storedUrl);
  } catch {
    return loadFresh();
  }
  // The reader has an index already: failing to renew it is not worth a word.
  void fresh.then((url) => (url === storedUrl ? undefined : loadTwice(load, url))).catch(() => undefined);
}
