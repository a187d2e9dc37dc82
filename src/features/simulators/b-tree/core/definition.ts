import { flag, freeText, integer, oneOf, record, refine } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import { comparePrefix } from './order';
import { formatCondition, formatKeys, parseCondition, parseKeys } from './parseKeys';
import { simulate } from './simulate';
import {
  LIMITS,
  MODES,
  SPLITS,
  type BTreeInput,
  type BTreeResult,
  type BTreeStep,
  type Condition,
  type Key,
} from './types';

const KEYS_LENGTH = 600;
const CONDITION_LENGTH = 40;

/** A text that the fields read: the URL stores what the reader typed. */
function typed<T>(length: number, read: (text: string) => T | undefined, write: (value: T) => string): Codec<T> {
  const text = freeText(length);
  return {
    parse: (written) => {
      const parsed = text.parse(written);
      const value = parsed.ok ? read(parsed.value) : undefined;
      return value === undefined ? { ok: false } : { ok: true, value };
    },
    serialize: (value) => text.serialize(write(value)),
  };
}

/** A condition may compare with a number or a word, and the URL does not say which, so both are tried. */
function readCondition(text: string): Condition | null | undefined {
  const asNumber = parseCondition(text, 0);
  const parsed = asNumber.ok ? asNumber : parseCondition(text, '');
  return parsed.ok ? parsed.value : undefined;
}

/** Conditions separated by `;`, one for each column. */
function conditionsCodec(columns: number): Codec<readonly (Condition | null)[]> {
  return typed<readonly (Condition | null)[]>(
    columns * CONDITION_LENGTH,
    (text) => {
      const conditions = text.split(';').map(readCondition);
      const known = conditions.flatMap((condition) => (condition === undefined ? [] : [condition]));
      return known.length === columns && conditions.length === columns ? known : undefined;
    },
    (conditions) => conditions.map(formatCondition).join(';'),
  );
}

/** Whether each condition compares with the type of its column. */
export function hasFittingConditions({ keys, conditions }: Pick<BTreeInput, 'keys' | 'conditions'>): boolean {
  return conditions.every((condition, column) => {
    const like = keys[0]?.[column];
    if (condition === null || like === undefined) return true;
    const cells = condition.kind === 'equal' ? [condition.value] : [condition.from, condition.to];
    return cells.every((cell) => cell === null || typeof cell === typeof like);
  });
}

/** The simulator definition for an index of this many columns. */
export function bTree(columns: number): SimulatorDefinition<BTreeInput, BTreeStep, BTreeResult> {
  const fields = record<BTreeInput>({
    mode: oneOf(MODES),
    capacity: integer(LIMITS.least, LIMITS.capacity),
    split: oneOf(SPLITS),
    keys: typed<readonly Key[]>(
      KEYS_LENGTH,
      (text) => {
        const parsed = parseKeys(text, columns);
        return parsed.ok ? parsed.value : undefined;
      },
      formatKeys,
    ),
    conditions: conditionsCodec(columns),
    isCovering: flag,
  });
  return { codec: refine(fields, hasFittingConditions), simulate, randomInput };
}

/**
 * Random numbers for a column of numbers; otherwise the current values, recombined. The condition is on the leading
 * column. Values are sorted before shuffling, so that an exercise number gives the same keys whatever their current
 * order.
 */
function randomInput(random: Random, current: BTreeInput): BTreeInput {
  const keys = isOfNumbers(current.keys) ? randomNumbers(random) : mixedKeys(random, current.keys);
  const wanted = keys[random.integer(0, keys.length - 1)]?.[0] ?? 0;
  const leading: Condition = { kind: 'equal', value: wanted };
  return { ...current, keys, conditions: current.conditions.map((_, column) => (column === 0 ? leading : null)) };
}

function isOfNumbers([first]: readonly Key[]): boolean {
  return first?.length === 1 && typeof first[0] === 'number';
}

function randomNumbers(random: Random): readonly Key[] {
  const numbers = random.shuffle(Array.from({ length: 60 }, (_, number) => number + 1));
  return numbers.slice(0, random.integer(8, 14)).map((number) => [number]);
}

function mixedKeys(random: Random, keys: readonly Key[]): readonly Key[] {
  const columns = (keys[0] ?? []).map((_, column) => {
    const cells = keys.map((key) => key[column] ?? 0);
    return random.shuffle(cells.sort((one, other) => comparePrefix([one], [other])));
  });
  return keys.map((_, index) => columns.map((cells) => cells[index] ?? 0));
}
