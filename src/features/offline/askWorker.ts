import { WorkerLink } from '@site/src/core/workerLink';
import type { WorkerTasks } from './core/types';

/**
 * Gives a task to the service worker and waits until it is done; a worker of an older build does it too, but never says
 * so.
 *
 * @param patienceMs - the longest wait
 * @throws the signal's reason when it is aborted
 */
export async function askWorker(
  worker: ServiceWorker,
  task: keyof WorkerTasks,
  patienceMs: number,
  signal?: AbortSignal,
): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const link = new WorkerLink<WorkerTasks>(
    {
      postMessage: (question) => worker.postMessage(question, [port2]),
      // The worker serves other pages too: only this link to it ends.
      terminate: () => port1.close(),
      addEventListener: (type: string, listener: (event: MessageEvent) => void) =>
        port1.addEventListener(type as 'message', listener),
    },
    patienceMs,
  );
  port1.start();
  try {
    await link.ask(task, null, { ...(signal && { signal }) });
  } catch {
    // A task that failed, or was not answered, is as good as done; the page goes on without it.
    signal?.throwIfAborted();
  } finally {
    link.end(new Error('The task is done.'));
  }
}
