import { Worker } from 'node:worker_threads';

/** Watches from a thread of its own: an engine that computes without end leaves no chance to its own thread. */
const WATCHER = `
  const { parentPort, workerData } = require('node:worker_threads');
  let timer;
  parentPort.on('message', (watch) => {
    clearTimeout(timer);
    if (watch === null) return;
    timer = setTimeout(() => {
      require('node:fs').writeSync(2, '\\n' + watch.message + '\\n');
      process.kill(workerData, 'SIGKILL');
    }, watch.limit);
  });
`;

const LIMIT_MS = 60_000;

let watcher: Worker | undefined;

function startWatcher(): Worker {
  const started = new Worker(WATCHER, { eval: true, workerData: process.pid });
  // The watch must not keep a finished build alive.
  started.unref();
  return started;
}

/**
 * Does some work that may never end: after the limit the process is ended with the message, which should say
 * where to mend what. Without it a runaway statement would hang the build without a word.
 */
export async function withWatchdog<T>(message: string, work: () => Promise<T>, limit = LIMIT_MS): Promise<T> {
  watcher ??= startWatcher();
  watcher.postMessage({ message, limit });
  try {
    return await work();
  } finally {
    watcher.postMessage(null);
  }
}
