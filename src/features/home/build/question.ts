import { imageOfDataset } from '../../../../courses/sql/datasets';
import { parseSqlFence } from '../../sql-lab/core/fenceMeta';
import type { LabBlock } from '../../sql-lab/core/labBlock';
import { cachedPage } from '../../sql-lab/node/cachedPage';

const DATASET = 'nha_sach';

/** One statement to which the two engines give different answers; day 5 of the course explains why. */
const QUERY = `SELECT full_name, city
FROM customers
ORDER BY city, customer_id
LIMIT 3;`;

/** Indexes of the columns in which one engine has NULL wherever the other one has a value. */
export function oppositeNulls({ outcomes }: Pick<LabBlock, 'outcomes'>): number[] {
  const [left, right] = outcomes.map(({ results }) => results[0]);
  if (!left || !right) return [];
  return left.columns.flatMap((_, column) => {
    const isOpposite = left.rows.every(
      (row, index) => (row[column] === null) !== ((right.rows[index]?.[column] ?? null) === null),
    );
    return isOpposite && left.rows.length > 0 ? [column] : [];
  });
}

/**
 * Runs the query of the first view on both engines, as fences of lessons are run.
 *
 * @throws if the engines no longer differ, or no column shows the difference
 */
export async function runQuestion(): Promise<LabBlock> {
  const fence = parseSqlFence('sql', 'run differs');
  const [block] = fence
    ? await cachedPage('the home page', [{ fence, code: QUERY, line: 1 }], DATASET, imageOfDataset)
    : [];
  const marked = block ? oppositeNulls(block) : [];
  if (!block || marked.length === 0)
    throw new Error(
      'src/features/home/build/question.ts: no column has NULL on one engine where the other has a value.',
    );
  return { ...block, marked };
}
