import { TaskFailed, WorkerLink, WorkerLost, type LinkPort } from '../../../core/workerLink';
import { isMemoryShortage } from '../core/files/memoryShortage';
import type { SqlError } from '../core/types';
import type { EngineTasks } from './engineTasks';

/** Time limit for starting and restoring, which are not the reader's statements and may take longer. */
const OWN_WORK_MS = 60_000;

/** A failure that is reported as the error of an execution. */
export class ClientFailure extends Error {
  constructor(readonly error: SqlError) {
    super(error.message);
  }
}

/** The link to the worker of an engine. */
export class EngineLink extends WorkerLink<EngineTasks> {
  /** Id of the dataset in the worker: the same dataset is restored, not loaded again. */
  dataset: string | undefined;

  constructor(worker: LinkPort) {
    super(worker, OWN_WORK_MS);
  }
}

/** Interprets a worker that ended before its first answer, the start of the engine. */
function errorBeforeStart(message: string): SqlError {
  // In Chromium, a script that fails to load has no message; a page in its place causes a syntax error.
  if (!message || /NetworkError|SyntaxError/.test(message))
    return { kind: 'download', problem: 'script', message: message || 'The script of the worker did not come' };
  return { kind: isMemoryShortage({ name: '', message }) ? 'device' : 'engine', message };
}

/** Whether the worker did not receive a valid packed engine. */
export function isWrongPack(failure: unknown): boolean {
  return failure instanceof TaskFailed && failure.name === 'WrongPack';
}

/** Interprets whatever ended a question to an engine. */
export function errorOf(failure: unknown): SqlError {
  if (failure instanceof ClientFailure) return failure.error;
  if (failure instanceof WorkerLost) {
    const { reason, hasReplied, message } = failure;
    if (reason === 'crash' && !hasReplied) return errorBeforeStart(message);
    return { kind: 'engine', message: message || 'The worker stopped working' };
  }
  if (!(failure instanceof TaskFailed)) return { kind: 'engine', message: String(failure) };
  const { name, message } = failure;
  if (isWrongPack(failure)) return { kind: 'download', problem: 'wrong', message };
  if (name === 'UnreadableFile') return { kind: 'file', message };
  return { kind: isMemoryShortage(failure) ? 'device' : 'engine', message };
}
