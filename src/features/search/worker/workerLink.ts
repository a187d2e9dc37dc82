import { RetryError } from './RetryError';
import type { ReplyMessage, TaskMessage, TaskName, Tasks } from './protocol';

/** The part of a `Worker` that the link uses. */
export interface WorkerPort {
  postMessage: (message: TaskMessage) => void;
  terminate: () => void;
  onmessage: ((event: { data: ReplyMessage }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

interface Waiting {
  resolve: (reply: never) => void;
  reject: (error: Error) => void;
}

/** Sends tasks to a worker and matches the replies; a crashed worker is restarted when an index is loaded again. */
export class WorkerLink {
  private port: WorkerPort | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  /**
   * @param createPort - starts the worker
   * @param onCrash - called when the worker, and with it its indexes, has been lost
   */
  constructor(
    private readonly createPort: () => WorkerPort,
    private readonly onCrash: () => void,
  ) {}

  /** Starts the worker if it is not running, so that its script loads while the index is fetched. */
  start(): WorkerPort {
    if (this.port) return this.port;
    const port = this.createPort();
    port.onmessage = ({ data }) => this.settle(data);
    port.onerror = () => this.crash();
    this.port = port;
    return port;
  }

  /** Sends a task to the worker. */
  ask<Name extends TaskName>(name: Name, ask: Tasks[Name]['ask']): Promise<Tasks[Name]['reply']> {
    return new Promise((resolve, reject) => {
      const id = (this.lastId += 1);
      this.waiting.set(id, { resolve, reject });
      try {
        // Only a load may start a worker: a worker started for another task would have no index and find nothing.
        const port = name === 'load' ? this.start() : this.port;
        if (!port) throw new Error('No worker has the index.');
        port.postMessage({ id, name, ask } as TaskMessage);
      } catch {
        this.crash();
      }
    });
  }

  private settle(message: ReplyMessage): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.isDone) waiting?.resolve(message.reply as never);
    else waiting?.reject(new RetryError(message.code, message.message));
  }

  private crash(): void {
    this.port?.terminate();
    this.port = null;
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    this.onCrash();
    for (const { reject } of lost) reject(new RetryError('worker', 'The search worker stopped.'));
  }
}
