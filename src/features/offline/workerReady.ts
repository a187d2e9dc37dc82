import { askWorker } from './askWorker';

/** How long a download whose files are all there waits for the worker: that may still be fetching its shell. */
const ACTIVATION_MS = 30_000;

/** How long the shell is waited for: saved courses open without it. */
const SHELL_MS = 10_000;

/** Thrown where no worker answers for the site. */
export class WorkerRefused extends Error {
  override name = 'WorkerRefused';
}

/** Waits until a worker is active; one that is active already is enough, also where a newer one waits for consent. */
function activeWorker(
  { active, waiting, installing }: ServiceWorkerRegistration,
  signal: AbortSignal,
): Promise<ServiceWorker> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve(worker);
      else if (!worker || worker.state === 'redundant') reject(new WorkerRefused('The worker was not installed.'));
    };
    worker?.addEventListener('statechange', look);
    setTimeout(() => reject(new WorkerRefused('The worker does not become active.')), ACTIVATION_MS);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    look();
  });
}

/** Has the worker keep its shell, for one that Chromium brings back from being taken away is not installed anew. */
function askForShell(worker: ServiceWorker, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    void askWorker(worker, 'KEEP_SHELL', SHELL_MS).then(resolve);
  });
}

/**
 * Waits until what is kept can be used without a network: a worker is active and has kept its shell, if it can.
 *
 * @throws WorkerRefused where no worker becomes active; the signal's reason when that is aborted
 */
export async function workerReady(registration: ServiceWorkerRegistration, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await askForShell(await activeWorker(registration, signal), signal);
}
