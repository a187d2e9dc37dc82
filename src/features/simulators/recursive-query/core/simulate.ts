import type { Cell } from '../../relation/core/types';
import {
  LIMITS,
  type Found,
  type Refusal,
  type TreeInput,
  type TreeLesson,
  type TreeRow,
  type TreeStep,
  type TreeTrace,
} from './types';

/**
 * A recursive query over a table whose rows point to each other, as SQLite defines it (lang_with.html, "Recursive Query
 * Algorithm"): the first part fills a queue. Then a row is taken from the queue and added to the result, and the
 * recursive part runs on that row alone; the rows that it finds join the end of the queue. Rows leave the queue level
 * by level.
 */
export function simulate(input: TreeInput, { key, parent }: Pick<TreeLesson, 'key' | 'parent'>): TreeTrace {
  const { table, direction, from, isDistinct, hasLevel, guard, most } = input;
  const rows: TreeRow[] = [];
  const steps: TreeStep[] = [];

  const refusalOf = (found: TreeRow, before: TreeRow | null): Refusal | null => {
    if (before && guard === 'level' && before.level >= most) return 'tooDeep';
    if (before && guard === 'path' && before.path.includes(found.key)) return 'onPath';
    return isDistinct && rows.some((row) => isSame(row, found, hasLevel, guard === 'path')) ? 'repeated' : null;
  };
  const find = (indexes: readonly number[], before: number | null): readonly Found[] => {
    const origin = before === null ? null : (rows[before] ?? null);
    return indexes.map((row) => {
      const own: Cell = table.rows[row]?.[key] ?? null;
      const path = [...(origin?.path ?? []), own];
      const found: TreeRow = { row, key: own, level: origin ? origin.level + 1 : 0, path, parent: before };
      const refusal = refusalOf(found, origin);
      if (refusal === null) rows.push(found);
      return { row, result: refusal === null ? rows.length - 1 : null, refusal };
    });
  };

  const indexesWhere = (holds: (cells: readonly Cell[]) => boolean): number[] =>
    table.rows.flatMap((cells, index) => (holds(cells) ? [index] : []));
  const next = (taken: TreeRow): number[] => {
    const cells = table.rows[taken.row] ?? [];
    const [wanted, column] = direction === 'down' ? [cells[key], parent] : [cells[parent], key];
    // NULL equals nothing, not even another NULL.
    return wanted == null ? [] : indexesWhere((other) => other[column] === wanted);
  };

  const anchor =
    from === null ? indexesWhere((cells) => cells[parent] == null) : indexesWhere((cells) => cells[key] === from);
  steps.push({ kind: 'anchor', found: find(anchor, null) });
  let taken = 0;
  const isEndless = (): boolean => guard === 'none' && rows.length > LIMITS.rows;
  for (let row = rows[taken]; row && !isEndless(); row = rows[taken]) {
    steps.push({ kind: 'take', result: taken, found: find(next(row), taken) });
    taken += 1;
  }
  steps.push({ kind: isEndless() ? 'endless' : 'end' });
  return { steps, result: { rows } };
}

/**
 * Whether two rows of the query are equal: the same table row and, where these are columns, the same level and path.
 */
function isSame(one: TreeRow, other: TreeRow, hasLevel: boolean, hasPath: boolean): boolean {
  if (one.row !== other.row) return false;
  if (hasLevel && one.level !== other.level) return false;
  return !hasPath || one.path.join('/') === other.path.join('/');
}
