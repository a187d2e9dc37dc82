import { stopTime } from '../core/judgeLarge';
import { RUN_LIMIT_MS } from '../../lab-kit/core/outcome';
import { acceptPort } from '../../lab-kit/sandbox/acceptPort';
import type { RunReply, RunReport, RunRequest, WorkerReply, WorkerRequest } from './messages';
import { locateSyntaxError } from '../../lab-kit/sandbox/locateSyntaxError';
import { startWorker } from '../../lab-kit/sandbox/startWorker';

/** Source text of `worker.ts`, inserted by the bundler. */
declare const WORKER_SOURCE: string;

/** Runs one request in its own worker and terminates that at the time limit. */
function run(request: RunRequest, reply: (report: RunReport) => void): () => void {
  const worker = startWorker(WORKER_SOURCE);
  const secret = crypto.getRandomValues(new Uint32Array(4)).join();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => end({ type: 'stopped', reason: 'time' }), ms);
  };
  const end = (report?: RunReport) => {
    clearTimeout(timer);
    worker.onmessage = null;
    worker.terminate();
    if (report) reply(report);
  };
  const hear = ({ data }: MessageEvent<WorkerReply>) => {
    const { report } = data;
    if (data.secret !== secret) return;
    if (report.type === 'done' && report.error?.name === 'SyntaxError' && !report.error.line) {
      end();
      locateSyntaxError(request.code, report.error, (error) => reply({ type: 'done', error }));
    } else if (report.type === 'done') end(report);
    else {
      // The time of the reference does not count towards the reader's limit.
      if (report.type === 'reference') endAfter(stopTime(report.run.ms, request.times ?? 1));
      reply(report);
    }
  };
  // The worker reports as soon as its own code has loaded, before any other code is sent to it.
  worker.onmessage = () => {
    worker.onmessage = hear;
    endAfter(RUN_LIMIT_MS);
    worker.postMessage({ ...request, secret } satisfies WorkerRequest);
    reply({ type: 'ready' });
  };
  worker.onerror = (event) => {
    event.preventDefault();
    end({ type: 'stopped', reason: 'memory' });
  };
  return () => end();
}

acceptPort((port) => {
  let stop: (() => void) | undefined;
  port.onmessage = ({ data }: MessageEvent<RunRequest>) => {
    stop?.();
    const reply = (report: RunReport) => port.postMessage({ id: data.id, report } satisfies RunReply);
    stop = run(data, reply);
  };
});
