import { labelsOf } from '../../relation/core/labels';
import { formatLiteral, type Cell } from '../../relation/core/types';
import type { Mode, SubqueryInput, SubqueryLesson } from '../core/types';

/** SQL keywords, which are the same in every language. */
export const PREDICATES: Record<Exclude<Mode, 'scalar'>, string> = {
  exists: 'EXISTS',
  notExists: 'NOT EXISTS',
  in: 'IN',
  notIn: 'NOT IN',
};

/** How sentences name the tables, the rows and the inner query's value. */
export interface Names {
  readonly outer: string;
  readonly inner: string;
  /** An outer row with its alias, such as "e 7". */
  readonly row: (index: number) => string;
  /** The compared value of the outer row. */
  readonly compared: (index: number) => string;
  /** The aggregate call, such as `AVG(x.salary)`. */
  readonly aggregated: string;
}

const HUNDREDTHS = 100;

/** A value as written in a comparison; an average is rounded to two decimals. */
export function valueText(cell: Cell): string {
  return formatLiteral(typeof cell === 'number' ? Math.round(cell * HUNDREDTHS) / HUNDREDTHS : cell);
}

export function namesOf(input: SubqueryInput, { aliases: [outer, inner] }: SubqueryLesson): Names {
  const labels = labelsOf(input.outer);
  const column = input.outer.columns.findIndex(({ name }) => name === input.column);
  return {
    outer,
    inner,
    row: (index) => `${outer} ${labels[index] ?? ''}`,
    compared: (index) => valueText(input.outer.rows[index]?.[column] ?? null),
    aggregated: `${input.aggregate}(${input.select === '' ? '*' : `${inner}.${input.select}`})`,
  };
}
