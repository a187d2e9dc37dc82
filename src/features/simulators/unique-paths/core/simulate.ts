import { integer, record } from '../../shared/core/codecs';
import type { SimulatorDefinition } from '../../shared/core/trace';
import { MAX_SIDE, type GridInput, type GridResult, type GridStep, type GridTrace } from './types';

/**
 * Counts the paths that go only right and down: each cell is the sum of the cells above and to its left. O(rows ×
 * columns).
 */
export function simulate({ rows, columns }: GridInput): GridTrace {
  const table = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 1));
  const steps: GridStep[] = [{ kind: 'border' }];
  for (let row = 1; row < rows; row += 1) {
    for (let column = 1; column < columns; column += 1) {
      const up = table[row - 1]?.[column] ?? 0;
      const left = table[row]?.[column - 1] ?? 0;
      const line = table[row];
      if (line) line[column] = up + left;
      steps.push({ kind: 'cell', row, column, up, left, value: up + left });
    }
  }
  return { steps, result: { table, paths: table.at(-1)?.at(-1) ?? 1 } };
}

export const uniquePaths: SimulatorDefinition<GridInput, GridStep, GridResult> = {
  codec: record({ rows: integer(1, MAX_SIDE), columns: integer(1, MAX_SIDE) }),
  simulate,
  randomInput: (random) => ({ rows: random.integer(3, 5), columns: random.integer(3, 6) }),
};
