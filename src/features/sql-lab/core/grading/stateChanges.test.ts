import { describe, expect, it } from 'vitest';
import { stateChanges } from './stateChanges';
import type { SqlRow } from '../types';

const table = (name: string, rows: readonly SqlRow[]) => ({
  name,
  columns: ['id', 'n'],
  types: ['integer', 'integer'],
  rows,
});

describe('stateChanges', () => {
  it('returns new rows, and counts those removed', () => {
    const before = {
      tables: [
        table('a', [
          [1, 1],
          [2, 2],
        ]),
        table('b', [[1, 1]]),
      ],
      others: [],
    };
    const after = {
      tables: [
        table('a', [
          [1, 1],
          [2, 9],
          [3, 3],
        ]),
        table('b', [[1, 1]]),
      ],
      others: [],
    };
    expect(stateChanges(before, after)).toEqual([
      {
        table: 'a',
        kind: 'changed',
        columns: ['id', 'n'],
        rows: [
          [2, 9],
          [3, 3],
        ],
        gone: 1,
      },
    ]);
  });

  it('reports created and dropped tables', () => {
    const [a, b] = [
      { tables: [table('a', [[1, 1]])], others: [] },
      { tables: [table('b', [[2, 2]])], others: [] },
    ];
    expect(stateChanges(a, b)).toMatchObject([
      { table: 'b', kind: 'created', rows: [[2, 2]] },
      { table: 'a', kind: 'dropped', gone: 1 },
    ]);
  });
});
