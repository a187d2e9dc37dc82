import { scopeOf, type Scope } from '../../relation/core/expression';
import type { Row } from '../../relation/core/types';
import type { SubqueryInput, SubqueryLesson } from './types';

/**
 * The names that the inner condition may use: the columns of its own table and those of the outer one. An unqualified
 * name that both tables have means the inner column, as in every engine.
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

/** The row over which the inner condition is evaluated. */
export function innerRow(outer: Row, inner: Row): Row {
  return [...outer, ...inner];
}
