import { Worker } from 'node:worker_threads';

/** Runs in a thread of its own, because an engine in an endless loop blocks its thread. */
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
  // The watchdog must not keep a finished build alive.
  started.unref();
  return started;
}

/**
 * Runs work that may never end: at the time limit the process is ended with the message, which should say what to fix
 * and where. Without it a runaway statement would hang the build silently.
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
