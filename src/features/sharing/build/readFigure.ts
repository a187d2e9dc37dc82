import type { CheerioAPI } from 'cheerio';
import { cleanLine } from '../../../build/renderedPages';
import type { Figure } from '../core/types';

/** What fits on a card. */
const MOST = { columns: 4, rows: 4, cell: 22, codeLines: 5, codeColumns: 56 };

function readTable($: CheerioAPI): Figure | undefined {
  for (const table of $('main table').toArray()) {
    const rows = $(table)
      .find('tr')
      .toArray()
      .map((row) =>
        $(row)
          .find('th, td')
          .toArray()
          .map((cell) => cleanLine($(cell).text())),
      );
    const [columns = [], ...body] = rows;
    const shown = body.slice(0, MOST.rows);
    const fits =
      columns.length >= 2 &&
      columns.length <= MOST.columns &&
      shown.length >= 2 &&
      shown.every((row) => row.length === columns.length) &&
      [columns, ...shown].flat().every((cell) => cell.length <= (MOST.cell * 3) / columns.length);
    if (fits) return { kind: 'table', columns, rows: shown };
  }
  return undefined;
}

function readCode($: CheerioAPI): Figure | undefined {
  for (const block of $('main pre').toArray()) {
    // Each line of a highlighted block is an element that ends with a line break or a `br`.
    $(block).find('br').replaceWith('\n');
    const lines = $(block).text().trimEnd().replaceAll('\n\n', '\n').split('\n');
    if (lines.length < 2 || lines.length > MOST.codeLines) continue;
    if (lines.every((line) => line.length <= MOST.codeColumns)) return { kind: 'code', text: lines.join('\n') };
  }
  return undefined;
}

/** The page's own figure for its card: the first table or piece of code that fits there whole, at most its first rows. */
export const readFigure = ($: CheerioAPI): Figure | undefined => readTable($) ?? readCode($);
