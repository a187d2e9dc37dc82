import type { WorkerTask } from './core/types';

/**
 * Sends a task to the worker and waits until it is done.
 *
 * @param patienceMs - the longest wait, because a worker of an older build never answers
 */
export function askWorker(worker: ServiceWorker, type: WorkerTask, patienceMs: number): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    setTimeout(resolve, patienceMs);
    worker.postMessage({ type }, [port2]);
  });
}
