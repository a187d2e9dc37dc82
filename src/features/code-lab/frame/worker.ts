import { OutputBudget, type UncaughtError } from '../../lab-kit/core/outcome';
import type { AnswerJob } from '../core/problem';
import { createConsole } from '../../lab-kit/runtime/createConsole';
import { describeError, printErrorsWithoutStack } from '../../lab-kit/runtime/describeError';
import { evaluateCode } from '../../lab-kit/runtime/evaluate';
import { runCases, runLarge } from '../runtime/runAnswer';
import type { RunReport, RunRequest, RunTasks } from './messages';
import { serveReader } from '../../lab-kit/sandbox/serveReader';
import { switchOff } from '../../lab-kit/sandbox/switchOff';

interface WorkerScope {
  addEventListener: (
    name: 'unhandledrejection',
    listener: (event: { reason: unknown; preventDefault: () => void }) => void,
  ) => void;
}

type Callback = (...args: unknown[]) => void;

/** An unhandled rejection is reported some tasks later, so the end of a run is delayed by this time. */
const REJECTION_DELAY_MS = 20;

const scope = globalThis as unknown as WorkerScope;
// Saved before the reader's code runs, which may replace these functions.
const clock = performance.now.bind(performance);
const later = setTimeout.bind(globalThis);
let finished = false;
let post: (report: RunReport) => void = () => undefined;

function finish(error?: UncaughtError): void {
  if (finished) return;
  finished = true;
  post({ type: 'done', error });
}

/** Counts the pending timers: a run is over when its code has ended and no timer is left. */
function countTimers(whenNoneIsLeft: () => void): { waiting: () => boolean } {
  const waiting = new Set<unknown>();
  const [realTimeout, realInterval, realClear] = [setTimeout, setInterval, clearTimeout];
  const guarded = (callback: Callback, args: unknown[]) => {
    try {
      callback(...args);
    } catch (thrown) {
      finish(describeError(thrown));
    }
  };
  const clear = (id: unknown) => {
    realClear(id as number);
    if (waiting.delete(id)) whenNoneIsLeft();
  };
  Object.assign(globalThis, {
    setTimeout(callback: Callback, delay?: number, ...args: unknown[]) {
      const id = realTimeout(() => {
        guarded(callback, args);
        clear(id);
      }, delay);
      waiting.add(id);
      return id;
    },
    setInterval(callback: Callback, delay?: number, ...args: unknown[]) {
      const id = realInterval(() => guarded(callback, args), delay);
      waiting.add(id);
      return id;
    },
    clearTimeout: clear,
    clearInterval: clear,
  });
  return { waiting: () => waiting.size > 0 };
}

function runCode(code: string): void {
  let ended = false;
  const finishIfIdle = () =>
    later(() => {
      if (ended && !timers.waiting()) finish();
    }, REJECTION_DELAY_MS);
  const timers = countTimers(finishIfIdle);
  evaluateCode(code).then(
    () => {
      ended = true;
      finishIfIdle();
    },
    (thrown: unknown) => finish(describeError(thrown)),
  );
}

function runAnswer(code: string, job: AnswerJob): void {
  if (job.kind === 'cases') runCases(code, job, (returned) => post({ type: 'returned', returned }));
  else {
    runLarge(
      code,
      job,
      clock,
      (run) => post({ type: 'reference', run }),
      (run) => post({ type: 'large', run }),
    );
  }
  finish();
}

function start({ code, answer }: RunRequest, tell: typeof post): void {
  post = tell;
  const budget = new OutputBudget();
  printErrorsWithoutStack();
  globalThis.console = createConsole((entry) => {
    if (finished || budget.truncated) return;
    const admitted = budget.admit(entry);
    if (admitted) post({ type: 'entry', entry: admitted });
    if (budget.truncated) post({ type: 'truncated' });
  }) as unknown as Console;
  switchOff(globalThis);
  switchOff(globalThis, ['postMessage', 'close']);
  try {
    if (answer) runAnswer(code, answer);
    else runCode(code);
  } catch (thrown) {
    finish(describeError(thrown));
  }
}

scope.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  finish(describeError(event.reason));
});
serveReader<RunTasks>({ run: (request, { tell }) => start(request, tell) });
