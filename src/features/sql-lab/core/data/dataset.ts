import type { Bilingual } from '../../../../core/bilingual';
import type { Promises } from '../grading/promises';
import type { SqlValue } from '../types';

export type ColumnType = 'integer' | 'text' | 'date' | 'timestamp';

export interface DatasetColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** Maximum length, if the type is text. */
  readonly length?: number;
  readonly nullable?: boolean;
  readonly unique?: boolean;
  readonly references?: { readonly table: string; readonly column: string };
  /** Condition of a CHECK constraint, in SQL that every dialect accepts. */
  readonly check?: string;
  readonly description: Bilingual;
}

/** SQL that every dialect accepts, or a version for each dialect. */
export type GeneratedValue = string | Readonly<Record<'sqlite' | 'postgres' | 'mysql', string>>;

/**
 * Rows that the engine generates from the numbers 1 to `count`, because a hundred thousand would be too many to
 * transfer.
 */
export interface GeneratedRows {
  readonly count: number;
  /** The value of each column of row number `n`. */
  readonly values: readonly GeneratedValue[];
  /** The first rows, for the schema panel. */
  readonly sample: DatasetTable['rows'];
}

export interface DatasetTable {
  readonly name: string;
  readonly description: Bilingual;
  readonly primaryKey: readonly string[];
  readonly columns: readonly DatasetColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Replaces `rows`. */
  readonly generated?: GeneratedRows;
}

/** A dataset as stored in its JSON file, from which scripts, files and schema panels are made. */
export interface Dataset {
  readonly id: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** The date that lessons call "today", so that results do not depend on when a page is built or read. */
  readonly today: string;
  readonly tables: readonly DatasetTable[];
  /**
   * `mixed`: rows are stored in an order unrelated to their keys or to any other column, so that no query can rely on
   * it.
   */
  readonly storage?: 'mixed';
  /** What holds for other rows of these tables too. */
  readonly promises?: Promises;
}

/** The data of a dataset's schema panel; small enough to be part of a page. */
export interface DatasetSchema {
  readonly id: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly today: string;
  readonly tables: readonly (Omit<DatasetTable, 'rows' | 'generated'> & {
    readonly rowCount: number;
    readonly sample: readonly (readonly SqlValue[])[];
  })[];
}

/** The keys of a column in SQL terms: `PK`, `FK → customers`, `UNIQUE`, `NULL` if it is nullable. */
export function columnKeys(
  { name, references, unique, nullable }: DatasetColumn,
  primaryKey: readonly string[],
): string {
  return [
    primaryKey.includes(name) && 'PK',
    references && `FK → ${references.table}`,
    unique && 'UNIQUE',
    nullable && 'NULL',
  ]
    .filter(Boolean)
    .join(' · ');
}

const SAMPLE_ROWS = 3;

/** The description of a dataset without its rows. */
export function describeDataset({ id, title, description, today, tables }: Dataset): DatasetSchema {
  return {
    id,
    title,
    description,
    today,
    tables: tables.map(({ rows, generated, ...table }) => ({
      ...table,
      rowCount: generated?.count ?? rows.length,
      sample: (generated?.sample ?? rows).slice(0, SAMPLE_ROWS),
    })),
  };
}
