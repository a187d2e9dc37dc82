import { parseRows } from './parseRows';
import { isFrame, isPartitioned } from './simulate';
import {
  AGGREGATES,
  FUNCTIONS,
  LIMITS,
  UNITS,
  type Aggregate,
  type Bound,
  type BoundKind,
  type Unit,
  type WindowColumns,
  type WindowFunction,
  type WindowInput,
  type WindowLesson,
} from './types';

/** The properties of `<WindowFrame>` as a lesson writes them. */
export interface WindowProperties {
  readonly fn?: WindowFunction;
  /** An older name of `fn`, from when there were only aggregates. */
  readonly aggregate?: Aggregate;
  /** Rows `key:value`, separated by spaces; a word before rows is the label of their partition. */
  readonly rows?: string;
  readonly desc?: boolean;
  readonly unit?: Unit;
  /** A bound as in SQL, such as `2 PRECEDING`. */
  readonly start?: string;
  readonly end?: string;
  readonly ntile?: number;
  readonly offset?: number;
  /** Names of the partition, key and value columns; only of key and value where there are no partitions. */
  readonly columns?: string;
}

const KINDS: Readonly<Record<string, BoundKind>> = {
  'UNBOUNDED PRECEDING': 'unboundedPreceding',
  'N PRECEDING': 'preceding',
  'CURRENT ROW': 'current',
  'N FOLLOWING': 'following',
  'UNBOUNDED FOLLOWING': 'unboundedFollowing',
};

export type LessonResult =
  { readonly ok: true; readonly value: WindowLesson } | { readonly ok: false; readonly problem: string };

/** Reads the properties; a mistake in them stops the build, whose message tells the author what is wrong. */
export function readLesson({
  aggregate,
  fn = aggregate ?? 'sum',
  rows: text = '1:10 2:20 2:5 4:40 5:15 5:30',
  desc = false,
  unit = 'range',
  ntile = 4,
  offset = 1,
  ...written
}: WindowProperties): LessonResult {
  const refuse = (problem: string): LessonResult => ({ ok: false, problem });
  const rows = parseRows(text);
  if (!rows.ok) return refuse(`cannot read rows="${text}" (${JSON.stringify(rows.problem)}); write "1:10 2:20"`);
  const start = readBound(written.start ?? 'UNBOUNDED PRECEDING');
  const end = readBound(written.end ?? 'CURRENT ROW');
  if (!start || !end || !isFrame({ start, end })) return refuse('start and end do not form a valid SQL frame');
  if (!FUNCTIONS.includes(fn)) return refuse(`fn must be one of ${FUNCTIONS.join(', ')}`);
  if (aggregate && !AGGREGATES.includes(aggregate)) return refuse(`aggregate must be one of ${AGGREGATES.join(', ')}`);
  if (!UNITS.includes(unit)) return refuse(`unit must be one of ${UNITS.join(', ')}`);
  if (!isWithin(ntile, LIMITS.ntile)) return refuse(`ntile must be 1 to ${LIMITS.ntile}`);
  if (!isWithin(offset, LIMITS.offset)) return refuse(`offset must be 1 to ${LIMITS.offset}`);
  const input: WindowInput = { unit, start, end, fn, rows: rows.value, desc, ntile, offset };
  const columns = readColumns(written.columns, isPartitioned(input.rows));
  return columns
    ? { ok: true, value: { start: input, columns } }
    : refuse('columns must name partition, key and value, or only key and value if the rows have no partitions');
}

function isWithin(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max;
}

function readBound(text: string): Bound | null {
  const words = text.trim().replace(/\s+/g, ' ').toUpperCase();
  const kind = KINDS[words.replace(/^\d+/, 'N')];
  const offset = Number.parseInt(words, 10) || 0;
  return kind && offset <= LIMITS.bound && /^\d/.test(words) === (kind === 'preceding' || kind === 'following')
    ? { kind, offset }
    : null;
}

function readColumns(text: string | undefined, hasPartitions: boolean): WindowColumns | null {
  if (text === undefined) return { partition: 'p', key: 'k', value: 'v' };
  const names = text.trim().split(/\s+/);
  if (!names.every((name) => /^[a-z_][a-z0-9_]{0,29}$/i.test(name))) return null;
  const [partition = '', key = '', value = '', ...more] = hasPartitions ? names : ['p', ...names];
  return value !== '' && more.length === 0 ? { partition, key, value } : null;
}
