/** Kinds of columns; SQL has more, these two are what a small example needs. */
export type ColumnType = 'number' | 'text';

/** One value of a table; null is SQL's NULL. */
export type Cell = number | string | null;

export type Row = readonly Cell[];

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
}

/** A table small enough to be read row by row. Rows may repeat, as query results do; every row has a cell a column. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/**
 * What fits on a phone, and what JavaScript computes exactly: `number` holds for cells, in either
 * direction, and `exact` for everything that is computed from them.
 */
export const LIMITS = {
  rows: 8,
  columns: 4,
  text: 30,
  name: 24,
  number: 999_999_999,
  decimals: 2,
  expression: 160,
  exact: Number.MAX_SAFE_INTEGER,
} as const;

/** What a condition says of a row: null is SQL's NULL, "unknown". WHERE and ON keep true alone. */
export type Truth = boolean | null;

/** What an expression may become. */
export type Value = Cell | boolean;
export type ValueType = ColumnType | 'boolean' | 'null';

/** The word that SQL prints for a truth value. */
export function truthName(truth: Truth): 'TRUE' | 'FALSE' | 'NULL' {
  if (truth === null) return 'NULL';
  return truth ? 'TRUE' : 'FALSE';
}

/** A cell as a result table prints it. */
export function formatCell(cell: Cell): string {
  return cell === null ? 'NULL' : String(cell);
}

/** A value as it is written in SQL: text in quotes. */
export function formatLiteral(value: Value): string {
  if (typeof value === 'boolean') return truthName(value);
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : formatCell(value);
}
