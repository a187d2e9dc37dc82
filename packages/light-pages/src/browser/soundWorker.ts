import { fetchAgain } from './fetchAgain';
import { HELLO } from './hello';

/** How long a script may take to arrive and say so. A slower one is requested once more, which only costs time. */
const PATIENCE = 10_000;

/**
 * A worker whose script may arrive wrong: missing, cut off, empty, or another file in its place. A browser reports only
 * some of this, and would use the same copy for as long as the host allows. Where the script fails or says nothing, it
 * is fetched again past the cache and started once more; if that fails too, the worker has an `error`.
 *
 * The script imports `sayHello.ts`. Messages sent before it runs are held until then.
 */
export class SoundWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  private readonly events = new EventTarget();
  private worker: Worker;
  private held: (readonly [message: unknown, transfer: Transferable[]])[] | undefined = [];
  private isEnded = false;

  constructor(private readonly url: string | URL) {
    this.worker = this.start(() => void this.startAgain());
  }

  addEventListener<Type extends 'message' | 'messageerror' | 'error'>(
    type: Type,
    listener: (event: WorkerEventMap[Type]) => void,
  ): void {
    this.events.addEventListener(type, listener as EventListener);
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    if (this.held) this.held.push([message, transfer]);
    else this.worker.postMessage(message, transfer);
  }

  terminate(): void {
    this.isEnded = true;
    this.worker.terminate();
  }

  private start(onLost: (failure: ErrorEvent) => void): Worker {
    const worker = new Worker(this.url);
    const lose = (failure: ErrorEvent) => {
      clearTimeout(timer);
      worker.terminate();
      if (!this.isEnded) onLost(failure);
    };
    const timer = setTimeout(() => lose(new ErrorEvent('error', { message: '' })), PATIENCE);
    worker.onerror = (event) => {
      event.preventDefault();
      lose(event);
    };
    worker.onmessage = ({ data }) => {
      if (data !== HELLO) return;
      clearTimeout(timer);
      worker.onmessage = (event) => this.tell(new MessageEvent('message', { data: event.data as unknown }));
      worker.onmessageerror = () => this.tell(new MessageEvent('messageerror'));
      worker.onerror = (event) => {
        const { message, filename, lineno } = event;
        if (!this.tell(new ErrorEvent('error', { message, filename, lineno, cancelable: true })))
          event.preventDefault();
      };
      const held = this.held ?? [];
      this.held = undefined;
      for (const [message, transfer] of held) worker.postMessage(message, transfer);
    };
    return worker;
  }

  private async startAgain(): Promise<void> {
    await fetchAgain(String(this.url));
    if (this.isEnded) return;
    this.worker = this.start(({ message }) => this.tell(new ErrorEvent('error', { message, cancelable: true })));
  }

  /** @returns whether no listener has prevented the browser's own report */
  private tell(event: Event): boolean {
    if (event instanceof ErrorEvent) this.onerror?.(event);
    else if (event.type === 'message') this.onmessage?.(event as MessageEvent);
    return this.events.dispatchEvent(event);
  }
}
