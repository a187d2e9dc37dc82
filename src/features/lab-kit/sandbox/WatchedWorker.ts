import { RUN_LIMIT_MS, type StopReason } from '../core/outcome';
import { startWorker } from './startWorker';

/**
 * A worker that runs code of the reader: it is terminated if it does not report within its time limit while something
 * is expected of it. Its messages count only with the secret that it was given before the reader's code ran.
 */
export class WatchedWorker<Report> {
  private readonly worker: Worker;
  private readonly secret = crypto.getRandomValues(new Uint32Array(4)).join();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    source: string,
    first: object,
    private readonly hear: (report: Report) => void,
    private readonly onStop: (reason: StopReason) => void,
    private readonly limit = RUN_LIMIT_MS,
  ) {
    this.worker = startWorker(source);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.stop('memory');
    };
    // The worker reports as soon as its own code has loaded, before any other code is sent to it.
    this.worker.onmessage = () => {
      this.worker.onmessage = ({ data }: MessageEvent<{ secret?: unknown; report: Report }>) => {
        if (data.secret === this.secret) this.hear(data.report);
      };
      this.expect();
      this.worker.postMessage({ ...first, secret: this.secret });
    };
  }

  /** Begins the time limit anew. */
  expect(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.stop('time'), this.limit);
  }

  /** Nothing is expected now: the worker waits. */
  rest(): void {
    clearTimeout(this.timer);
  }

  send(message: object): void {
    this.expect();
    this.worker.postMessage(message);
  }

  end(): void {
    this.rest();
    this.worker.onmessage = null;
    this.worker.onerror = null;
    this.worker.terminate();
  }

  private stop(reason: StopReason): void {
    this.end();
    this.onStop(reason);
  }
}
