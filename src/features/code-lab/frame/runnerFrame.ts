import { stopTime } from '../core/judgeLarge';
import { RUN_LIMIT_MS } from '../../lab-kit/core/outcome';
import { acceptPort } from '../../lab-kit/sandbox/acceptPort';
import { WatchedWorker } from '../../lab-kit/sandbox/WatchedWorker';
import type { RunReply, RunReport, RunRequest, RunTasks } from './messages';
import { locateSyntaxError } from '../../lab-kit/sandbox/locateSyntaxError';

/** Source text of `worker.ts`, inserted by the bundler. */
declare const WORKER_SOURCE: string;

/** Runs one request in its own worker, which is terminated at the time limit. */
function run(request: RunRequest, reply: (report: RunReport) => void): () => void {
  const worker = new WatchedWorker<RunTasks>(WORKER_SOURCE, (reason) => reply({ type: 'stopped', reason }));
  const hear = (report: RunReport, expect: (limitMs: number) => void) => {
    if (report.type === 'done') {
      worker.end();
      if (report.error?.name === 'SyntaxError' && !report.error.line)
        locateSyntaxError(request.code, report.error, (error) => reply({ type: 'done', error }));
      else reply(report);
      return;
    }
    // The time of the reference does not count towards the reader's limit.
    if (report.type === 'reference') expect(stopTime(report.run.ms, request.times ?? 1));
    reply(report);
  };
  void worker.ready.then(() => reply({ type: 'ready' }));
  const limitMs = (request.answer?.kind === 'cases' && request.answer.limitMs) || RUN_LIMIT_MS;
  worker.ask('run', request, { limitMs, onProgress: hear });
  return () => worker.end();
}

acceptPort((port) => {
  let stop: (() => void) | undefined;
  port.onmessage = ({ data }: MessageEvent<RunRequest>) => {
    stop?.();
    const reply = (report: RunReport) => port.postMessage({ id: data.id, report } satisfies RunReply);
    stop = run(data, reply);
  };
});
