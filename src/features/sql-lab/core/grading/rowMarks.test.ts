import { describe, expect, it } from 'vitest';
import type { SqlRow, StatementResult } from '../types';
import { markRows } from './rowMarks';

const result = (columns: readonly string[], rows: readonly SqlRow[], rowCount = rows.length): StatementResult => ({
  command: 'SELECT',
  columns,
  rows,
  rowCount,
});
const books = (...rows: readonly SqlRow[]) => result(['title', 'stock'], rows);
const marks = (...[expected, actual, rules]: Parameters<typeof markRows>) => {
  const found = markRows(expected, actual, rules);
  return { expected: [...found.expected], actual: [...found.actual] };
};

describe('markRows', () => {
  it('marks whole rows that are too many or missing, every occurrence', () => {
    expect(marks(books(['An', 1]), books(['An', 1], ['Cúc', 9], ['An', 1]))).toEqual({
      expected: [],
      actual: [
        [1, 'whole'],
        [2, 'whole'],
      ],
    });
    expect(marks(books(['An', 1], ['Bình', 2]), books(['An', 1]))).toEqual({ expected: [[1, 'whole']], actual: [] });
  });

  it('marks the cells of the only column that differs', () => {
    expect(marks(books(['An', 1], ['Bình', 2], ['Cúc', 3]), books(['Bình', 5], ['An', 4], ['Cúc', 3]))).toEqual({
      expected: [
        [0, [1]],
        [1, [1]],
      ],
      actual: [
        [0, [1]],
        [1, [1]],
      ],
    });
  });

  it('marks the cells of one row in place of another, and the whole row if nothing in it is right', () => {
    expect(marks(result(['n'], [[120]]), result(['n'], [[100]]))).toEqual({ expected: [[0, [0]]], actual: [[0, [0]]] });
    expect(marks(books(['An', 1]), books(['Cúc', 9]))).toEqual({ expected: [[0, 'whole']], actual: [[0, 'whole']] });
  });

  it('marks nothing where only the order or the names differ, or the columns cannot be compared', () => {
    const none = { expected: [], actual: [] };
    expect(marks(books(['An', 1], ['Bình', 2]), books(['Bình', 2], ['An', 1]), { order: true })).toEqual(none);
    expect(marks(books(['An', 1]), result(['ten', 'stock'], [['An', 1]]))).toEqual(none);
    expect(marks(books(['An', 1]), result(['stock', 'title'], [[1, 'An']]))).toEqual(none);
    expect(marks(books(['An', 1]), result(['title'], [['An']]))).toEqual(none);
  });

  it('accepts the differences that the exercise allows, and marks no row as missing in an answer that is cut', () => {
    expect(marks(books(['An', 0.3]), books(['An', 0.31]), { tolerance: 0.1 })).toEqual({ expected: [], actual: [] });
    expect(marks(books(['An', 1], ['Bình', 2]), result(['title', 'stock'], [['Cúc', 9]], 2000))).toEqual({
      expected: [],
      actual: [[0, 'whole']],
    });
  });
});
