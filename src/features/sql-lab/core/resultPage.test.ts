import { describe, expect, it } from 'vitest';
import { columnPage, fitsAtOnce, PAGE_COLUMNS, PAGE_ROWS, previewStart, resultPage } from './resultPage';
import type { StatementResult } from './types';

function result(columns: number, rows: number): StatementResult {
  const row = Array.from({ length: columns }, () => 1);
  return {
    command: 'SELECT',
    columns: row.map((_, index) => `c${index}`),
    rows: Array.from({ length: rows }, () => row),
    rowCount: rows,
  };
}

describe('columnPage', () => {
  it('shows all columns of a table that is not wide', () => {
    expect(columnPage(PAGE_COLUMNS, 0)).toEqual({ from: 0, to: PAGE_COLUMNS });
    expect(columnPage(1, 0)).toEqual({ from: 0, to: 1 });
  });

  it('pages through the columns of a wide table, showing each column once', () => {
    const seen: number[] = [];
    for (let first: number | undefined = 0; first !== undefined;) {
      const page = columnPage(1999, first);
      expect(page.to - page.from).toBeLessThanOrEqual(PAGE_COLUMNS);
      expect(page.previous).toBe(first === 0 ? undefined : first - PAGE_COLUMNS);
      for (let column = page.from; column < page.to; column += 1) seen.push(column);
      first = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 1999 }, (_, index) => index));
  });

  it('starts over when another result has fewer columns', () => {
    expect(columnPage(10, 1960)).toEqual({ from: 0, to: 10 });
  });
});

describe('resultPage', () => {
  const drawn = (results: StatementResult[], first = 0) =>
    results.slice(first, first + resultPage(results, first)).reduce((cells, { columns, rows }) => {
      return cells + Math.min(columns.length, PAGE_COLUMNS) * Math.min(rows.length, PAGE_ROWS);
    }, 0);

  it('shows the answers of a short text together', () => {
    expect(resultPage([result(8, 40), result(0, 0), result(3, 1000)], 0)).toBe(3);
    expect(resultPage([], 0)).toBe(0);
  });

  it('limits the cells of a run, whatever it returns, and always makes progress', () => {
    expect(drawn([result(1999, 1000)])).toBe(PAGE_COLUMNS * PAGE_ROWS);
    const many = Array.from({ length: 200 }, () => result(7, 40));
    let first = 0;
    while (first < many.length) {
      expect(drawn(many, first)).toBeLessThan(5_000);
      const count = resultPage(many, first);
      expect(count).toBeGreaterThan(0);
      first += count;
    }
    expect(first).toBe(many.length);
  });
});

describe('a preview', () => {
  it('begins with the first row, or with the first marked one if that would not be seen', () => {
    expect(previewStart(70, undefined)).toBe(0);
    expect(previewStart(70, 4)).toBe(0);
    expect(previewStart(70, 23)).toBe(23);
    expect(previewStart(70, 69)).toBe(65);
  });

  it('offers all rows unless they are too many to be rendered at once', () => {
    expect(fitsAtOnce(result(3, 70))).toBe(true);
    expect(fitsAtOnce(result(3, 1000))).toBe(true);
    expect(fitsAtOnce(result(10, 1000))).toBe(false);
  });
});
