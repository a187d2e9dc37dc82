import { createStorageSlot } from '@docusaurus/theme-common';
import { SoundWorker } from 'light-pages/browser/soundWorker';
import { WorkerLink } from '@site/src/core/workerLink';
import type { SearchTasks } from './worker/searchTasks';
import { storedIndexUrl } from './worker/storedIndex';

let waiting: WorkerLink<SearchTasks> | undefined;
let hasStarted = false;

/** Creates a search worker; no other code does. */
function createLink(): WorkerLink<SearchTasks> {
  return new WorkerLink(
    new SoundWorker(/* webpackChunkName: "search-worker" */ new URL('./worker/searchWorker.ts', import.meta.url)),
  );
}

/**
 * Starts the worker of this tab, and loads the index of the last visit, before the client code arrives: the worker
 * builds the index while the page is busy with the dialog.
 */
export function startWorker(language: string, baseUrl: string): void {
  if (hasStarted) return;
  hasStarted = true;
  try {
    waiting = createLink();
    const url = storedIndexUrl({ get: (key) => createStorageSlot(key).get() }, baseUrl);
    // The client asks for it again, and reports the failure.
    if (url) waiting.ask('load', { language, url, cache: 'force-cache', isWhole: true }).catch(() => undefined);
  } catch {
    // Workers are blocked: the client finds out for itself and reports it.
  }
}

/** Returns the link to the worker already started, or to a new one. */
export function takeLink(): WorkerLink<SearchTasks> {
  hasStarted = true;
  const link = waiting && !waiting.hasEnded ? waiting : createLink();
  waiting = undefined;
  return link;
}
