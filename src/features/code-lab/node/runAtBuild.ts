import { Worker } from 'node:worker_threads';
import type { StopReason } from '../core/outcome';
import type { BuildJob, BuildOutcome } from '../runtime/buildRuntime';
import { runtimeSource, threadSource } from './bundle';

/** Ten seconds, not the reader's two: a build machine may be busy, and an endless loop stays endless. */
const LIMIT_MS = 10_000;

const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

function stoppedBy(reason: StopReason): BuildOutcome {
  return { entries: [], truncated: false, results: [], stopped: reason };
}

/**
 * Runs code of the repository while the site is built: a fence of a lesson, or an approach of a problem.
 *
 * The code runs in a thread of its own with 64 MB of heap and a time limit, inside a `node:vm` realm
 * that holds the language's globals, a console and virtual timers, and no object of Node: no process,
 * environment, files, network or modules. That protects the build against mistakes (endless loops,
 * leaks, output that differs from run to run) and keeps lessons honest about what a browser can run.
 * It is not a wall against an attacker: `node:vm` is no security boundary, memory outside the heap
 * (typed arrays) is not limited, and whoever can change a lesson can change the build itself. Readers'
 * code never comes here; it runs in their own browser, in a sandboxed frame.
 */
export function runAtBuild(job: BuildJob, limit = LIMIT_MS): Promise<BuildOutcome> {
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
    worker.once('online', () => {
      timer = setTimeout(() => end(() => resolve(stoppedBy('time'))), limit);
    });
    worker.once('message', (outcome: BuildOutcome) => end(() => resolve(outcome)));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(stoppedBy('memory')) : reject(error))),
    );
    worker.once('exit', () => end(() => resolve(stoppedBy('lost'))));
  });
}
