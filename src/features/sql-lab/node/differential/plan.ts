import type { Promises } from '../../core/grading/promises';
import type { Row } from '../../core/trials/trialSet';
import type { ColumnValues } from './candidates';
import type { SchemaTable } from './schema';

/** A table to fill with random rows. */
export interface PlannedTable {
  readonly schema: SchemaTable;
  /** Whether a text names it; other tables are there because rows refer to theirs. */
  readonly isNamed: boolean;
  /** The values of each column; references have none of their own. */
  readonly values: readonly (ColumnValues | undefined)[];
  /** Columns that no solution and no known mistake names: few values are enough. */
  readonly idle: ReadonlySet<string>;
  /** Keys that texts name. */
  readonly keys: readonly number[];
  /** The column whose values each column takes: by a foreign key, or because texts compare them. */
  readonly links: readonly (Link | undefined)[];
}

export interface Link {
  readonly table: string;
  readonly column: string;
  /** Without a foreign key, or between columns that are no keys, only some values are taken over. */
  readonly isLoose: boolean;
}

export interface Plan {
  /** Referenced tables first. */
  readonly tables: readonly PlannedTable[];
  readonly counts: readonly number[];
  readonly limits: readonly number[];
  readonly promises: Promises;
  readonly acceptsRow: (table: SchemaTable, row: Row) => boolean;
  /** Rows of the tables that stay as they are. */
  readonly fixed: ReadonlyMap<string, SchemaTable>;
}
