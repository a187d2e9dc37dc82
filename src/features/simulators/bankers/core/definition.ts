import { integer, listOf, record, refine } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import { fits } from './safety';
import { simulate } from './simulate';
import {
  LIMITS,
  type BankersInput,
  type BankersResult,
  type Matrix,
  type Request,
  type SafetyStep,
  type Vector,
} from './types';

const vector: Codec<Vector> = listOf(integer(0, LIMITS.units), { min: 1, max: LIMITS.resources });
const matrix: Codec<Matrix> = listOf(vector, { min: 1, max: LIMITS.processes, separator: '_' });

/** The process, then the amounts: 1-1-0-2 is P1 requesting (1, 0, 2). */
const request: Codec<Request> = {
  parse: (text) => {
    const parsed = listOf(integer(0, LIMITS.units), { min: 2, max: LIMITS.resources + 1 }).parse(text);
    if (!parsed.ok) return parsed;
    const [process = 0, ...amounts] = parsed.value;
    return { ok: true, value: { process, amounts } };
  },
  serialize: ({ process, amounts }) => [process, ...amounts].join('-'),
};

/**
 * Whether all rows have the same length, no process holds more than it announced, and every request names a process.
 */
export function isConsistent({ available, allocation, max, requests }: BankersInput): boolean {
  const rows = [...allocation, ...max, ...requests.map(({ amounts }) => amounts)];
  return (
    rows.every((row) => row.length === available.length) &&
    allocation.length === max.length &&
    allocation.every((row, process) => fits(row, max[process] ?? [])) &&
    requests.every(({ process }) => process < allocation.length)
  );
}

const codec: Codec<BankersInput> = refine(
  record({
    available: vector,
    allocation: matrix,
    max: matrix,
    requests: listOf(request, { max: LIMITS.requests, separator: '_' }),
  }),
  isConsistent,
);

/** Usually a safe state, sometimes an unsafe one, so that the reader has to check. */
function randomInput(random: Random, current: BankersInput): BankersInput {
  const processes = random.integer(3, 5);
  const resources = random.integer(2, 3);
  const allocation = Array.from({ length: processes }, () =>
    Array.from({ length: resources }, () => random.integer(0, 3)),
  );
  const max = allocation.map((row) => row.map((held) => held + random.integer(0, 4)));
  const available = Array.from({ length: resources }, () => random.integer(1, 4));
  return { ...current, available, allocation, max, requests: [] };
}

export const bankers: SimulatorDefinition<BankersInput, SafetyStep, BankersResult> = { codec, simulate, randomInput };
