import { decimalValue, integerValue, realValue, textValue } from '../core/sqlValue';
import type { SqlValue } from '../core/types';

/** Names of the types that occur in lessons, by their fixed object ids (`pg_type.dat` of PostgreSQL). */
const TYPE_NAMES: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'bytea',
  18: '"char"',
  19: 'name',
  20: 'bigint',
  21: 'smallint',
  23: 'integer',
  25: 'text',
  26: 'oid',
  114: 'json',
  600: 'point',
  650: 'cidr',
  700: 'real',
  701: 'double precision',
  790: 'money',
  869: 'inet',
  1005: 'smallint[]',
  1007: 'integer[]',
  1009: 'text[]',
  1016: 'bigint[]',
  1042: 'character',
  1043: 'character varying',
  1082: 'date',
  1083: 'time without time zone',
  1114: 'timestamp without time zone',
  1184: 'timestamp with time zone',
  1186: 'interval',
  1231: 'numeric[]',
  1266: 'time with time zone',
  1560: 'bit',
  1700: 'numeric',
  2205: 'regclass',
  2249: 'record',
  2950: 'uuid',
  3614: 'tsvector',
  3615: 'tsquery',
  3802: 'jsonb',
  3904: 'int4range',
  3912: 'daterange',
};

const BOOLEAN = 16;
const BYTEA = 17;
const NUMERIC = 1700;
const INTEGERS = new Set([20, 21, 23, 26]);
const FLOATS = new Set([700, 701]);

export function postgresTypeName(oid: number): string | null {
  return TYPE_NAMES[oid] ?? null;
}

/** Converts a cell from PostgreSQL's text format. Dates, arrays, JSON and all other types stay text. */
export function postgresValue(text: string | null, oid: number): SqlValue {
  if (text === null) return null;
  if (oid === BOOLEAN) return text === 't';
  if (INTEGERS.has(oid)) return integerValue(text);
  if (FLOATS.has(oid)) return realValue(Number(text));
  if (oid === NUMERIC) return decimalValue(text);
  if (oid === BYTEA && text.startsWith('\\x')) return { hex: text.slice(2, 66), length: (text.length - 2) / 2 };
  return textValue(text);
}
