import { integer, listOf, record } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import { simulate } from './simulate';
import { LIMITS, type LruInput, type LruStep, type Operation } from './types';

/** `g1` gets key 1, `p1x5` puts 5 under key 1. */
const operation: Codec<Operation> = {
  parse: (text) => {
    const match = /^(?:g(\d{1,3})|p(\d{1,3})x(\d{1,4}))$/.exec(text);
    const key = Number(match?.[1] ?? match?.[2] ?? Infinity);
    const value = Number(match?.[3] ?? 0);
    if (key > LIMITS.key || value > LIMITS.value) return { ok: false };
    return { ok: true, value: match?.[1] === undefined ? { kind: 'put', key, value } : { kind: 'get', key } };
  },
  serialize: (each) => (each.kind === 'get' ? `g${each.key}` : `p${each.key}x${each.value}`),
};

function randomInput(random: Random, current: LruInput): LruInput {
  const keys = random.integer(4, 5);
  const operations = Array.from({ length: 10 }, (_, index): Operation => {
    const key = random.integer(1, keys);
    return index < 2 || random.integer(0, 1) === 0
      ? { kind: 'put', key, value: 10 * key + random.integer(0, 9) }
      : { kind: 'get', key };
  });
  return { ...current, capacity: random.integer(2, 3), operations };
}

export const lruCache: SimulatorDefinition<LruInput, LruStep, undefined> = {
  codec: record({
    capacity: integer(1, LIMITS.capacity),
    operations: listOf(operation, { min: 1, max: LIMITS.operations }),
  }),
  simulate,
  randomInput,
};
