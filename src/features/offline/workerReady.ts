import { askWorker } from './askWorker';

/** How long a download that has all its files waits for the worker, which may still be fetching its shell. */
const ACTIVATION_MS = 30_000;

/** How long to wait for the shell, without which saved courses still open. */
const SHELL_MS = 10_000;

/** Thrown when no worker serves the site. */
export class WorkerRefused extends Error {
  override name = 'WorkerRefused';
}

/**
 * Waits until a worker is active; an active worker is enough, even if a newer one is waiting for the reader's consent.
 */
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
    setTimeout(() => reject(new WorkerRefused('The worker did not become active.')), ACTIVATION_MS);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    look();
  });
}

/**
 * Waits until the saved files can be used without a network: a worker is active and has saved its shell, if it can.
 *
 * @throws WorkerRefused if no worker becomes active; the signal's reason when it is aborted
 */
export async function workerReady(registration: ServiceWorkerRegistration, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const worker = await activeWorker(registration, signal);
  // An unregistered worker that Chromium reuses is not installed again.
  await askWorker(worker, 'KEEP_SHELL', SHELL_MS, signal);
}
