/** Types of columns; SQL has more, but a small example needs only these two. */
export type ColumnType = 'number' | 'text';

/** One value of a table; null is SQL's NULL. */
export type Cell = number | string | null;

export type Row = readonly Cell[];

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
}

/** A table small enough to read row by row. Rows may repeat, as in query results; every row has one cell per column. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/**
 * What fits on a phone, and what JavaScript computes exactly: `number` limits the absolute value of cells, `exact` that
 * of everything computed from them.
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

/** The truth value of a condition: null is SQL's NULL, "unknown". WHERE and ON keep only rows for which it is true. */
export type Truth = boolean | null;

/** The possible values of an expression. */
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

/** A value as an SQL literal. */
export function formatLiteral(value: Value): string {
  if (typeof value === 'boolean') return truthName(value);
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : formatCell(value);
}
