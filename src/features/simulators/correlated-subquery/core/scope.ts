import { scopeOf, type Scope } from '../../relation/core/expression';
import type { Row } from '../../relation/core/types';
import type { SubqueryInput, SubqueryLesson } from './types';

/**
 * What the inner condition may name: the columns of its own table, and those of the query around it.
 * A name without a table means the inner column where both have it, as in every engine.
 */
export function innerScope(
  { outer, inner }: Pick<SubqueryInput, 'outer' | 'inner'>,
  aliases: SubqueryLesson['aliases'],
): Scope {
  const { columns } = scopeOf([
    { alias: aliases[0], table: outer },
    { alias: aliases[1], table: inner },
  ]);
  return { columns: columns.map((column, index) => ({ ...column, depth: index < outer.columns.length ? 1 : 0 })) };
}

/** The row that the inner condition is computed for. */
export function innerRow(outer: Row, inner: Row): Row {
  return [...outer, ...inner];
}
