import { chance, type Random } from '../../../lab-kit/core/seededRandom';
import type { Cell } from '../../core/trials/trialSet';
import type { Candidate, ColumnValues } from './candidates';

const POOL_SIZES = [1, 2, 2, 3, 3, 4, 5, 6];
const UNIFORM_SIZES = [1, 1, 2, 3];
const IDLE_SIZES = [1, 2];
/** How often a column gets one close neighbour of a value, many of them, or a value that nothing suggests. */
const NEAR_SHARE = 0.4;
const FAMILY_SHARE = 0.12;
const STRAY_SHARE = 0.25;
const FAMILY = 5;

function draw(random: Random, candidates: readonly Candidate[]): Candidate | undefined {
  const sum = candidates.reduce((total, { weight }) => total + weight, 0);
  let left = (random.integer(0, 1_000_000) / 1_000_000) * sum;
  return candidates.find(({ weight }) => (left -= weight) <= 0) ?? candidates.at(-1);
}

/** The few values of a column in this database. */
export function poolOf(
  random: Random,
  values: ColumnValues | undefined,
  { isIdle, isUniform }: { readonly isIdle: boolean; readonly isUniform: boolean },
): Cell[] {
  if (!values) return [];
  const size = random.pick(isIdle ? IDLE_SIZES : isUniform ? UNIFORM_SIZES : POOL_SIZES);
  const pool: Cell[] = [];
  let rest = values.candidates;
  while (pool.length < size && rest.length > 0) {
    const drawn = draw(random, rest);
    rest = rest.filter((other) => other !== drawn);
    if (drawn) pool.push(drawn.value);
  }
  const [first] = pool;
  if (isIdle || first === undefined || first === null) return pool;
  const near = values.near(first);
  if (!isUniform && chance(random, FAMILY_SHARE))
    return [...pool.slice(0, 2), ...random.shuffle(near).slice(0, FAMILY)];
  if (chance(random, NEAR_SHARE) && near.length > 0) pool.push(random.pick(near));
  if (chance(random, STRAY_SHARE) && values.strays.length > 0) pool.push(random.pick(values.strays));
  return pool;
}

/** One of some values; skewed, the first ones are more frequent, so that groups differ in size. */
export function pickFrom(random: Random, pool: readonly Cell[], isSkewed: boolean): Cell {
  const last = pool.length - 1;
  const at = random.integer(0, last);
  return pool[isSkewed ? Math.min(at, random.integer(0, last)) : at] ?? null;
}
