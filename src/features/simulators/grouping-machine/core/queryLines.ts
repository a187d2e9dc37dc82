import type { Clause, GroupingInput } from './types';

/** A line of the query; each aggregate has its own line, since it is computed long before SELECT. */
export interface QueryLine {
  readonly words: string;
  readonly rest: string;
  readonly clause: Clause;
  /** Index of the aggregate on the line; null on every other line. */
  readonly aggregate: number | null;
}

/** The query that the machine runs; SQLite, PostgreSQL and MySQL accept it unchanged. */
export function queryLines({ table, where, groupBy, aggregates, having, order }: GroupingInput): readonly QueryLine[] {
  const keys = groupBy.join(', ');
  const items = [
    ...groupBy.map((rest) => ({ rest, aggregate: null })),
    ...aggregates.map((rest, aggregate) => ({ rest, aggregate })),
  ];
  const line = (clause: Clause, words: string, rest: string): QueryLine => ({ clause, words, rest, aggregate: null });
  return [
    ...items.map(({ rest, aggregate }, index): QueryLine => ({
      clause: 'select',
      words: index === 0 ? 'SELECT' : '      ',
      rest: index < items.length - 1 ? `${rest},` : rest,
      aggregate,
    })),
    line('from', 'FROM', table.name),
    ...(where.trim() === '' ? [] : [line('where', 'WHERE', where)]),
    ...(keys === '' ? [] : [line('groupBy', 'GROUP BY', keys)]),
    ...(having.trim() === '' ? [] : [line('having', 'HAVING', having)]),
    ...(order === '' ? [] : [line('orderBy', 'ORDER BY', orderText(order, keys))]),
  ];
}

/** What follows ORDER BY: the keys at the end leave no tie. */
export function orderText(order: string, keys: string): string {
  return order === 'keys' ? keys : [`${order} DESC`, ...(keys === '' ? [] : [keys])].join(', ');
}
