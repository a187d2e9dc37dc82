import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlEngine } from '../../engine/SqlEngine';
import { openSqlite } from '../../node/openEngines';
import { readCsv } from './readCsv';

let engine: SqlEngine;
beforeAll(async () => {
  engine = await openSqlite();
});
afterAll(() => engine.dispose());

/** The table of a file in SQLite: types of its columns, and rows. */
async function tableOf(text: string, name = 't.csv') {
  const answer = readCsv(name, new TextEncoder().encode(text));
  if ('problem' in answer) throw new Error(JSON.stringify(answer.problem));
  const { script } = answer.table;
  await engine.init({ id: script, scripts: { sqlite: script } });
  const execution = await engine.execute('SELECT * FROM t');
  if (!execution.ok) throw new Error(execution.error.message);
  const [definitions = ''] = script.split(';', 1);
  const types = [...definitions.matchAll(/" (INTEGER|REAL|TEXT)\b/g)].map(([, type]) => type).join(' ');
  return { types, rows: execution.results[0]?.rows };
}

const NBSP = '\u00A0';
const NARROW = '\u202F';

describe('numbers of a CSV file', () => {
  it.each([
    ['Vietnamese Excel, decimals', 'Ten;Gia\r\nSach A;12,5\r\nSach B;7,25\r\n', 'TEXT REAL', [12.5, 7.25]],
    ['Vietnamese Excel, thousands', 'Ten;Gia\nSach A;12.500\nSach B;1.250\n', 'TEXT INTEGER', [12500, 1250]],
    ['Vietnamese Excel, both', 'Ten;Gia\nA;1.234.567,5\nB;999\nC;\n', 'TEXT REAL', [1234567.5, 999, null]],
    ['German Excel with a mark', '\uFEFFa;b\r\nÖ;-1.299,00\r\n"x; y";0,89\r\n', 'TEXT REAL', [-1299, 0.89]],
    [
      'French Excel, hard spaces',
      `Ville;Habitants\nParis;2${NBSP}102${NBSP}650\nNice;342${NBSP}669\n`,
      'TEXT INTEGER',
      [2102650, 342669],
    ],
    ['French Excel, narrow spaces', `A;Prix\nx;1${NARROW}234,50\ny;2,00\n`, 'TEXT REAL', [1234.5, 2]],
    ['Swiss Excel', "a;b\nx;1'234.50\ny;10.25\n", 'TEXT REAL', [1234.5, 10.25]],
    ['US Excel', 'Item,Price\nPen,"1,234.50"\nCap,12.25\n', 'TEXT REAL', [1234.5, 12.25]],
    ['US Excel, thousands', 'City,People\nA,"2,102,650"\nB,"12,500"\nC,7\n', 'TEXT INTEGER', [2102650, 12500, 7]],
    ['a program with points and semicolons', 'a;b\nx;12.5\ny;0.25\n', 'TEXT REAL', [12.5, 0.25]],
    ['Python', 'a,b\nx,10.0\ny,2.25\nz,1e-07\n', 'TEXT REAL', [10, 2.25, 1e-7]],
    ['money with two decimals', 'a,b\nx,1.50\ny,10.00\nz,2.25\n', 'TEXT REAL', [1.5, 10, 2.25]],
    ['numbers with spaces around', 'a, b\nx, 1\ny, 25\n', 'TEXT INTEGER', [1, 25]],
    ['tabs with commas', 'a\tb\nx\t12,5\ny\t0,75\n', 'TEXT REAL', [12.5, 0.75]],
    ['named delimiter', 'sep=;\r\na;b\r\nx;1,5\r\ny;2,5\r\n', 'TEXT REAL', [1.5, 2.5]],
  ])('%s', async (_, text, types, values) => {
    const table = await tableOf(text);
    expect(table.types).toBe(types);
    expect(table.rows?.map((row) => row[1])).toEqual(values);
  });

  it.each([
    ['versions', 'a,b\nfirst,1.1\ntenth,1.10\nsecond,1.2\n', ['1.1', '1.10', '1.2']],
    ['versions of three parts', 'a;b\nx;1.2.3\ny;1.10.0\n', ['1.2.3', '1.10.0']],
    ['telephone numbers', 'a;b\nx;0901234567\ny;0912345678\n', ['0901234567', '0912345678']],
    ['telephone numbers in groups', 'a,b\nx,0901 234 567\ny,912 345 678\n', ['0901 234 567', '912 345 678']],
    ['international numbers', 'a,b\nx,+84901234567\ny,+33612345678\n', ['+84901234567', '+33612345678']],
    ['postcodes', 'a;b\nx;01067\ny;80331\n', ['01067', '80331']],
    ['ISBN-10', 'a,b\nx,030640615X\ny,0306406152\n', ['030640615X', '0306406152']],
    ['ISBN with hyphens', 'a,b\nx,978-0-306-40615-7\n', ['978-0-306-40615-7']],
    [
      'card numbers',
      'a,b\nx,4111111111111111000\ny,99999999999999999999\n',
      ['4111111111111111000', '99999999999999999999'],
    ],
    ['German dates', 'a;b\nx;31.12.2024\ny;01.02.2025\n', ['31.12.2024', '01.02.2025']],
    ['ISO dates', 'a,b\nx,2024-12-31\n', ['2024-12-31']],
    ['times', 'a;b\nx;08:30\n', ['08:30']],
    ['percent', 'a;b\nx;12,5 %\ny;7%\n', ['12,5 %', '7%']],
    ['currency', 'a,b\nx,"$1,200.00"\ny,€5\nz,12.500 ₫\n', ['$1,200.00', '€5', '12.500 ₫']],
    ['mixed cells', 'a;b\nx;12,5\ny;n/a\nz;\n', ['12,5', 'n/a', null]],
    ['a point in a file of commas', 'a;b;c\nx;1.5;2,5\ny;2.25;3,75\n', ['1.5', '2.25']],
    ['a comma in quotes between commas', 'a,b\nx,"12,5"\n', ['12,5']],
    ['groups and none', 'a;b\nx;1.234\ny;123456\n', [1.234, 123456]],
    ['amounts in brackets', 'a,b\nx,(5)\n', ['(5)']],
    ['quoted quotes', 'a,b\nx,"6"" pipe"\n', ['6" pipe']],
  ])('%s keep every character', async (_, text, values) => {
    expect((await tableOf(text)).rows?.map((row) => row[1])).toEqual(values);
  });

  it('are whole ISBN-13, to the last digit', async () => {
    expect(await tableOf('a,b\nx,9780306406157\n')).toEqual({ types: 'TEXT INTEGER', rows: [['x', 9780306406157]] });
  });
});

describe('the delimiter of a CSV file', () => {
  it.each([
    ['a comma in the header', 'Ngày, giờ;Số\n2025-01-01, 08:00;3\n2025-01-02, 09:30;4\n', ['2025-01-01, 08:00', 3]],
    ['several commas in the header', 'Tên, mô tả, ghi chú;Số\nA, đỏ;3\nB;4\n', ['A, đỏ', 3]],
    ['a semicolon in the header', 'a; b,c\nx,1\ny,2\n', ['x', 1]],
    ['decimal commas in every row', 'a;b\n1,5;2,5\n3,5;4,5\n', [1.5, 2.5]],
    ['commas in the only row', 'a;b\n"1,2",3;4\n'.replace('"1,2",3', 'x, y'), ['x, y', 4]],
    ['bars in cells', 'a,b\nx|y,1\nz|w,2\n', ['x|y', 1]],
    ['line breaks in cells', 'a;b\n"x,\ny,\nz";1\n"u, v";2\n', ['x,\ny,\nz', 1]],
  ])('is found in spite of %s', async (_, text, first) => {
    expect((await tableOf(text)).rows?.[0]).toEqual(first);
  });
});

describe('a file of another kind', () => {
  it.each([
    ['dump.sql', 'anything at all', 'sql'],
    ['a.txt', '-- PostgreSQL database dump\n\n\\restrict x\nSET statement_timeout = 0;\n', 'sql'],
    ['a.csv', '/* by hand */\nCREATE TABLE a (b INT);\n', 'sql'],
    ['a.csv', '/*!40101 SET NAMES utf8 */;\nINSERT INTO a VALUES (1);', 'sql'],
    ['a.csv', 'BEGIN TRANSACTION;\nCREATE TABLE a (b);', 'sql'],
    ['a.csv', 'SELECT a, b\nFROM c;\n', 'sql'],
    ['a.csv', '<!DOCTYPE html>\n<html><body>Sign in</body></html>', 'html'],
    ['a.csv', '\n<table><tr><td>1</td></tr></table>', 'html'],
    ['page.html', 'a,b\n1,2', 'html'],
    ['a.csv', '<?xml version="1.0"?><a/>', 'xml'],
    ['a.csv', '[{"a": 1}, {"a": 2}]', 'json'],
    ['a.csv', '{"a": 1}', 'json'],
  ])('%s: %j is %s', (name, text, code) => {
    expect(readCsv(name, new TextEncoder().encode(text))).toEqual({ problem: { code } });
  });

  it.each([
    'begin;end;name\n1;2;3',
    'Use case;Name\n1;2',
    'Create date,Name\n1,2',
    'Select Name,Note\nA,gift from mom',
    'With tax from supplier,Price\nx,1',
    'Set,Name\n1,2',
    'Insert,Into\n1,2',
    '[a],b\n1,2',
    '"{",b\n1,2',
    '<5 years,b\n1,2',
    'update,from\n1,2',
    'drop,table\n1,2',
    'pragma,x\n1,2',
  ])('is not seen in the table %j', (text) => {
    expect(readCsv('t.csv', new TextEncoder().encode(text))).toHaveProperty('table');
  });
});
