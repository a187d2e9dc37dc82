import type { Question, Reply, ServingScope } from './serveTasks';
import type { LinkPort } from './workerLink';

type Hear = (event: { readonly data: Reply }) => void;
type Crash = (event: { readonly message?: string }) => void;

/** A worker in the thread of the tests, which can crash at any time. */
export class LocalWorker implements LinkPort {
  isTerminated = false;
  private readonly toWorker: ((event: { readonly data: Question }) => void)[] = [];
  private readonly toPage: Hear[] = [];
  private readonly toBeWarned: Crash[] = [];

  /** @param serve - the script of the worker, given its scope */
  constructor(serve: (scope: ServingScope) => void) {
    serve({
      postMessage: (data) => {
        if (!this.isTerminated) for (const hear of this.toPage) hear({ data });
      },
      addEventListener: (_type, listener) => this.toWorker.push(listener),
    });
  }

  postMessage(data: Question): void {
    queueMicrotask(() => {
      for (const listener of this.toWorker) listener({ data });
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }

  crash(message?: string): void {
    for (const warn of this.toBeWarned) warn({ ...(message !== undefined && { message }) });
  }

  addEventListener(type: string, listener: Hear & Crash): void {
    if (type === 'message') this.toPage.push(listener);
    else if (type === 'error') this.toBeWarned.push(listener);
  }
}
