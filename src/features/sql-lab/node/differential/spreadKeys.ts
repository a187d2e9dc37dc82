import { chance, type Random } from '../../../lab-kit/core/seededRandom';
import type { Cell } from '../../core/trials/trialSet';

/** Integer keys: without gaps, with some, or far apart; now and then with those that queries take for "none". */
export function keysOf(random: Random, count: number, named: readonly number[]): number[] {
  const keys = new Set<number>(named.filter(() => chance(random, 0.6)).slice(0, count));
  if (chance(random, 0.15) && keys.size < count) keys.add(chance(random, 0.8) ? 0 : -1);
  const isDense = chance(random, 0.4);
  const start = random.integer(1, 5);
  const last = chance(random, 0.2) ? 300 : 3 * count + 4;
  for (let at = 0; keys.size < count; at += 1) keys.add(isDense ? start + at : random.integer(1, last));
  return random.shuffle([...keys]);
}

/** How the children spread over the parents: one favourite, some of them, all alike, or counts around a number. */
export function parentsOf(
  random: Random,
  values: readonly Cell[],
  count: number,
  { counts: named, most }: { readonly counts: readonly number[]; readonly most: number },
): Cell[] {
  const mode = random.integer(0, 3);
  const some = random.shuffle(values).slice(0, random.integer(1, values.length));
  if (mode === 0) {
    const counts = named.length > 0 ? named.flatMap((number) => [number - 1, number, number + 1]) : [1, 2, 3];
    const spread = values.flatMap((value) => {
      const times = Math.max(0, random.pick([0, 1, ...counts, ...counts]));
      return Array.from({ length: times }, () => value);
    });
    if (spread.length > 0 && spread.length <= most + 4) return random.shuffle(spread);
  }
  const favourite = random.pick(values);
  return Array.from({ length: count }, () => {
    if (mode === 1) return chance(random, 0.6) ? favourite : random.pick(values);
    return random.pick(mode === 2 ? some : values);
  });
}

/** Rows that refer to rows of their own table: a chain, a star, or any forest. */
export function forest(random: Random, keys: readonly Cell[], nullable: boolean): Cell[] {
  const mode = random.integer(0, 3);
  return keys.map((key, at) => {
    const root = nullable ? null : key;
    if (at === 0 || (mode === 3 && chance(random, 0.4)) || chance(random, 0.15)) return root;
    if (mode === 0) return keys[at - 1] ?? root;
    return mode === 1 ? (keys[0] ?? root) : random.pick(keys.slice(0, at));
  });
}
