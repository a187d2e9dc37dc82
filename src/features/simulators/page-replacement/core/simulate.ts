import { chooseVictim } from './chooseVictim';
import { MAX_FRAMES, type Frame, type PageReplacementInput, type PageStep, type PageTrace, type Policy } from './types';

type Settings = Omit<PageReplacementInput, 'pages'>;

/**
 * Demand paging of one process with a fixed number of frames: memory starts empty, the first load of a page also counts
 * as a fault, and free frames are filled in order.
 *
 * @returns one step per reference; O(references × frames)
 */
export function simulate({ pages, ...settings }: PageReplacementInput): PageTrace {
  const steps: PageStep[] = [];
  let frames: readonly Frame[] = Array.from({ length: settings.frames }, () => null);
  let hand = 0;
  for (const now of pages.keys()) {
    const step = refer(pages, now, frames, hand, settings);
    ({ frames, hand } = step);
    steps.push(step);
  }
  return { steps, result: { faults: steps.filter(({ outcome }) => outcome !== 'hit').length } };
}

function refer(
  pages: readonly number[],
  now: number,
  frames: readonly Frame[],
  hand: number,
  { policy, bitOnLoad }: Settings,
): PageStep {
  const page = pages[now] ?? 0;
  const present = frames.findIndex((frame) => frame?.page === page);
  const nothing = { victim: null, spared: [], victimNextUse: null, hand };
  if (present >= 0) {
    const touched = frames.map((frame, index) =>
      frame && index === present ? { ...frame, usedAt: now, uses: frame.uses + 1, bit: true } : frame,
    );
    return { ...nothing, page, outcome: 'hit', frame: present, frames: touched };
  }
  const loaded = { page, loadedAt: now, usedAt: now, uses: 1, bit: bitOnLoad };
  const free = frames.indexOf(null);
  if (free >= 0) return { ...nothing, page, outcome: 'load', frame: free, frames: put(frames, free, loaded) };

  const future = pages.slice(now + 1);
  const choice = chooseVictim(policy, { frames, hand, future });
  const victim = frames[choice.frame] ?? null;
  const ahead = victim ? future.indexOf(victim.page) : -1;
  return {
    page,
    outcome: 'replace',
    frame: choice.frame,
    victim,
    victimNextUse: ahead < 0 ? null : ahead + 1,
    frames: put(
      frames.map((frame, index) => (frame && choice.spared.includes(index) ? { ...frame, bit: false } : frame)),
      choice.frame,
      loaded,
    ),
    hand: choice.hand,
    spared: choice.spared.flatMap((index) => frames[index]?.page ?? []),
  };
}

function put(frames: readonly Frame[], at: number, page: Frame): Frame[] {
  return frames.map((frame, index) => (index === at ? page : frame));
}

/** The number of faults of every policy with 1, 2, … frames, for the chart beside a run. */
export function faultsByFrames(
  pages: readonly number[],
  bitOnLoad: boolean,
  maxFrames = MAX_FRAMES,
): Record<Policy, readonly number[]> {
  const count = (policy: Policy) =>
    Array.from(
      { length: maxFrames },
      (_, index) => simulate({ policy, pages, bitOnLoad, frames: index + 1 }).result.faults,
    );
  return {
    fifo: count('fifo'),
    opt: count('opt'),
    lru: count('lru'),
    clock: count('clock'),
    lfu: count('lfu'),
    mfu: count('mfu'),
  };
}
