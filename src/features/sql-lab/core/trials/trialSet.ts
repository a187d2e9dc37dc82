export type Cell = string | number | null;
export type Row = readonly Cell[];

/** A column of the small databases. */
export interface TrialColumn {
  readonly name: string;
  /** The row that a value must belong to. */
  readonly references?: { readonly table: string; readonly column: string };
  readonly nullable?: boolean;
  /** The value identifies its row or is numbered, so it stays while a counterexample is made smaller. */
  readonly isKept?: boolean;
  /** Ordinary values, for a counterexample that is easy to read. */
  readonly plain?: Row;
}

export interface TrialTable {
  readonly name: string;
  readonly columns: readonly TrialColumn[];
  /** Column whose values count from 1 within the rows that share a value of the other column. */
  readonly numbered?: { readonly column: string; readonly by: string };
}

/** Rows for each table of a set, in its order. */
export type TrialDatabase = readonly (readonly Row[])[];

/** The small databases on which answers to an exercise are compared with the reference. */
export interface TrialSet {
  /** Changes with the content. */
  readonly id: string;
  /** Referenced tables come before those that refer to them. */
  readonly tables: readonly TrialTable[];
  /** All tables whose rows are removed first; the others are part of the task and stay as they are. */
  readonly emptied: readonly string[];
  /** Queries that return a row if a database contradicts the prompt. */
  readonly never?: readonly string[];
  /** Statements that fill the remaining tables from these. */
  readonly after?: readonly string[];
  readonly packed: PackedDatabases;
}

/** The rows of many databases, one character for each cell. */
export interface PackedDatabases {
  /** The different values of each column of each table. */
  readonly values: readonly (readonly Row[])[];
  /** For each database and table, the cells row by row: the index of the value, added to {@link FIRST_CODE}. */
  readonly rows: readonly (readonly string[])[];
}

/** The first character that JSON writes as itself, also between quotes; the backslash is skipped. */
const FIRST_CODE = 35;
const BACKSLASH = 92;

const codeOf = (index: number): number =>
  index + FIRST_CODE < BACKSLASH ? index + FIRST_CODE : index + FIRST_CODE + 1;
const indexOfCode = (code: number): number => (code < BACKSLASH ? code - FIRST_CODE : code - FIRST_CODE - 1);

/** Packs databases; `widths` are the numbers of columns of their tables. */
export function packDatabases(databases: readonly TrialDatabase[], widths: readonly number[]): PackedDatabases {
  const values = widths.map((width) => Array.from({ length: width }, () => new Map<Cell, number>()));
  const codeFor = (cell: Cell, table: number, column: number): number => {
    const known = values[table]?.[column] ?? new Map<Cell, number>();
    const index = known.get(cell) ?? known.size;
    known.set(cell, index);
    return codeOf(index);
  };
  const rows = databases.map((database) =>
    database.map((table, at) =>
      table.map((row) => String.fromCharCode(...row.map((cell, column) => codeFor(cell, at, column)))).join(''),
    ),
  );
  return { values: values.map((columns) => columns.map((known) => [...known.keys()])), rows };
}

/** Unpacks what {@link packDatabases} has packed. */
export function unpackDatabases({ values, rows }: PackedDatabases): TrialDatabase[] {
  return rows.map((database) =>
    database.map((text, table) => {
      const columns = values[table] ?? [];
      const cells = [...text].map((char, at) => {
        const index = indexOfCode(char.codePointAt(0) ?? 0);
        return columns[at % columns.length]?.[index] ?? null;
      });
      return Array.from({ length: cells.length / Math.max(1, columns.length) }, (_, row) =>
        cells.slice(row * columns.length, (row + 1) * columns.length),
      );
    }),
  );
}
