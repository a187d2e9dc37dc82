import { accessOf } from './find';
import { hasFittingConditions } from './definition';
import { parseCondition, parseKeys } from './parseKeys';
import { LIMITS, MODES, SPLITS, type BTreeInput, type Condition, type Key, type Mode, type Split } from './types';

/** The properties that a lesson writes. */
export interface BTreeProperties {
  /** Names of the columns of the index, one or two. */
  columns?: string;
  /** Keys: `10, 20, 30`, or `HN 3, DN 1` for two columns. */
  keys?: string;
  capacity?: number;
  split?: Split;
  mode?: Mode;
  /** What follows each column in WHERE, separated by semicolons: `= 'HN'; BETWEEN 1 AND 3`. */
  where?: string;
  /** Whether the index contains all columns of the query. */
  covering?: boolean;
}

interface BTreeLesson {
  readonly columns: readonly string[];
  readonly start: BTreeInput;
}

type ReadLesson = { readonly ok: true; readonly value: BTreeLesson } | { readonly ok: false; readonly problem: string };

const EXAMPLE = '20 50 10 40 30 60 70 15 25 55';

/** Reads a lesson's properties, or says what is wrong with them. */
export function readLesson(properties: BTreeProperties = {}): ReadLesson {
  const { capacity = 3, split = 'half', mode = 'insert', covering = true, where = '' } = properties;
  const columns = (properties.columns ?? 'key').split(/\s+/).filter(Boolean);
  const refuse = (problem: string): ReadLesson => ({ ok: false, problem });
  if (columns.length < 1 || columns.length > LIMITS.columns) return refuse('an index must have one or two columns');
  if (!MODES.includes(mode) || !SPLITS.includes(split)) return refuse(`there is no mode ${mode} or split ${split}`);
  if (!Number.isInteger(capacity) || capacity < LIMITS.least || capacity > LIMITS.capacity)
    return refuse(`a page must hold ${LIMITS.least} to ${LIMITS.capacity} keys`);
  const keys = parseKeys(properties.keys ?? EXAMPLE, columns.length);
  if (!keys.ok) return refuse(`cannot read keys="${properties.keys}" (${keys.problem.code})`);
  const conditions = readConditions(where, columns.length, keys.value);
  if (!conditions) return refuse(`cannot read where="${where}"`);
  return {
    ok: true,
    value: { columns, start: { mode, capacity, split, keys: keys.value, conditions, isCovering: covering } },
  };
}

function readConditions(
  where: string,
  columns: number,
  keys: readonly Key[],
): readonly (Condition | null)[] | undefined {
  const texts = where.split(';');
  if (texts.length > columns) return undefined;
  const conditions: (Condition | null)[] = [];
  for (let column = 0; column < columns; column += 1) {
    const parsed = parseCondition(texts[column] ?? '', keys[0]?.[column] ?? 0);
    if (!parsed.ok) return undefined;
    conditions.push(parsed.value);
  }
  return hasFittingConditions({ keys, conditions }) ? conditions : undefined;
}

/** The columns whose conditions bound the walk down the tree. */
export function usedColumns(columns: readonly string[], conditions: readonly (Condition | null)[]): readonly string[] {
  return columns.slice(0, accessOf(conditions).used);
}
