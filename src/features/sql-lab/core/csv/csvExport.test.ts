import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlEngine } from '../../engine/SqlEngine';
import { openSqlite } from '../../node/openEngines';
import { csvExport } from './csvExport';
import { csvRows } from './csvRows';
import { readCsv } from './readCsv';
import { formatValue, sameValue } from '../sqlValue';
import type { SqlRow, SqlValue } from '../types';

let engine: SqlEngine;
beforeAll(async () => {
  engine = await openSqlite();
});
afterAll(() => engine.dispose());

const utf8 = (text: string) => new TextEncoder().encode(text);

/** The rows of a table created from the CSV file of a result. */
async function roundTrip(columns: string[], rows: SqlRow[]): Promise<readonly SqlRow[]> {
  const answer = readCsv('t.csv', utf8(`\uFEFF${csvExport({ columns, rows })}`));
  if ('problem' in answer) throw new Error(JSON.stringify(answer.problem));
  await engine.init({ id: 'round trip', scripts: { sqlite: answer.table.script } });
  const execution = await engine.execute('SELECT * FROM t');
  if (!execution.ok) throw new Error(execution.error.message);
  return execution.results[0]?.rows ?? [];
}

/**
 * Whether a value survives the round trip. A text that reads as a number may come back as that number: `1.50` as 1.5.
 * An empty text among numbers becomes NULL. And the engine strips a byte order mark from the start of a text.
 */
function isSame(was: SqlValue, after: SqlValue): boolean {
  const before = typeof was === 'string' ? was.replace(/^\uFEFF/, '') : was;
  if (before === '') return after === '' || after === null;
  return sameValue(before, after) || (typeof after === 'number' && Number(formatValue(before)) === after);
}

const hostile = fc.constantFrom(
  '=1+1',
  '+1',
  '-1',
  '-x',
  '@a',
  "'=1",
  "''=",
  '\t=',
  '\r',
  '\n',
  '＝1',
  '"',
  '',
  ' ',
  ';',
  '|',
  ',',
  'NULL',
  '\uFEFF',
  '-1e5',
  '007',
);
const text = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 8 })).map((value) => value.replaceAll('\0', ''));
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map((value) => value || 0);
const large = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(integer);
const value: fc.Arbitrary<SqlValue> = fc.oneof(fc.constant(null), text, number, large);

function integer(digits: bigint): SqlValue {
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : { exact: String(digits) };
}

/** Columns of one kind each, as in a table, or of mixed kinds. */
const result = fc.integer({ min: 1, max: 4 }).chain((width) =>
  fc
    .tuple(fc.array(text, { minLength: width, maxLength: width }), fc.constantFrom(value, text, number, large))
    .chain(([columns, cell]) =>
      fc.record({
        columns: fc.constant(columns),
        rows: fc.array(fc.array(fc.oneof(fc.constant(null), cell), { minLength: width, maxLength: width }), {
          maxLength: 6,
        }),
      }),
    ),
);

describe('csvExport', () => {
  it('marks what a spreadsheet would run as a formula, but not numbers', () => {
    const cells: SqlValue[] = [
      '=1+1',
      '+1',
      '-x',
      '@a',
      '\tx',
      '\rx',
      "'=1",
      'a=1',
      '-5',
      -5,
      { exact: '-9223372036854775808' },
    ];
    const rows = cells.map((cell) => [cell]);
    expect(csvExport({ columns: ['=a'], rows }).split('\r\n')).toEqual([
      "'=a",
      "'=1+1",
      "'+1",
      "'-x",
      "'@a",
      '"\'\tx"',
      '"\'\rx"',
      "''=1",
      'a=1',
      '-5',
      '-5',
      '-9223372036854775808',
      '',
    ]);
  });

  it('distinguishes NULL from an empty text', () => {
    expect(
      csvExport({
        columns: ['a', 'b'],
        rows: [
          [null, ''],
          ['', null],
        ],
      }),
    ).toBe('a,b\r\n,""\r\n"",\r\n');
  });

  it('survives a round trip, cell by cell', () => {
    fc.assert(
      fc.property(result, ({ columns, rows }) => {
        const read = csvRows(csvExport({ columns, rows }));
        if ('code' in read) throw new Error(read.code);
        expect(read.rows).toEqual(rows.map((row) => row.map((cell) => (cell === null ? null : formatValue(cell)))));
      }),
      { numRuns: 10_000 },
    );
  });

  it('becomes a table with the same values', async () => {
    await fc.assert(
      fc.asyncProperty(result, async ({ columns, rows }) => {
        const after = await roundTrip(columns, rows);
        expect(after).toHaveLength(rows.length);
        rows.forEach((row, at) =>
          row.forEach((before, column) => {
            const now = after[at]?.[column] ?? null;
            expect(isSame(before, now), JSON.stringify([before, now])).toBe(true);
          }),
        );
      }),
      { numRuns: 500 },
    );
  });
});
