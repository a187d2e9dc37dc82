import frame from '@generated/k6-lab/default/frame.json';
import { openFrame, type OpenFrame } from '../../lab-kit/sandbox/openFrame';
import { RunStopped } from '../core/lab/grade';
import type { RunInput, RunProgress, RunResult } from '../core/run/types';
import { WHOLE_LIMIT_MS, type FrameReply, type FrameRequest } from '../frame/messages';

/** The frame ends each run within its limit; if it does not even say so, the frame itself hangs. */
const PATIENCE_MS = WHOLE_LIMIT_MS + 10_000;

let opened: Promise<OpenFrame> | undefined;
let lastNumber = 0;
const listeners = new Map<number, (reply: FrameReply) => void>();

function k6Frame(): Promise<OpenFrame> {
  if (opened) return opened;
  const element = document.createElement('iframe');
  element.hidden = true;
  element.title = 'k6 lab';
  const promise = openFrame(element, frame.url, (ready) => document.body.append(ready));
  opened = promise;
  promise.then(
    ({ port }) => {
      port.onmessage = ({ data }: MessageEvent<FrameReply>) => listeners.get(data.run)?.(data);
    },
    () => (opened = undefined),
  );
  return promise;
}

async function discardFrame(): Promise<void> {
  const hung = opened;
  opened = undefined;
  (await hung)?.close();
}

/**
 * Runs a script in the hidden frame, which the first run fetches.
 *
 * @param signal - stops it at once
 * @returns rejects with {@link RunStopped}, or with FrameUnavailable if the frame cannot be loaded
 */
export async function runInFrame(
  input: RunInput,
  notify?: (progress: RunProgress) => void,
  signal?: AbortSignal,
): Promise<RunResult> {
  const { port } = await k6Frame();
  const run = (lastNumber += 1);
  const post = (request: FrameRequest) => port.postMessage(request);
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      listeners.delete(run);
      signal?.removeEventListener('abort', stop);
    };
    const stop = () => {
      end();
      post({ type: 'stop', run });
      reject(new RunStopped('lost'));
    };
    const timer = setTimeout(() => {
      stop();
      void discardFrame();
    }, PATIENCE_MS);
    listeners.set(run, (reply) => {
      if (reply.type === 'progress') {
        notify?.(reply.progress);
        return;
      }
      end();
      if (reply.type === 'done') resolve(reply.result);
      else reject(new RunStopped(reply.reason));
    });
    if (signal?.aborted) {
      stop();
      return;
    }
    signal?.addEventListener('abort', stop);
    post({ type: 'run', run, input });
  });
}
