import type { StopReason } from '../../lab-kit/core/outcome';
import type { RunInput, RunProgress, RunResult } from '../core/run/types';

/** The messages from the page to the frame. Runs are numbered by the page. */
export type FrameRequest =
  | { readonly type: 'run'; readonly run: number; readonly input: RunInput }
  | { readonly type: 'stop'; readonly run: number };

/** What the frame asks of a worker: one run. */
export interface RunTasks {
  readonly run: { readonly input: RunInput; readonly answer: RunResult; readonly progress: RunProgress };
}

/** The messages from the frame to the page. */
export type FrameReply = { readonly run: number } & (
  | { readonly type: 'progress'; readonly progress: RunProgress }
  | { readonly type: 'done'; readonly result: RunResult }
  | { readonly type: 'stopped'; readonly reason: StopReason }
);

/** A worker that reports nothing for this long is terminated: its script has a loop without an end. */
export const SILENCE_LIMIT_MS = 5000;
/** No run takes longer, whatever it reports. */
export const WHOLE_LIMIT_MS = 60_000;
