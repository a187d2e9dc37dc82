import type { Scope } from './expression';
import { Refusal } from './TokenCursor';
import type { Token } from './tokenize';

/** The index of the column that a name refers to: case-insensitive, and the nearest query wins. */
export function resolveColumn({ columns }: Scope, table: Token | null, { text: found, start: at }: Token): number {
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const ofTable = columns.filter((column) => table === null || same(column.table, table.text));
  if (table !== null && ofTable.length === 0) {
    const known = [...new Set(columns.map((column) => column.table))];
    throw new Refusal({ code: 'unknownTable', at: table.start, found: table.text, known });
  }
  const named = ofTable.filter(({ name }) => same(name, found));
  if (named.length === 0)
    throw new Refusal({ code: 'unknownColumn', at, found, known: ofTable.map(({ name }) => name) });
  const nearest = Math.min(...named.map(({ depth = 0 }) => depth));
  const [column, ...others] = named.filter(({ depth = 0 }) => depth === nearest);
  if (!column || others.length > 0) {
    const known = named.map((each) => `${each.table}.${each.name}`);
    throw new Refusal({ code: 'ambiguousColumn', at, found, known });
  }
  return columns.indexOf(column);
}
