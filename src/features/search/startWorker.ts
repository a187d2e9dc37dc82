import { createStorageSlot } from '@docusaurus/theme-common';
import { MANIFEST_FILE } from './core/manifestFile';
import { storedIndexUrl } from './worker/storedIndex';
import type { WorkerPort } from './worker/workerLink';

let waiting: WorkerPort | undefined;
let hasStarted = false;
let manifest: { readonly url: string; readonly response: Promise<Response> } | undefined;

/** Starts a search worker: the only place where one is made. */
function createWorker(): WorkerPort {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker/searchWorker.ts', import.meta.url),
  ) as WorkerPort;
}

/**
 * Starts the worker of this tab, and the loading of the index that the last visit used, before the
 * client that asks it has been loaded: it builds the index while the page is busy with the dialog.
 */
export function startWorker(language: string, baseUrl: string): void {
  if (hasStarted) return;
  hasStarted = true;
  try {
    const worker = createWorker();
    // Whoever takes it sets its own; a worker that has failed until then is not handed out.
    worker.onerror = () => (waiting = undefined);
    waiting = worker;
    const url = storedIndexUrl({ get: (key) => createStorageSlot(key).get() }, baseUrl);
    if (url) worker.postMessage({ id: 0, name: 'load', ask: { language, url, cache: 'force-cache' } });
  } catch {
    // Workers are blocked: the client finds out for itself, and says so.
  }
}

/** Asks for the manifest with the dialog and the worker, and not after them. */
export function startManifest(baseUrl: string): void {
  if (manifest) return;
  const url = baseUrl + MANIFEST_FILE;
  manifest = { url, response: fetch(url, { cache: 'no-cache' }) };
  // Whoever takes it says what is missing.
  manifest.response.catch(() => undefined);
}

/** Fetches a file; the manifest that is on its way already is taken once. */
export function fetchOrTake(url: string, init: { cache: RequestCache }): Promise<Response> {
  if (manifest?.url !== url) return fetch(url, init);
  const { response } = manifest;
  manifest = { url: '', response };
  return response;
}

/** The worker that has been started, or a new one. */
export function takeWorker(): WorkerPort {
  hasStarted = true;
  const worker = waiting ?? createWorker();
  waiting = undefined;
  return worker;
}
