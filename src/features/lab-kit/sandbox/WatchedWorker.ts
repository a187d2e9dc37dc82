import type { TaskTable } from '../../../core/serveTasks';
import { WorkerLink, WorkerLost, type Asking } from '../../../core/workerLink';
import { startWorker } from './startWorker';

/**
 * A link to a worker that runs code of the reader, whose script calls `serveReader`: it is terminated if it does not
 * answer within its time limit.
 */
export class WatchedWorker<Tasks extends TaskTable<Tasks>> {
  /** Resolves when the worker's own code has loaded, before any other code is sent to it. */
  readonly ready: Promise<unknown>;
  private readonly link: WorkerLink<Tasks>;

  /** @param onStop - called when the worker is lost, but not for `end` */
  constructor(source: string, onStop: (reason: 'time' | 'memory') => void) {
    const worker = startWorker(source);
    this.ready = new Promise((resolve) => {
      worker.addEventListener('message', resolve, { once: true });
    });
    this.link = new WorkerLink<Tasks>(worker);
    void this.link.lost.then((failure) => {
      if (failure instanceof WorkerLost) onStop(failure.reason === 'time' ? 'time' : 'memory');
    });
  }

  /**
   * Asks the worker; the time limit begins when it is ready.
   *
   * @param onAnswer - not called if the worker is lost or ended
   */
  ask<Name extends keyof Tasks & string>(
    type: Name,
    input: Tasks[Name]['input'],
    options: Asking<Tasks[Name]> & { readonly limitMs: number },
    onAnswer: (answer: Tasks[Name]['answer']) => void = () => undefined,
  ): void {
    void this.ready.then(() => this.link.ask(type, input, options)).then(onAnswer, () => undefined);
  }

  end(): void {
    this.link.end(new Error('The run has ended.'));
  }
}
