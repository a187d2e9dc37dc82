import type { Question, Reply, Task, TaskFailure, TaskTable } from './serveTasks';

/** The part of a worker that a link uses: `Worker` and `SoundWorker` have it. */
export interface LinkPort {
  postMessage(question: Question, transfer: Transferable[]): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Reply }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Crash) => void): void;
}

interface Crash {
  readonly message?: string;
  readonly preventDefault?: () => void;
}

/** Why a worker is gone: its own error, or a question that it did not answer in time. */
export class WorkerLost extends Error {
  override name = 'WorkerLost';

  constructor(
    readonly reason: 'crash' | 'time',
    message: string,
    /** Whether it had replied before; one that never has may have lacked its script. */
    readonly hasReplied: boolean,
  ) {
    super(message);
  }
}

/** The task itself failed; the worker is as good as before. */
export class TaskFailed extends Error {
  readonly code: string | undefined;

  constructor({ name, message, code }: TaskFailure) {
    super(message);
    this.name = name;
    this.code = code;
  }
}

/** How a question is asked. */
export interface Asking<One extends Task> {
  /** How long the worker may take, in place of the link's usual limit; later it is terminated. */
  readonly limitMs?: number | undefined;
  /** With what the link then ends, in place of a `WorkerLost`. */
  readonly late?: Error | undefined;
  readonly transfer?: Transferable[];
  /** Gives up the question, not the worker. */
  readonly signal?: AbortSignal;
  /** Called for what the worker tells before its answer; `expect` begins a new time limit. */
  readonly onProgress?: (progress: One['progress'], expect: (limitMs: number) => void) => void;
}

interface Waiting {
  hear(progress: unknown): void;
  resolve(answer: unknown): void;
  reject(failure: Error): void;
}

/**
 * Asks a worker and matches its replies. A link ends once: with the crash of its worker, with an answer that is overdue,
 * or by `end`. Then the worker is terminated, and every open question and every later one fails with the same error;
 * whoever goes on makes a new link. Comlink leaves such questions open forever, and takes the names off errors.
 */
export class WorkerLink<Tasks extends TaskTable<Tasks>> {
  /** Resolves with the failure when the link ends, even if no question is open. */
  readonly lost: Promise<Error>;
  private tellLost: (failure: Error) => void = () => undefined;
  private failure: Error | undefined;
  /** Unknown to code that runs in the worker later, so that it cannot reply in the worker's name. */
  private readonly key = crypto.getRandomValues(new Uint32Array(4)).join();
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  /** Whether the worker has been given the key. */
  private hasTold = false;
  private hasReplied = false;

  /** @param usualLimitMs - the limit of questions without one of their own; without it, they may take forever */
  constructor(
    private readonly port: LinkPort,
    private readonly usualLimitMs?: number,
  ) {
    this.lost = new Promise((resolve) => (this.tellLost = resolve));
    port.addEventListener('message', ({ data }) => this.hear(data));
    const crash = (event: Crash) => {
      event.preventDefault?.();
      this.end(new WorkerLost('crash', event.message ?? '', this.hasReplied));
    };
    port.addEventListener('error', crash);
    port.addEventListener('messageerror', crash);
  }

  get hasEnded(): boolean {
    return this.failure !== undefined;
  }

  /** Whether a question is open. */
  get isBusy(): boolean {
    return this.waiting.size > 0;
  }

  /** @throws TaskFailed, or the failure with which the link has ended */
  ask<Name extends keyof Tasks & string>(
    type: Name,
    input: Tasks[Name]['input'],
    { limitMs = this.usualLimitMs, late, transfer = [], signal, onProgress }: Asking<Tasks[Name]> = {},
  ): Promise<Tasks[Name]['answer']> {
    return new Promise((resolve, reject) => {
      if (this.failure) throw this.failure;
      signal?.throwIfAborted();
      const id = (this.lastId += 1);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const expect = (ms: number) => {
        clearTimeout(timer);
        if (!this.waiting.has(id)) return;
        timer = setTimeout(() => {
          this.end(late ?? new WorkerLost('time', `No answer within ${ms} ms`, this.hasReplied));
        }, ms);
      };
      const settle = (done: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        this.waiting.delete(id);
        done();
      };
      const giveUp = () => settle(() => reject(signal?.reason as Error));
      this.waiting.set(id, {
        hear: (progress) => onProgress?.(progress, expect),
        resolve: (answer) => settle(() => resolve(answer)),
        reject: (failure) => settle(() => reject(failure)),
      });
      signal?.addEventListener('abort', giveUp);
      if (limitMs !== undefined) expect(limitMs);
      try {
        this.port.postMessage({ id, type, input, ...(!this.hasTold && { key: this.key }) }, transfer);
        this.hasTold = true;
      } catch (error) {
        settle(() => reject(error as Error));
      }
    });
  }

  /** Terminates the worker; later ends change nothing. */
  end(failure: Error): void {
    if (this.failure) return;
    this.failure = failure;
    this.port.terminate();
    for (const { reject } of [...this.waiting.values()]) reject(failure);
    this.tellLost(failure);
  }

  private hear(reply: Reply): void {
    if (this.failure || (reply as Reply | null)?.key !== this.key) return;
    this.hasReplied = true;
    const waiting = this.waiting.get(reply.id);
    if (!waiting) return;
    if ('progress' in reply) waiting.hear(reply.progress);
    else if ('failure' in reply) waiting.reject(new TaskFailed(reply.failure));
    else waiting.resolve(reply.answer);
  }
}
