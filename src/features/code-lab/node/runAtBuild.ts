import { Worker } from 'node:worker_threads';
import type { StopReason } from '../core/outcome';
import type { BuildJob, BuildOutcome } from '../runtime/buildRuntime';
import { runtimeSource, threadSource } from './bundle';
import { cpuTimeOf } from './cpuTime';
import type { ThreadMessage } from './thread';

/** Ten seconds of computing, not the reader's two: a build machine may be slow, and an endless loop stays endless. */
const LIMIT_MS = 10_000;

/** By the clock: a thread that the machine hardly lets compute comes to its end too, and so does one that sleeps. */
const PATIENCE_MS = 120_000;

/** The least time between two looks at a thread that has been kept waiting. */
const LOOK_MS = 50;

const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

function stoppedBy(reason: StopReason): BuildOutcome {
  return { entries: [], truncated: false, returned: [], stopped: reason };
}

/**
 * Runs code of the repository while the site is built: a fence of a lesson, or an approach of a problem.
 *
 * The code runs in a thread of its own with 64 MB of heap and a limit of CPU time (of time by the clock
 * where the system does not tell it: other programs must not fail a build), inside a `node:vm` realm
 * that holds the language's globals, a console and virtual timers, and no object of Node: no process,
 * environment, files, network or modules. That protects the build against mistakes (endless loops,
 * leaks, output that differs from run to run) and keeps lessons honest about what a browser can run.
 * It is not a wall against an attacker: `node:vm` is no security boundary, memory outside the heap
 * (typed arrays) is not limited, and whoever can change a lesson can change the build itself. Readers'
 * code never comes here; it runs in their own browser, in a sandboxed frame.
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
      // Terminating a thread that has just run out of memory may report the error once more.
      worker.on('error', () => undefined);
      void worker.terminate();
      settle();
    };
    const watch = (thread: string | undefined) => {
      const start = performance.now();
      const look = () => {
        const elapsed = performance.now() - start;
        // A thread that has just ended computes no more.
        const computed = thread === undefined ? elapsed : (cpuTimeOf(thread) ?? 0);
        const left = Math.min(limit - computed, patience - elapsed);
        if (left > 0) timer = setTimeout(look, Math.max(left, LOOK_MS));
        // What the thread has said while this one was busy comes first.
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
