import type { Activity } from '../run/types';

/** How one virtual user spent the recorded time; milliseconds. */
export interface VuShare {
  readonly vu: number;
  readonly requests: number;
  readonly waiting: number;
  readonly sleeping: number;
}

/** What the timeline shows. */
export interface Timeline {
  readonly vus: readonly VuShare[];
  /** End of what was recorded, milliseconds. */
  readonly end: number;
  /** A window in which single requests can be told apart, milliseconds. */
  readonly window: number;
}

/** As many bars as a row can show apart from each other on a phone. */
const BARS_OF_A_ROW = 36;
const LEAST_WINDOW_MS = 100;

/** A round number not below this one: 1, 2 or 5 with zeros. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((factor) => factor * unit >= value) ?? 10) * unit;
}

/** Sums up the recorded activities. */
export function timelineOf(activities: readonly Activity[]): Timeline {
  const shares = new Map<number, { vu: number; requests: number; waiting: number; sleeping: number; bars: number }>();
  let end = 0;
  for (const { vu, from, to, kind } of activities) {
    const share = shares.get(vu) ?? { vu, requests: 0, waiting: 0, sleeping: 0, bars: 0 };
    shares.set(vu, share);
    share.bars += 1;
    if (kind === 'request') {
      share.requests += 1;
      share.waiting += to - from;
    } else share.sleeping += to - from;
    end = Math.max(end, to);
  }
  const vus = [...shares.values()].sort((a, b) => a.vu - b.vu);
  const most = Math.max(1, ...vus.map(({ bars }) => bars));
  const window = most <= BARS_OF_A_ROW ? end : Math.min(end, roundUp((end / most) * BARS_OF_A_ROW));
  return {
    vus: vus.map(({ vu, requests, waiting, sleeping }) => ({ vu, requests, waiting, sleeping })),
    end,
    window: Math.max(LEAST_WINDOW_MS, window),
  };
}
