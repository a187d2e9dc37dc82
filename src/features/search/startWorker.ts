import { createStorageSlot } from '@docusaurus/theme-common';
import { storedIndexUrl } from './worker/storedIndex';
import type { WorkerPort } from './worker/workerLink';

let waiting: WorkerPort | undefined;
let hasStarted = false;

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

/** The worker that has been started, or a new one. */
export function takeWorker(): WorkerPort {
  hasStarted = true;
  const worker = waiting ?? createWorker();
  waiting = undefined;
  return worker;
}
