import { textHash } from '../../../core/textHash';

/** A random generator with the same sequence for the same seed on every machine. */
export interface Random {
  /** Returns an integer from `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
  pick: <T>(items: readonly T[]) => T;
  shuffle: <T>(items: readonly T[]) => T[];
}

/** A random generator based on mulberry32, for cases that must not change from build to build. */
export function seededRandom(seed: string): Random {
  // Seeds that differ in one letter give unrelated sequences.
  let state = textHash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    pick: <T>(items: readonly T[]) => items[integer(0, items.length - 1)] as T,
    shuffle: <T>(items: readonly T[]) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}

/** Whether something happens that happens in a share of all cases. */
export const chance = (random: Random, share: number): boolean => random.integer(0, 999) < share * 1000;
