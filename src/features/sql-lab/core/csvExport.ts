import papa from 'papaparse';
import { markFormula } from './formulaMark';
import { formatValue } from './sqlValue';
import type { SqlValue, StatementResult } from './types';

/** Programs that look for another delimiter than the comma are not to find it within a cell. */
const OTHER_DELIMITER = /[;|\t]/;

function cell(value: SqlValue): string | number | boolean | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return markFormula(formatValue(value));
}

/**
 * A result as CSV. NULL is an empty cell and an empty text is `""`, as PostgreSQL's COPY writes them; a text that a
 * spreadsheet would run as a formula gets an apostrophe in front.
 */
export function csvExport({ columns, rows }: Pick<StatementResult, 'columns' | 'rows'>): string {
  const table = [columns.map(markFormula), ...rows.map((row) => row.map(cell))];
  const quotes = (value: unknown) => value === '' || OTHER_DELIMITER.test(String(value));
  // The last line ends too: that it is empty may be the answer.
  return `${papa.unparse(table, { quotes })}\r\n`;
}
