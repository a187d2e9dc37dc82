import { createStorageSlot } from '@docusaurus/theme-common';
import { SoundWorker } from 'light-pages/browser/soundWorker';
import { storedIndexUrl } from './worker/storedIndex';
import type { WorkerPort } from './worker/workerLink';

let waiting: WorkerPort | undefined;
let hasStarted = false;

/** Creates a search worker; no other code does. */
function createWorker(): WorkerPort {
  return new SoundWorker(
    /* webpackChunkName: "search-worker" */ new URL('./worker/searchWorker.ts', import.meta.url),
  ) as WorkerPort;
}

/**
 * Starts the worker of this tab, and loads the index of the last visit, before the client code arrives: the worker
 * builds the index while the page is busy with the dialog.
 */
export function startWorker(language: string, baseUrl: string): void {
  if (hasStarted) return;
  hasStarted = true;
  try {
    const worker = createWorker();
    // The client replaces this handler; a worker that fails before then is not handed out.
    worker.onerror = () => (waiting = undefined);
    waiting = worker;
    const url = storedIndexUrl({ get: (key) => createStorageSlot(key).get() }, baseUrl);
    if (url) worker.postMessage({ id: 0, name: 'load', ask: { language, url, cache: 'force-cache', isWhole: true } });
  } catch {
    // Workers are blocked: the client finds out for itself and reports it.
  }
}

/** Returns the worker already started, or a new one. */
export function takeWorker(): WorkerPort {
  hasStarted = true;
  const worker = waiting ?? createWorker();
  waiting = undefined;
  return worker;
}
