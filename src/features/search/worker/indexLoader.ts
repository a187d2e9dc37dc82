import { decodeManifest, IndexFormatError } from '../core/indexFile';
import { MANIFEST_FILE } from '../core/manifestFile';
import type { SearchManifest } from '../core/types';
import { RetryError } from './RetryError';

/** How the loader reaches the site and remembers between visits. */
export interface LoaderPorts {
  fetch: (url: string, options: { cache: RequestCache }) => Promise<Response>;
  /** Text kept in this browser under a key; failures to keep it are silent. */
  storage: { get: (key: string) => string | null; set: (key: string, value: string) => void };
}

/** Gives the bytes of an index file to whoever builds it. */
export type IndexConsumer = (file: ArrayBuffer) => Promise<void>;

async function fetchOk({ fetch }: LoaderPorts, url: string, cache: RequestCache): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { cache });
  } catch (error) {
    throw new RetryError('network', `${url} could not be fetched: ${String(error)}`);
  }
  // A dev server answers an unknown path with a page.
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
  if (response.status === 404 || isPage) throw new RetryError('missing-index', `There is no search index at ${url}.`);
  if (!response.ok) throw new RetryError('network', `${url} answered ${response.status}.`);
  return response;
}

function asCorrupt(error: unknown): unknown {
  return error instanceof IndexFormatError ? new RetryError('corrupt-index', error.message) : error;
}

/** A manifest as this browser kept it; one that cannot be read counts as none. */
function storedManifest({ storage }: LoaderPorts, key: string): SearchManifest | null {
  const json = storage.get(key);
  if (json === null) return null;
  try {
    return decodeManifest(json);
  } catch {
    return null;
  }
}

async function loadFile(ports: LoaderPorts, url: string, consume: IndexConsumer): Promise<void> {
  const file = await (await fetchOk(ports, url, 'force-cache')).arrayBuffer();
  try {
    await consume(file);
  } catch (error) {
    if (!(error instanceof RetryError && error.code === 'corrupt-index')) throw error;
    // The name of the file never changes its content: a damaged copy in the cache is fetched anew once.
    await consume(await (await fetchOk(ports, url, 'reload')).arrayBuffer());
  }
}

/**
 * Loads the index of a language.
 *
 * The index that the last visit used is taken at once where this browser still has it, so that a
 * later visit waits for no answer of the server; if the site has moved on, the new one follows.
 *
 * @param baseUrl - base path of the language
 * @param consume - builds the index; called again when a newer file arrives
 * @returns when a first index is built
 */
export async function loadIndex(ports: LoaderPorts, baseUrl: string, consume: IndexConsumer): Promise<void> {
  const key = `search-manifest:${baseUrl}`;
  const stored = storedManifest(ports, key);
  const fresh = fetchOk(ports, `${baseUrl}${MANIFEST_FILE}`, 'no-cache').then(async (response) => {
    const json = await response.text();
    const manifest = decodeManifest(json);
    ports.storage.set(key, json);
    return manifest;
  });
  const loadFresh = async () => {
    const manifest = await fresh.catch((error: unknown) => Promise.reject(asCorrupt(error) as Error));
    await loadFile(ports, `${baseUrl}${manifest.file}`, consume);
  };
  if (!stored) return loadFresh();
  try {
    await loadFile(ports, `${baseUrl}${stored.file}`, consume);
  } catch {
    return loadFresh();
  }
  // The reader has an index already: failing to renew it is not worth a word.
  void fresh
    .then(({ file }) => (file === stored.file ? undefined : loadFile(ports, `${baseUrl}${file}`, consume)))
    .catch(() => undefined);
}
