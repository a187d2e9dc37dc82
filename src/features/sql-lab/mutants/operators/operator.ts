import type { DatasetTable } from '../../core/data/dataset';
import type { NodePath, Tree } from '../syntaxTree';

/** The properties of columns that the operators use. */
export interface Columns {
  /** Names of columns that are never NULL, in any table that has them. */
  readonly filled: ReadonlySet<string>;
  /** Columns of each table that may be NULL. */
  readonly nullable: Readonly<Record<string, readonly string[]>>;
  /** Columns of each table's primary key. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

export interface Context {
  readonly columns: Columns;
  /** Whether the rows of the whole statement are compared in order. */
  readonly isOrdered: boolean;
}

/** A replacement for a node, and a description of the mistake for the report. */
export interface Change {
  readonly what: string;
  readonly node: Tree;
}

/** Makes all mistakes of one kind at one node of a statement. */
export type Operator = (path: NodePath, context: Context) => readonly Change[];

/** Collects the properties of a schema's columns for the operators. */
export function columnsOf(tables: readonly Pick<DatasetTable, 'name' | 'columns' | 'primaryKey'>[]): Columns {
  const optional = new Set(
    tables.flatMap(({ columns }) => columns.filter(({ nullable }) => nullable).map(({ name }) => name)),
  );
  const names = tables.flatMap(({ columns }) => columns.map(({ name }) => name));
  return {
    filled: new Set(names.filter((name) => !optional.has(name))),
    nullable: Object.fromEntries(
      tables.map(({ name, columns }) => [
        name,
        columns.filter(({ nullable }) => nullable).map((column) => column.name),
      ]),
    ),
    keys: Object.fromEntries(tables.map(({ name, primaryKey }) => [name, primaryKey])),
  };
}
