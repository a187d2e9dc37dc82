import { formatCell, type Table } from './types';

const MOST_LETTERS = 8;

/**
 * A short name for every row, for headings and sentences: its first value where these values are short and unique, as
 * keys are; otherwise `#1`, `#2`, ….
 */
export function labelsOf({ rows }: Table): readonly string[] {
  const values = rows.map(([first = null]) => (first === null ? '' : formatCell(first)));
  const isKey =
    new Set(values).size === values.length && values.every(({ length }) => length > 0 && length <= MOST_LETTERS);
  return isKey ? values : rows.map((_, index) => `#${index + 1}`);
}

/** A table as FROM names it. */
export function aliased(table: string, alias: string): string {
  return table === alias ? table : `${table} AS ${alias}`;
}
