import type { StopReason } from '../../lab-kit/core/outcome';
import type { RunInput, RunProgress, RunResult } from '../core/run/types';

/** The messages from the page to the frame. Runs are numbered by the page. */
export type FrameRequest =
  | { readonly type: 'run'; readonly run: number; readonly input: RunInput }
  | { readonly type: 'stop'; readonly run: number };

/** What a worker reports about its run. */
export type RunReport =
  { readonly type: 'progress'; readonly progress: RunProgress } | { readonly type: 'done'; readonly result: RunResult };

/** The messages from the frame to the page. */
export type FrameReply = { readonly run: number } & (
  RunReport | { readonly type: 'stopped'; readonly reason: StopReason }
);

/** The first message to a worker. */
export interface RunStart {
  readonly input: RunInput;
  /** Known only to the worker's own code, so that messages of a script cannot pass for its reports. */
  readonly secret: string;
}

/** A worker that reports nothing for this long is terminated: its script has a loop without an end. */
export const SILENCE_LIMIT_MS = 5000;
/** No run takes longer, whatever it reports. */
export const WHOLE_LIMIT_MS = 60_000;
