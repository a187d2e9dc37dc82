import { integer, listOf, oneOf, record } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import { simulate } from './simulate';
import { ALGORITHMS, LIMITS, type Process, type SchedulingInput, type SchedulingResult, type Slice } from './types';

const process: Codec<Process> = {
  parse: (text) => {
    const parts = text.split('-');
    const codecs = [integer(0, LIMITS.arrival), integer(1, LIMITS.burst), integer(1, LIMITS.priority)];
    const [arrival, burst, priority] = codecs.map((codec, index) => codec.parse(parts[index] ?? ''));
    if (parts.length !== 3 || !arrival?.ok || !burst?.ok || !priority?.ok) return { ok: false };
    return { ok: true, value: { arrival: arrival.value, burst: burst.value, priority: priority.value } };
  },
  serialize: ({ arrival, burst, priority }) => `${arrival}-${burst}-${priority}`,
};

const quanta: Codec<readonly [number, number]> = {
  parse: (text) => {
    const parsed = listOf(integer(1, LIMITS.quantum), { min: 2, max: 2 }).parse(text);
    return parsed.ok ? { ok: true, value: [parsed.value[0] ?? 1, parsed.value[1] ?? 1] } : parsed;
  },
  serialize: (value) => value.join('-'),
};

const codec: Codec<SchedulingInput> = record({
  algorithm: oneOf(ALGORITHMS),
  quantum: integer(1, LIMITS.quantum),
  aging: integer(0, LIMITS.aging),
  quanta,
  processes: listOf(process, { min: 1, max: LIMITS.processes, separator: '_' }),
});

function randomInput(random: Random, current: SchedulingInput): SchedulingInput {
  const count = random.integer(3, 5);
  const processes = Array.from({ length: count }, (_, index) => ({
    arrival: index === 0 ? 0 : random.integer(0, 6),
    burst: random.integer(1, 9),
    priority: random.integer(1, 5),
  }));
  return { ...current, quantum: random.integer(1, 4), quanta: [random.integer(1, 2), random.integer(3, 4)], processes };
}

export const cpuScheduling: SimulatorDefinition<SchedulingInput, Slice, SchedulingResult> = {
  codec,
  simulate,
  randomInput,
};
