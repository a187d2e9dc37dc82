import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlEngine } from '../engine/SqlEngine';
import { openSqlite } from '../node/openEngines';
import { csvTable } from './csvTable';

let engine: SqlEngine;
beforeAll(async () => {
  engine = await openSqlite();
});
afterAll(() => engine.dispose());

async function load(fileName: string, rows: string[][]) {
  const table = csvTable(fileName, rows);
  await engine.init({ id: fileName, scripts: { sqlite: table.script } });
  const execution = await engine.execute(`SELECT * FROM "${table.name}"`);
  if (!execution.ok) throw new Error(execution.error.message);
  return { table, columns: execution.results[0]?.columns, rows: execution.results[0]?.rows };
}

describe('csvTable', () => {
  it('finds names and types, and makes NULL of what is empty', async () => {
    const { table, columns, rows } = await load('Doanh thu 2025.csv', [
      ['Mã', 'Giá tiền', 'Mã', '', 'Điện thoại'],
      ['1', '2.5', 'a', '', '0901'],
      ['2', '3', '', "O'Brien", '0902'],
    ]);
    expect(table).toMatchObject({ name: 'doanh_thu_2025', rowCount: 2 });
    expect(columns).toEqual(['mã', 'giá_tiền', 'mã_2', 'column_4', 'điện_thoại']);
    expect(rows).toEqual([
      [1, 2.5, 'a', null, '0901'],
      [2, 3, null, "O'Brien", '0902'],
    ]);
  });

  it('keeps every text as it was, whatever it looks like', async () => {
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

  it('takes rows that are too short or too long, and many of them', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => [String(index), 'x', 'more']);
    const { rows } = await load('9 lives.csv', [['n', 'b'], ['7'], ...many]);
    expect(rows?.slice(0, 2)).toEqual([
      [7, null],
      [0, 'x'],
    ]);
    expect(csvTable('9 lives.csv', [['a']]).name).toBe('_9_lives');
  });
});
