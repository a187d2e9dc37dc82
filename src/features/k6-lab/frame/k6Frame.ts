import { acceptPort } from '../../lab-kit/sandbox/acceptPort';
import { WatchedWorker } from '../../lab-kit/sandbox/WatchedWorker';
import { SILENCE_LIMIT_MS, WHOLE_LIMIT_MS, type FrameReply, type FrameRequest, type RunReport } from './messages';

/** Source text of `k6Worker.ts`, inserted by the bundler. */
declare const WORKER_SOURCE: string;

/** Runs a script in a worker of its own. @returns ends it */
function run({ run: number, input }: Extract<FrameRequest, { type: 'run' }>, post: (reply: FrameReply) => void) {
  const worker = new WatchedWorker<RunReport>(
    WORKER_SOURCE,
    { input },
    (report) => {
      if (report.type === 'done') end();
      else worker.expect();
      post({ ...report, run: number });
    },
    (reason) => {
      end();
      post({ type: 'stopped', run: number, reason });
    },
    SILENCE_LIMIT_MS,
  );
  const timer = setTimeout(() => {
    end();
    post({ type: 'stopped', run: number, reason: 'time' });
  }, WHOLE_LIMIT_MS);
  const end = () => {
    clearTimeout(timer);
    worker.end();
  };
  return end;
}

acceptPort((port) => {
  const runs = new Map<number, () => void>();
  port.onmessage = ({ data }: MessageEvent<FrameRequest>) => {
    runs.get(data.run)?.();
    runs.delete(data.run);
    if (data.type === 'run')
      runs.set(
        data.run,
        run(data, (reply) => port.postMessage(reply)),
      );
  };
});
