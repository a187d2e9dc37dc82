import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlEngine } from '../../engine/SqlEngine';
import { openSqlite } from '../../node/openEngines';
import { readColumns } from './csvColumns';
import { csvTable } from './csvTable';
import { previewCsv } from './readCsv';

let engine: SqlEngine;
beforeAll(async () => {
  engine = await openSqlite();
});
afterAll(() => engine.dispose());

const COLUMNS = readColumns(['a'], [], ',');

async function load(fileName: string, [header = [], ...rows]: (string | null)[][]) {
  const table = csvTable(fileName, readColumns(header, rows, ','), rows);
  await engine.init({ id: fileName, scripts: { sqlite: table.script } });
  const execution = await engine.execute(`SELECT * FROM "${table.name}"`);
  if (!execution.ok) throw new Error(execution.error.message);
  return { table, columns: execution.results[0]?.columns, rows: execution.results[0]?.rows };
}

describe('csvTable', () => {
  it('gives the columns the names that the preview has shown', async () => {
    const header = ['giá trị', 'A', 'a', '', 'a"b', 'Ngày', 'id', '2025'];
    const { columns } = await load('x.csv', [header, header.map(() => '1')]);
    const quoted = header.map((name) => `"${name.replaceAll('"', '""')}"`).join(',');
    const answer = previewCsv('x.csv', new TextEncoder().encode(`${quoted}\n${header.map(() => '1').join(',')}\n`));
    expect('preview' in answer && answer.preview.names).toEqual(columns);
    expect(columns).toEqual(['giá_trị', 'a', 'a_2', 'column_4', 'a_b', 'ngày', 'id', '_2025']);
  });

  it('detects names and types, and turns empty cells into NULL', async () => {
    const { table, columns, rows } = await load('Doanh thu 2025.csv', [
      ['Mã', 'Giá tiền', 'Mã', '', 'Điện thoại'],
      ['1', '2.5', 'a', null, '0901'],
      ['2', '3', '', "O'Brien", '0902'],
    ]);
    expect(table).toMatchObject({ name: 'doanh_thu_2025', rowCount: 2 });
    expect(columns).toEqual(['mã', 'giá_tiền', 'mã_2', 'column_4', 'điện_thoại']);
    expect(rows).toEqual([
      [1, 2.5, 'a', null, '0901'],
      [2, 3, '', "O'Brien", '0902'],
    ]);
  });

  it('keeps every text unchanged, whatever it looks like', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 20 }),
        async (texts) => {
          const kept = texts.map((text) => `x${text.replaceAll('\0', '')}`);
          const { rows } = await load('t.csv', [['a'], ...kept.map((text) => [text])]);
          expect(rows?.flat()).toEqual(kept);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('handles many rows, and turns an empty text among numbers into NULL', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => [String(index), 'x']);
    const { rows } = await load('9 lives.csv', [['n', 'b'], ['7', null], ['', ''], ...many]);
    expect(rows?.slice(0, 3)).toEqual([
      [7, null],
      [null, ''],
      [0, 'x'],
    ]);
  });

  it('keeps the largest integers to the last digit', async () => {
    const { rows } = await load('t.csv', [['n'], ['9223372036854775807'], ['-9223372036854775808']]);
    expect(rows).toEqual([[{ exact: '9223372036854775807' }], [{ exact: '-9223372036854775808' }]]);
  });

  it('finds a name that SQLite accepts', () => {
    expect(csvTable('9 lives.csv', COLUMNS, []).name).toBe('_9_lives');
    expect(csvTable('sqlite_data.csv', COLUMNS, []).name).toBe('_sqlite_data');
    expect(csvTable('.csv', COLUMNS, []).name).toBe('data');
  });

  it('numbers thousands of duplicate names', () => {
    const names = Array.from({ length: 20_000 }, () => 'a');
    const { columns } = csvTable('t.csv', readColumns(['a_3', ...names], [], ','), []);
    expect(columns.slice(0, 5)).toEqual(['a_3', 'a', 'a_2', 'a_4', 'a_5']);
    expect(new Set(columns).size).toBe(columns.length);
  });
});
