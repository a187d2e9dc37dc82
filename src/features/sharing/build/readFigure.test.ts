import { load } from 'cheerio/slim';
import { expect, it } from 'vitest';
import { readFigure } from './readFigure';

const figureOf = (main: string) => readFigure(load(`<main>${main}</main>`));
const table = (...rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

it('takes the first table that fits, with its first four rows', () => {
  const rows = Array.from({ length: 9 }, (_, index) => [`row ${index}`, String(index)]);
  expect(figureOf(table(['a', 'b'], ['x'.repeat(90), 'y'], ['x', 'y']) + table(['name', 'n'], ...rows))).toEqual({
    kind: 'table',
    columns: ['name', 'n'],
    rows: rows.slice(0, 4),
  });
});

it('takes a short piece of code where no table fits, line by line', () => {
  const block = '<pre><code><span>SELECT a</span><br><span>FROM b;</span><br></code></pre>';
  expect(figureOf(`${table(['only one'], ['row'])}<pre>${'x'.repeat(80)}\ny</pre>${block}`)).toEqual({
    kind: 'code',
    text: 'SELECT a\nFROM b;',
  });
});

it('finds nothing on a page of text', () => {
  expect(figureOf('<p>text</p><pre>one line</pre>')).toBeUndefined();
});
