import type { SqlValue } from './types';

export interface Bilingual {
  readonly vi: string;
  readonly en: string;
}

export type ColumnType = 'integer' | 'text' | 'date' | 'timestamp';

export interface DatasetColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** Longest text, where the type is text. */
  readonly length?: number;
  readonly nullable?: boolean;
  readonly unique?: boolean;
  readonly references?: { readonly table: string; readonly column: string };
  /** Condition of a CHECK constraint, in SQL that every dialect reads. */
  readonly check?: string;
  readonly description: Bilingual;
}

/** SQL that every dialect reads, or the SQL of each. */
export type GeneratedValue = string | Readonly<Record<'sqlite' | 'postgres' | 'mysql', string>>;

/** Rows that the engine makes itself, from the numbers 1 to `count`: a hundred thousand would be too many to send. */
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
  /** In place of `rows`. */
  readonly generated?: GeneratedRows;
}

/** A dataset as its JSON file holds it; scripts, files and schema panels are made from it. */
export interface Dataset {
  readonly id: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
  /** The day that lessons call "today": results must not depend on when a page is built or read. */
  readonly today: string;
  readonly tables: readonly DatasetTable[];
  /** `mixed`: rows lie in no order that a query could lean on, neither of their keys nor of any other column. */
  readonly storage?: 'mixed';
}

/** What the schema panel of a dataset shows; small enough to travel with a page. */
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

/** The keys of a column in the words of SQL: `PK`, `FK → customers`, `UNIQUE`, `NULL` where NULL may stand. */
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
