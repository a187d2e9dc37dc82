import { datasetById } from '../../../courses/sql/datasets';
import type { Recorder } from '../../../scripts/recordings/recorder';
import { countTokens, textTable, TOKENIZER } from '../tokenizer';

type Cell = string | number | null;

const quoted = (cell: Cell) =>
  /[",\n]/.test(String(cell)) ? `"${String(cell).replace(/"/g, '""')}"` : String(cell ?? '');
const pipes = (cells: readonly Cell[]) => `| ${cells.map((cell) => cell ?? '').join(' | ')} |`;

/** Writes the books of the bookshop in five formats, all with the same values. */
export const record: Recorder = () => {
  const books = datasetById('nha_sach').tables.find(({ name }) => name === 'books');
  if (!books) throw new Error('The bookshop has no books');
  const names = books.columns.map(({ name }) => name);
  const rows = books.rows as readonly (readonly Cell[])[];
  const objects = rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? null])));
  const formats: readonly [string, string][] = [
    ['JSON, indented', JSON.stringify(objects, null, 2)],
    ['JSON, one line', JSON.stringify(objects)],
    ['JSON, rows as arrays', JSON.stringify({ columns: names, rows })],
    ['Markdown table', [pipes(names), pipes(names.map(() => '---')), ...rows.map(pipes)].join('\n')],
    ['CSV', [names, ...rows].map((row) => row.map(quoted).join(',')).join('\n')],
  ];
  const lines = textTable([
    [`${rows.length} books, ${names.length} columns`, 'characters', 'tokens', 'tokens a book'],
    ...formats.map(([name, text]) => {
      const tokens = countTokens(text);
      return [name, text.length, tokens, (tokens / rows.length).toFixed(1)];
    }),
  ]);
  return Promise.resolve({
    ...TOKENIZER,
    outside: ['../../../courses/sql/datasets/nha_sach.json'],
    stdout: `${lines.join('\n')}\n`,
  });
};
