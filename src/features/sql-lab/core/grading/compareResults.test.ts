import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareResults, type CompareRules } from './compareResults';
import { diffRows, sameRows } from './compareRows';
import { decimalValue, integerValue } from '../sqlValue';
import type { SqlRow, StatementResult } from '../types';

const result = (columns: readonly string[], rows: readonly SqlRow[]): StatementResult => ({
  command: 'SELECT',
  columns,
  rows,
  rowCount: rows.length,
});
const codes = (expected: StatementResult, actual: StatementResult, rules?: CompareRules) =>
  compareResults(expected, actual, rules).map(({ code }) => code);

const cell = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom('', 'a', 'Đ', 'NULL'),
  fc.boolean(),
);
const rowsOf = (width: number) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 12 });
const rows = fc.integer({ min: 1, max: 3 }).chain(rowsOf);
const names = ['x', 'y', 'z'];
const table = (data: readonly SqlRow[]) => result(names.slice(0, data[0]?.length ?? 1), data);

describe('compareResults, for any rows', () => {
  it('accepts the same rows in any order unless an order is required', () => {
    fc.assert(
      fc.property(
        rows.chain((data) => fc.tuple(fc.constant(data), fc.shuffledSubarray(data, { minLength: data.length }))),
        ([data, shuffled]) => {
          expect(compareResults(table(data), table(shuffled))).toEqual([]);
          const moved = data.some((row, index) => !sameRows([row], [shuffled[index] ?? []]));
          expect(codes(table(data), table(shuffled), { order: true })).toEqual(moved ? ['rowOrder'] : []);
        },
      ),
    );
  });

  it('counts duplicates', () => {
    fc.assert(
      fc.property(
        rows.filter((data) => data.length > 0),
        fc.nat(),
        (data, pick) => {
          const row = data[pick % data.length] ?? [];
          expect(codes(table(data), table([...data, row]))).toEqual(['duplicates']);
          expect(codes(table([...data, row]), table(data))).toEqual(['duplicates']);
        },
      ),
    );
  });

  it('finds exactly the removed and the added rows', () => {
    fc.assert(
      fc.property(rows, rows, (kept, added) => {
        const { missing, extra } = diffRows(kept, [...kept, ...added]);
        expect(missing).toEqual([]);
        expect(sameRows(extra, added)).toBe(true);
        expect(sameRows(diffRows([...kept, ...added], kept).missing, added)).toBe(true);
      }),
    );
  });

  it('matches NULL only with NULL, in any position', () => {
    fc.assert(
      fc.property(
        rows.filter((data) => data.length > 0),
        fc.nat(),
        fc.nat(),
        cell.filter((value) => value !== null),
        (data, pickRow, pickColumn, other) => {
          const put = (value: SqlRow[number]) =>
            data.map((row, index) =>
              index === pickRow % data.length
                ? row.map((old, column) => (column === pickColumn % row.length ? value : old))
                : row,
            );
          expect(compareResults(table(put(null)), table(put(null)))).toEqual([]);
          expect(compareResults(table(put(null)), table(put(other)))).not.toEqual([]);
          expect(compareResults(table(put(other)), table(put(null)))).not.toEqual([]);
        },
      ),
    );
    expect(codes(result(['x'], [[null], [null]]), result(['x'], [[null], [null]]))).toEqual([]);
    for (const other of ['', 0, false, 'NULL'])
      expect(codes(result(['x'], [[null]]), result(['x'], [[other]]))).not.toEqual([]);
  });

  it('matches 1 with 1.0, and fractions within the tolerance, in any order', () => {
    const fraction = fc.double({ min: 0.1, max: 1000, noNaN: true }).filter((value) => !Number.isInteger(value));
    fc.assert(
      fc.property(fc.array(fraction, { maxLength: 8 }), (values) => {
        const nearly = values.map((value) => [value * (1 + 4e-7)]).reverse();
        expect(
          codes(
            result(
              ['x'],
              values.map((value) => [value]),
            ),
            result(['x'], nearly),
          ),
        ).toEqual([]);
      }),
    );
    expect(codes(result(['x'], [[1]]), result(['x'], [['1']]))).toEqual([]);
    expect(codes(result(['x'], [[0.3333]]), result(['x'], [[0.33]]), { tolerance: 0.02 })).toEqual([]);
    expect(codes(result(['x'], [[0.3333]]), result(['x'], [[0.33]]))).toEqual(['rowsMissing', 'rowsExtra']);
  });

  it('matches an integer with the same decimal, as either engine writes it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.nat({ max: 6 }), (integer, zeros) => {
        const decimal = decimalValue(`${integer}.0${'0'.repeat(zeros)}`);
        expect(codes(result(['x'], [[integerValue(integer)]]), result(['x'], [[decimal]]))).toEqual([]);
        const next = result(['x'], [[integerValue(integer + 1n)]]);
        expect(codes(next, result(['x'], [[decimal]]))).toEqual(['rowsMissing', 'rowsExtra']);
      }),
    );
  });

  it('reports fractions beyond the tolerance', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 1000, noNaN: true }).filter((value) => !Number.isInteger(value)),
        fc.constantFrom(1e-6, 1e-3, 0.02),
        (value, tolerance) => {
          const compare = (actual: number) => codes(result(['x'], [[value]]), result(['x'], [[actual]]), { tolerance });
          expect(compare(value * (1 + tolerance * 3))).toEqual(['rowsMissing', 'rowsExtra']);
          expect(compare(value * (1 - tolerance * 3))).toEqual(['rowsMissing', 'rowsExtra']);
        },
      ),
    );
  });

  it('reports a renamed column, ignoring case', () => {
    fc.assert(
      fc.property(
        rows.filter((data) => data.length > 0),
        fc.nat(),
        (data, pick) => {
          const good = table(data);
          const position = pick % good.columns.length;
          const renamed = {
            ...good,
            columns: good.columns.map((name, index) => (index === position ? 'other' : name.toUpperCase())),
          };
          expect(compareResults(good, renamed)).toEqual([
            { code: 'columnName', position: position + 1, expected: names[position], actual: 'other' },
          ]);
          expect(compareResults(good, renamed, { columnNames: false })).toEqual([]);
        },
      ),
    );
  });
});

describe('compareResults reports', () => {
  const good = result(
    ['name', 'total'],
    [
      ['An', 3],
      ['Bình', 5],
      ['Chi', 0],
    ],
  );

  it('the number of columns, before anything else', () => {
    expect(compareResults(good, result(['name'], [['An']]))).toEqual([
      { code: 'columnCount', expected: 2, actual: 1, names: ['name', 'total'] },
    ]);
  });

  it('the order of the columns, and then the rows as if the columns were in order', () => {
    expect(
      compareResults(
        good,
        result(
          ['total', 'name'],
          [
            [3, 'An'],
            [5, 'Bình'],
            [0, 'Chi'],
          ],
        ),
      ),
    ).toEqual([{ code: 'columnOrder', expected: ['name', 'total'], actual: ['total', 'name'] }]);
  });

  it('missing and extra rows, with the first of each', () => {
    expect(
      compareResults(
        good,
        result(good.columns, [
          ['An', 3],
          ['Dũng', 1],
          ['Em', 2],
          ['Bình', 5],
        ]),
      ),
    ).toEqual([
      { code: 'rowsMissing', count: 1, first: ['Chi', 0] },
      { code: 'rowsExtra', count: 2, first: ['Dũng', 1] },
    ]);
  });

  it('a single column with wrong values', () => {
    expect(
      compareResults(
        good,
        result(good.columns, [
          ['An', 3],
          ['Bình', 4],
          ['Chi', null],
        ]),
      ),
    ).toEqual([{ code: 'columnValues', column: 'total', count: 2, row: ['Bình', 5], expected: 5, actual: 4 }]);
  });

  it('a row that occurs too often', () => {
    expect(compareResults(good, result(good.columns, [...good.rows, ['An', 3], ['An', 3]]))).toEqual([
      { code: 'duplicates', row: ['An', 3], expected: 1, actual: 3 },
    ]);
  });

  it('the first row out of order', () => {
    expect(
      compareResults(
        good,
        result(good.columns, [
          ['An', 3],
          ['Chi', 0],
          ['Bình', 5],
        ]),
        { order: true },
      ),
    ).toEqual([{ code: 'rowOrder', position: 2, expected: ['Bình', 5], actual: ['Chi', 0] }]);
  });
});
