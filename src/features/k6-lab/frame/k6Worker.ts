import { switchOff } from '../../lab-kit/sandbox/switchOff';
import { runRealm } from '../runtime/runRealm';
import type { RunReport, RunStart } from './messages';

interface WorkerScope {
  postMessage: (message: { readonly type: 'ready' } | { readonly secret: string; readonly report: RunReport }) => void;
  addEventListener: (
    name: 'message',
    listener: (event: { readonly data: RunStart }) => void,
    options: { once: boolean },
  ) => void;
}

/** The page draws no faster, and each report costs it a copy. */
const REPORT_INTERVAL_MS = 80;

const scope = globalThis as unknown as WorkerScope;
// Saved before the script runs, which has a clock of its own.
const send = scope.postMessage.bind(scope);
const clock = performance.now.bind(performance);

function start({ input, secret }: RunStart): void {
  switchOff(globalThis);
  switchOff(globalThis, ['postMessage', 'close']);
  const post = (report: RunReport) => send({ secret, report });
  let reported = clock();
  const result = runRealm(input, (progress) => {
    const now = clock();
    if (now - reported < REPORT_INTERVAL_MS) return;
    reported = now;
    post({ type: 'progress', progress });
  });
  post({ type: 'done', result });
}

scope.addEventListener('message', ({ data }) => start(data), { once: true });
send({ type: 'ready' });
