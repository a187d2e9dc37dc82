import type { FrameRun } from '../types';
import { simulate } from '../../simulators/page-replacement/core/simulate';

/**
 * Runs FIFO, with the lesson's simulator, on one reference string with several memory sizes, and keeps only what the
 * home page draws.
 *
 * @param pages - the reference string
 * @param sizes - numbers of frames, each at least 1
 */
export function runFrames(pages: readonly number[], sizes: readonly number[]): FrameRun[] {
  return sizes.map((frames) => ({
    frames,
    steps: simulate({ policy: 'fifo', pages, frames, bitOnLoad: true }).steps.map((step) => ({
      page: step.page,
      held: step.frames.map((frame) => frame?.page ?? null),
      fault: step.outcome !== 'hit',
    })),
  }));
}
