import { isNumeric } from '../sqlValue';
import type { EngineName, SqlRow, StatementResult } from '../types';

/** A type that a prompt can require: "as text", "a whole number", "a number", "a date". */
export type ValueKind = 'text' | 'integer' | 'number' | 'date';

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const POSTGRES_TEXT = new Set(['text', 'character', 'character varying', 'name', 'unknown']);
const POSTGRES_NUMBERS = new Set(['smallint', 'integer', 'bigint', 'numeric', 'real', 'double precision', 'oid']);
/** The possible `types` of an SQLite result: its storage classes. */
const STORAGE_CLASSES = new Set(['integer', 'real', 'text', 'blob']);

function isWhole(value: SqlRow[number]): boolean {
  return typeof value === 'number' ? Number.isInteger(value) : isNumeric(value) && /^-?\d+$/.test(value.exact);
}

const fitsValue: Readonly<Record<ValueKind, (value: SqlRow[number]) => boolean>> = {
  text: (value) => typeof value === 'string' || (typeof value === 'object' && value !== null && 'head' in value),
  integer: isWhole,
  number: isNumeric,
  date: (value) => typeof value === 'string' && DATE.test(value),
};

/**
 * Whether a declared type of PostgreSQL is of a kind; in SQLite the values decide, because columns have no fixed type.
 */
function fitsType(kind: ValueKind, type: string): boolean {
  if (kind === 'text') return POSTGRES_TEXT.has(type);
  return kind === 'date' ? type === 'date' : POSTGRES_NUMBERS.has(type);
}

/**
 * Returns the type of the first cell in a column that is not of a kind, as the engine calls it; undefined if all fit.
 * NULL fits every kind. A whole number may be stored as a fraction (SQLite's `ROUND` returns 3.0): its value counts.
 */
export function misfit(
  kind: ValueKind,
  { types, rows }: Pick<StatementResult, 'types' | 'rows'>,
  column: number,
  engine: EngineName,
): string | undefined {
  const type = types?.[column] ?? null;
  if (engine === 'postgres' && type !== null && !fitsType(kind, type)) return type;
  const odd = rows.map((row) => row[column] ?? null).find((value) => value !== null && !fitsValue[kind](value));
  if (odd === undefined) return undefined;
  if (engine === 'sqlite' && isNumeric(odd)) return isWhole(odd) ? 'integer' : 'real';
  return type !== null && (engine === 'postgres' || !STORAGE_CLASSES.has(type))
    ? type
    : typeof odd === 'string'
      ? 'text'
      : 'blob';
}
