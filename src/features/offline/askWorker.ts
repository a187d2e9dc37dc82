import type { WorkerTask } from './core/types';

/**
 * Asks the worker for something, and waits until it is done.
 *
 * @param patienceMs - how long it is waited for at the most: a worker of an older build never answers
 */
export function askWorker(worker: ServiceWorker, type: WorkerTask, patienceMs: number): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    setTimeout(resolve, patienceMs);
    worker.postMessage({ type }, [port2]);
  });
}
