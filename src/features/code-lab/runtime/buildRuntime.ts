import structuredClone from '@ungap/structured-clone';
import type { AnswerRun } from '../core/judgeAnswer';
import {
  OutputBudget,
  RUN_LIMIT_MS,
  type ConsoleEntry,
  type RunOutcome,
  type UncaughtError,
} from '../../lab-kit/core/outcome';
import type { AnswerJob, ReferenceRun } from '../core/problem';
import { createConsole } from '../../lab-kit/runtime/createConsole';
import { describeError, printErrorsWithoutStack } from '../../lab-kit/runtime/describeError';
import { evaluateCode } from '../../lab-kit/runtime/evaluate';
import { forbidNondeterminism } from './forbidNondeterminism';
import { runCases, runLarge } from './runAnswer';
import { VirtualTimers } from './virtualTimers';

/** The data that the build reads at the end of a run. */
export interface BuildOutcome extends AnswerRun {
  /** A nondeterministic function that the code used, and what to write instead. */
  nondeterminism?: { what: string; instead: string };
}

/** The job of one run: code alone, or an answer with its inputs. */
export interface BuildJob {
  code: string;
  nondeterministic: boolean;
  answer?: AnswerJob;
}

const entries: ConsoleEntry[] = [];
const answered: Pick<AnswerRun, 'returned' | 'reference' | 'large'> = { returned: [] };
const budget = new OutputBudget();
const timers = new VirtualTimers();
let settled = true;
let error: UncaughtError | undefined;
let stopped: RunOutcome['stopped'];
let nondeterminism: BuildOutcome['nondeterminism'];
/** Has only whole milliseconds, because this realm has no other clock. */
const clock = Date.now.bind(Date);

function forbidden(what: string, instead: string): never {
  nondeterminism ??= { what, instead };
  throw new Error(`${what} is not allowed in a page that prints its output`);
}

function uncaught(thrown: unknown): void {
  error ??= describeError(thrown);
}

function runAnswer(code: string, job: AnswerJob): void {
  let count = 0;
  if (job.kind === 'cases') {
    runCases(code, job, (returned) => {
      answered.returned[count] = returned;
      count += 1;
    });
    return;
  }
  const keepReference = (run: ReferenceRun) => {
    answered.reference = run;
  };
  runLarge(code, job, clock, keepReference, (run) => {
    answered.large = run;
  });
}

/** Starts a job, which is passed as text so that no object of the host enters this realm. */
export function start(text: string): void {
  const job = JSON.parse(text) as BuildJob;
  printErrorsWithoutStack();
  if (!job.nondeterministic) forbidNondeterminism(forbidden);
  const write = (entry: ConsoleEntry) => {
    const admitted = budget.admit(entry);
    if (admitted) entries.push(admitted);
  };
  const globals = {
    console: createConsole(write),
    structuredClone: (value: unknown) => structuredClone(value),
    queueMicrotask: (callback: () => void) => void Promise.resolve().then(callback),
    ...timers.globals,
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
  try {
    if (job.answer) {
      runAnswer(job.code, job.answer);
      return;
    }
    settled = false;
    evaluateCode(job.code).then(
      () => {
        settled = true;
      },
      (thrown: unknown) => {
        settled = true;
        uncaught(thrown);
      },
    );
  } catch (thrown) {
    settled = true;
    uncaught(thrown);
  }
}

/** Reports an unhandled rejection detected by the host. */
export function reject(reason: unknown): void {
  uncaught(reason);
}

/** Runs the next timer; returns false when there is nothing left to do. */
export function advance(): boolean {
  if (error || stopped || !timers.pending) return false;
  try {
    if (!timers.advance(RUN_LIMIT_MS)) stopped = 'time';
  } catch (thrown) {
    uncaught(thrown);
  }
  return true;
}

/** Returns the outcome once {@link advance} has returned false; the host must copy it at once. */
export function finish(): BuildOutcome {
  const waits =
    settled || error || stopped
      ? undefined
      : { name: 'Error', message: 'the code waits for a promise that nothing settles' };
  return {
    ...answered,
    entries,
    truncated: budget.truncated,
    error: error ?? waits,
    stopped,
    nondeterminism,
  };
}
