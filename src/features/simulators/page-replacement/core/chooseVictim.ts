import type { Frame, LoadedPage, Policy } from './types';

/** Everything that a policy may use when memory is full. */
export interface Memory {
  readonly frames: readonly Frame[];
  readonly hand: number;
  /** Future references, the next one first; only OPT uses them. */
  readonly future: readonly number[];
}

/** The frame to empty, and for Clock the new position of its hand and the frames it spared. */
export interface Choice {
  readonly frame: number;
  readonly hand: number;
  readonly spared: readonly number[];
}

/** The page with the lowest score is evicted; among equal ones, the page that was loaded first. */
const SCORES: Record<Exclude<Policy, 'clock'>, (page: LoadedPage, future: readonly number[]) => number> = {
  fifo: ({ loadedAt }) => loadedAt,
  opt: ({ page }, future) => {
    const next = future.indexOf(page);
    return next < 0 ? -future.length : -next;
  },
  lru: ({ usedAt }) => usedAt,
  lfu: ({ uses }) => uses,
  mfu: ({ uses }) => -uses,
};

/**
 * Chooses the frame to empty when memory is full.
 *
 * OPT: Belady 1966, "A study of replacement algorithms for a virtual-storage computer". Clock: Corbató 1968, "A paging
 * experiment with the Multics system". LFU and MFU count references since the page was loaded.
 */
export function chooseVictim(policy: Policy, memory: Memory): Choice {
  if (policy === 'clock') return sweep(memory);
  const score = SCORES[policy];
  const candidates = memory.frames
    .flatMap((frame, index) => (frame ? [{ index, loadedAt: frame.loadedAt, score: score(frame, memory.future) }] : []))
    .sort((a, b) => a.score - b.score || a.loadedAt - b.loadedAt);
  return { frame: candidates[0]?.index ?? 0, hand: memory.hand, spared: [] };
}

/** The hand clears set bits until it reaches a clear one; it stops at the frame after the one it empties. */
function sweep({ frames, hand }: Memory): Choice {
  const spared: number[] = [];
  let at = hand;
  while (frames[at]?.bit && spared.length < frames.length) {
    spared.push(at);
    at = (at + 1) % frames.length;
  }
  return { frame: at, hand: (at + 1) % frames.length, spared };
}
