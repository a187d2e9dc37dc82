import type { StopReason } from '../../lab-kit/core/outcome';
import { acceptPort } from '../../lab-kit/sandbox/acceptPort';
import { WatchedWorker } from '../../lab-kit/sandbox/WatchedWorker';
import type { RunProgress } from '../core/run/types';
import { SILENCE_LIMIT_MS, WHOLE_LIMIT_MS, type FrameReply, type FrameRequest, type RunTasks } from './messages';

/** Source text of `k6Worker.ts`, inserted by the bundler. */
declare const WORKER_SOURCE: string;

/** Runs a script in a worker of its own. @returns ends it */
function run({ run: number, input }: Extract<FrameRequest, { type: 'run' }>, post: (reply: FrameReply) => void) {
  const end = () => {
    clearTimeout(timer);
    worker.end();
  };
  const stop = (reason: StopReason) => {
    end();
    post({ type: 'stopped', run: number, reason });
  };
  const worker = new WatchedWorker<RunTasks>(WORKER_SOURCE, stop);
  const timer = setTimeout(() => stop('time'), WHOLE_LIMIT_MS);
  const onProgress = (progress: RunProgress, expect: (limitMs: number) => void) => {
    expect(SILENCE_LIMIT_MS);
    post({ type: 'progress', run: number, progress });
  };
  worker.ask('run', input, { limitMs: SILENCE_LIMIT_MS, onProgress }, (result) => {
    end();
    post({ type: 'done', run: number, result });
  });
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
