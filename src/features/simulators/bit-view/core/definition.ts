import { integer, listOf, oneOf, record } from '../../shared/core/codecs';
import type { Random, SimulatorDefinition } from '../../shared/core/trace';
import { simulate } from './simulate';
import { LIMITS, MODES, type BitInput, type BitResult, type BitStep } from './types';

function randomInput(random: Random, current: BitInput): BitInput {
  const pairs = random.integer(2, 4);
  const distinct = new Set<number>();
  while (distinct.size <= pairs) distinct.add(random.integer(1, 63));
  const [lone = 1, ...paired] = [...distinct];
  // Few 1-bits, so that clearing them one by one stays short.
  const word = Array.from({ length: random.integer(3, 8) }, () => random.integer(0, 31)).reduce(
    (bits, position) => (bits | (1 << position)) >>> 0,
    0,
  );
  return { ...current, numbers: random.shuffle([lone, ...paired, ...paired]), word, upTo: random.integer(5, 16) };
}

export const bitView: SimulatorDefinition<BitInput, BitStep, BitResult> = {
  codec: record({
    mode: oneOf(MODES),
    numbers: listOf(integer(0, LIMITS.number), { min: 1, max: LIMITS.numbers }),
    word: integer(0, LIMITS.word),
    upTo: integer(0, LIMITS.upTo),
  }),
  simulate,
  randomInput,
};
