import { freeText, integer, listOf, record, refine } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import { isName } from './parseSchema';
import { simulate } from './simulate';
import { LIMITS, type ClosureStep, type Dependency, type NormalizationInput, type NormalizationResult } from './types';

const set = integer(0, 2 ** LIMITS.attributes - 1);

const dependency: Codec<Dependency> = {
  parse: (text) => {
    const parsed = listOf(set, { min: 2, max: 2 }).parse(text);
    return parsed.ok ? { ok: true, value: { from: parsed.value[0] ?? 0, to: parsed.value[1] ?? 0 } } : parsed;
  },
  serialize: ({ from, to }) => `${from}-${to}`,
};

/** Whether the names are valid and distinct, and no set contains an attribute that does not exist. */
function isConsistent({ attributes, dependencies, start, parts }: NormalizationInput): boolean {
  const all = 2 ** attributes.length - 1;
  return (
    attributes.every(isName) &&
    new Set(attributes).size === attributes.length &&
    start <= all &&
    parts.every((part) => part <= all) &&
    dependencies.every(({ from, to }) => from > 0 && from <= all && to > 0 && to <= all)
  );
}

function randomInput(random: Random): NormalizationInput {
  const attributes = [...'ABCDE'];
  const side = () =>
    random
      .shuffle([0, 1, 2, 3, 4])
      .slice(0, random.integer(1, 2))
      .reduce((bits, index) => bits | (1 << index), 0);
  const dependencies = Array.from({ length: random.integer(3, 4) }, (): Dependency => {
    const from = side();
    const to = 1 << random.integer(0, 4);
    return { from, to: from === to ? 1 << ((Math.log2(to) + 1) % 5) : to };
  });
  return { attributes, dependencies, start: dependencies[0]?.from ?? 1, parts: [] };
}

export const normalization: SimulatorDefinition<NormalizationInput, ClosureStep, NormalizationResult> = {
  codec: refine(
    record({
      attributes: listOf(freeText(LIMITS.name), { min: 1, max: LIMITS.attributes }),
      dependencies: listOf(dependency, { max: LIMITS.dependencies, separator: '_' }),
      start: set,
      parts: listOf(integer(1, 2 ** LIMITS.attributes - 1), { max: LIMITS.parts }),
    }),
    isConsistent,
  ),
  simulate,
  randomInput,
};
