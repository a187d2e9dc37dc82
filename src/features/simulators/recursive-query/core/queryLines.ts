import type { TreeInput, TreeLesson } from './types';

/** The parts of the query; each step of the machine runs one of them. */
export type QueryPart = 'head' | 'anchor' | 'union' | 'recursive' | 'outer';

export interface QueryLine {
  readonly part: QueryPart;
  readonly text: string;
}

/** The column names of the recursive query, in order. */
export function queryColumns({ key, start }: TreeLesson, { hasLevel, guard }: TreeInput): readonly string[] {
  const name = start.table.columns[key]?.name ?? '';
  return [name, ...(hasLevel ? ['level'] : []), ...(guard === 'path' ? ['path'] : [])];
}

/** The query that the machine runs, one clause per line; SQLite and PostgreSQL accept it unchanged. */
export function queryLines(lesson: TreeLesson, input: TreeInput): readonly QueryLine[] {
  const { name, start } = lesson;
  const { direction, from, isDistinct, hasLevel, guard, most } = input;
  const key = start.table.columns[lesson.key]?.name ?? '';
  const parent = start.table.columns[lesson.parent]?.name ?? '';
  const first = [key, ...(hasLevel ? ['0'] : []), ...(guard === 'path' ? [`'/' || ${key} || '/'`] : [])];
  const next = [
    `t.${key}`,
    ...(hasLevel ? ['r.level + 1'] : []),
    ...(guard === 'path' ? [`r.path || t.${key} || '/'`] : []),
  ];
  // Upwards, the parent of `r` is wanted, and only the source table says which row that is: hence the second join.
  const joined =
    direction === 'down'
      ? [`JOIN ${start.table.name} AS t`, `  ON t.${parent} = r.${key}`]
      : [
          `JOIN ${start.table.name} AS s`,
          `  ON s.${key} = r.${key}`,
          `JOIN ${start.table.name} AS t`,
          `  ON t.${key} = s.${parent}`,
        ];
  const where = {
    none: [],
    level: [`WHERE r.level < ${most}`],
    path: [`WHERE r.path NOT LIKE '%/' || t.${key} || '/%'`],
  }[guard];
  const line = (part: QueryPart, text: string): QueryLine => ({ part, text });
  return [
    line('head', `WITH RECURSIVE ${name} (${queryColumns(lesson, input).join(', ')}) AS (`),
    line('anchor', `  SELECT ${first.join(', ')}`),
    line('anchor', `  FROM ${start.table.name}`),
    line('anchor', `  WHERE ${from === null ? `${parent} IS NULL` : `${key} = ${from}`}`),
    line('union', `  UNION${isDistinct ? '' : ' ALL'}`),
    line('recursive', `  SELECT ${next.join(', ')}`),
    line('recursive', `  FROM ${name} AS r`),
    ...joined.map((text) => line('recursive', `  ${text}`)),
    ...where.map((text) => line('recursive', `  ${text}`)),
    line('outer', ')'),
    line('outer', `SELECT * FROM ${name};`),
  ];
}
