import { Worker } from 'node:worker_threads';
import type { StopReason } from '../../lab-kit/core/outcome';
import type { BuildJob, BuildOutcome } from '../runtime/buildRuntime';
import { runtimeSource, threadSource } from './bundle';
import { cpuTimeOf } from './cpuTime';
import type { ThreadMessage } from './thread';

/**
 * Ten seconds of CPU time instead of the reader's two: a build machine may be slow, and an endless loop never ends
 * anyway.
 */
const LIMIT_MS = 10_000;

/** Wall-clock limit, which also ends a thread that sleeps or gets hardly any CPU time. */
const PATIENCE_MS = 120_000;

/** Minimum interval between checks of a thread. */
const LOOK_MS = 50;

const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

function stoppedBy(reason: StopReason): BuildOutcome {
  return { entries: [], truncated: false, returned: [], stopped: reason };
}

/**
 * Runs code of the repository while the site is built: a fence of a lesson, or an approach to a problem.
 *
 * The code runs in its own thread with 64 MB of heap and a limit of CPU time (of wall-clock time if the system does not
 * report CPU time: other processes must not fail a build). Inside the thread, a `node:vm` realm provides the language's
 * globals, a console and virtual timers, but no object of Node: no process, environment, files, network or modules.
 * This protects the build against mistakes (endless loops, leaks, output that differs from run to run) and ensures that
 * lessons contain only code that a browser can run. It is not a protection against attackers: `node:vm` is no security
 * boundary, memory outside the heap (typed arrays) is not limited, and anyone who can change a lesson can change the
 * build itself. Readers' code is never run here, but in their own browser, in a sandboxed frame.
 */
export function runAtBuild(job: BuildJob, limit = LIMIT_MS, patience = PATIENCE_MS): Promise<BuildOutcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(threadSource(), {
      eval: true,
      workerData: { runtime: runtimeSource(), job: JSON.stringify(job) },
      resourceLimits: MEMORY,
      env: {},
      argv: [],
      execArgv: [],
      stdin: false,
      stdout: true,
      stderr: true,
    });
    let timer: NodeJS.Timeout | undefined;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // Terminating a thread that has just run out of memory may emit the error again.
      worker.on('error', () => undefined);
      void worker.terminate();
      settle();
    };
    const watch = (thread: string | undefined) => {
      const start = performance.now();
      const look = () => {
        const elapsed = performance.now() - start;
        // No CPU time is reported for a thread that has just ended.
        const computed = thread === undefined ? elapsed : (cpuTimeOf(thread) ?? 0);
        const left = Math.min(limit - computed, patience - elapsed);
        if (left > 0) timer = setTimeout(look, Math.max(left, LOOK_MS));
        // Messages that arrived while this thread was busy are handled first.
        else setImmediate(() => end(() => resolve(stoppedBy('time'))));
      };
      look();
    };
    worker.on('message', (message: ThreadMessage) => {
      if ('outcome' in message) end(() => resolve(message.outcome));
      else watch(message.thread);
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(stoppedBy('memory')) : reject(error))),
    );
    worker.once('exit', () => end(() => resolve(stoppedBy('lost'))));
  });
}
