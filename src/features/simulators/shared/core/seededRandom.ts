import type { Random } from './trace';

/** Seeds are small enough to be read out in a classroom. */
export const MAX_SEED = 9999;

/**
 * Makes the same choices for the same seed on every machine (mulberry32, public domain, by Tommy Ettinger).
 *
 * @param seed - any integer
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = integer(0, last);
        const kept = shuffled[last];
        shuffled[last] = shuffled[other] as (typeof shuffled)[number];
        shuffled[other] = kept as (typeof shuffled)[number];
      }
      return shuffled;
    },
  };
}
