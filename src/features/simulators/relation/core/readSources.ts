import { isName, parseTable } from './parseTable';
import type { Table } from './types';

export interface Sources {
  readonly tables: readonly [Table, Table];
  readonly aliases: readonly [string, string];
}

export type SourcesResult =
  { readonly ok: true; readonly value: Sources } | { readonly ok: false; readonly problem: string };

/**
 * Reads the two tables of a lesson and their aliases. `second` is undefined where both are the same table. `as` holds
 * two aliases; without it the aliases are the tables' names or, for one table, a and b.
 */
export function readSources(first: string, second: string | undefined, as: string | undefined): SourcesResult {
  const refuse = (problem: string): SourcesResult => ({ ok: false, problem });
  const tables: Table[] = [];
  for (const text of second === undefined ? [first] : [first, second]) {
    const parsed = parseTable(text);
    if (!parsed.ok) return refuse(`cannot read the table "${text}": ${JSON.stringify(parsed.problem)}`);
    tables.push(parsed.value);
  }
  const [left, right = left] = tables;
  if (!left || !right) return refuse('give a table');
  const [one = '', other = '', ...more] =
    as?.trim().split(/\s+/) ?? (second === undefined ? ['a', 'b'] : [left.name, right.name]);
  if (!isName(one) || !isName(other) || more.length > 0 || one.toLowerCase() === other.toLowerCase())
    return refuse('as needs two different names, such as "e o"');
  return { ok: true, value: { tables: [left, right], aliases: [one, other] } };
}
