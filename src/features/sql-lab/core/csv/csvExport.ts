import papa from 'papaparse';
import { markFormula } from './formulaMark';
import { formatValue } from '../sqlValue';
import type { SqlValue, StatementResult } from '../types';

/** Cells with these characters are quoted, because some programs guess the delimiter. */
const OTHER_DELIMITER = /[;|\t]/;

function cell(value: SqlValue): string | number | boolean | null {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  return markFormula(formatValue(value));
}

/**
 * Converts a result to CSV. As in PostgreSQL's COPY, NULL is an empty cell and an empty text is `""`. A text that a
 * spreadsheet would run as a formula gets an apostrophe in front.
 */
export function csvExport({ columns, rows }: Pick<StatementResult, 'columns' | 'rows'>): string {
  const table = [columns.map(markFormula), ...rows.map((row) => row.map(cell))];
  const quotes = (value: unknown) => value === '' || OTHER_DELIMITER.test(String(value));
  // The last line is terminated too, because an empty last line may be a row.
  return `${papa.unparse(table, { quotes })}\r\n`;
}
