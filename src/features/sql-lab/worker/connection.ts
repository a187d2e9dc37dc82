import { isMemoryShortage } from '../core/statements/memoryShortage';
import type { SqlError } from '../core/types';
import type { NumberedRequest, WorkerAnswers, WorkerReply, WorkerRequest } from './messages';

/** The part of a Worker that the client uses. */
export interface WorkerLike {
  postMessage(message: NumberedRequest, transfer: Transferable[]): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { data: WorkerReply }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: { readonly message?: string }) => void): void;
}

/** Time limit for starting and restoring, which are not the reader's statements and may take longer. */
const OWN_WORK_MS = 60_000;

/** A failure that is reported as the error of an execution. */
export class ClientFailure extends Error {
  constructor(readonly error: SqlError) {
    super(error.message);
  }
}

/** The failure of a worker that did not receive a valid packed engine. */
export class WrongPack extends ClientFailure {}

/** Interprets a worker's failure by the name of its JavaScript error. */
function failureOfReply(failure: { readonly name: string; readonly message: string }): ClientFailure {
  const { name, message } = failure;
  if (name === 'WrongPack') return new WrongPack({ kind: 'download', problem: 'wrong', message });
  if (name === 'UnreadableFile') return new ClientFailure({ kind: 'file', message });
  return new ClientFailure({ kind: isMemoryShortage(failure) ? 'device' : 'engine', message });
}

const STOPPED = 'The worker stopped working';

/** Interprets a worker that ended before its first answer, the start of the engine. */
function errorBeforeStart(message: string | undefined): SqlError {
  // In Chromium, a script that fails to load has no message; a page in its place causes a syntax error.
  if (!message || /NetworkError|SyntaxError/.test(message))
    return { kind: 'download', problem: 'script', message: message ?? 'The script of the worker did not come' };
  return { kind: isMemoryShortage({ name: '', message }) ? 'device' : 'engine', message };
}

/** One worker and its unanswered requests. */
export class Connection {
  private readonly waiting = new Map<
    number,
    { resolve: (reply: WorkerReply) => void; reject: (failure: ClientFailure) => void }
  >();
  private nextId = 1;
  private hasAnswered = false;
  private failure: ClientFailure | undefined;
  private reportLoss: (failure: ClientFailure) => void = () => undefined;
  /** Id of the dataset in the worker: the same dataset is restored, not loaded again. */
  dataset: string | undefined;
  /** Rejects when the worker ends, even if no request is open. */
  readonly lost = new Promise<never>((_, reject) => (this.reportLoss = reject));

  constructor(private readonly worker: WorkerLike) {
    this.lost.catch(() => undefined);
    worker.addEventListener('message', ({ data }) => {
      this.hasAnswered = true;
      this.waiting.get(data.id)?.resolve(data);
      this.waiting.delete(data.id);
    });
    const crash = ({ message }: { readonly message?: string }) =>
      this.end(this.hasAnswered ? { kind: 'engine', message: message ?? STOPPED } : errorBeforeStart(message));
    worker.addEventListener('error', crash);
    worker.addEventListener('messageerror', crash);
  }

  get ended(): boolean {
    return this.failure !== undefined;
  }

  get busy(): boolean {
    return this.waiting.size > 0;
  }

  /**
   * Sends a request to the worker.
   *
   * @param timeoutMs - time limit for the reader's text; omitted for other requests
   * @throws ClientFailure
   */
  async ask<R extends WorkerRequest>(
    request: R,
    { timeoutMs, transfer = [] }: { readonly timeoutMs?: number; readonly transfer?: Transferable[] } = {},
  ): Promise<WorkerAnswers[R['type']]> {
    if (this.failure) throw this.failure;
    const id = this.nextId++;
    const limit = timeoutMs ?? OWN_WORK_MS;
    const timer = setTimeout(() => {
      const kind = timeoutMs === undefined ? 'engine' : 'timeout';
      this.end({ kind, message: `Stopped after ${limit / 1000} s` });
    }, limit);
    try {
      const reply = await new Promise<WorkerReply>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        this.worker.postMessage({ id, request }, transfer);
      });
      if ('failure' in reply) throw failureOfReply(reply.failure);
      return reply.answer as WorkerAnswers[R['type']];
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the worker; every open request fails with the error. */
  end(error: SqlError): void {
    this.worker.terminate();
    this.failure ??= new ClientFailure(error);
    this.reportLoss(this.failure);
    for (const { reject } of this.waiting.values()) reject(this.failure);
    this.waiting.clear();
  }
}
