import type { Database } from 'sql.js';
import { isMeaningful, tokenizeSql } from '../../core/statements/tokenizeSql';
import type { Cell, Row } from '../../core/trials/trialSet';

export type ValueType = 'integer' | 'real' | 'text' | 'date' | 'timestamp';

export interface SchemaColumn {
  readonly name: string;
  readonly type: ValueType;
  readonly nullable: boolean;
  /** Maximum length of a text. */
  readonly length?: number;
  readonly references?: { readonly table: string; readonly column: string };
  /** Conditions that name only this column, or this column and others. */
  readonly checks: readonly string[];
}

export interface SchemaTable {
  readonly name: string;
  readonly columns: readonly SchemaColumn[];
  readonly primaryKey: readonly string[];
  /** Combinations of columns that do not repeat, the primary key among them. */
  readonly unique: readonly (readonly string[])[];
  /** Conditions of all CHECK constraints. */
  readonly checks: readonly string[];
  /** The rows that the reader sees. */
  readonly rows: readonly Row[];
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

function typeOf(declared: string, values: readonly Cell[]): ValueType {
  const filled = values.filter((value) => value !== null);
  const all = (test: (value: Cell) => boolean) => filled.length > 0 && filled.every(test);
  if (/TIMESTAMP/i.test(declared) || all((value) => MOMENT.test(String(value)))) return 'timestamp';
  if (/DATE/i.test(declared) || all((value) => DAY.test(String(value)))) return 'date';
  if (/INT/i.test(declared)) return 'integer';
  return /REAL|NUMERIC|DECIMAL|DOUBLE|FLOAT/i.test(declared) ? 'real' : 'text';
}

/** The conditions of the CHECK constraints in the text of a CREATE TABLE. */
function checksIn(createTable: string): string[] {
  const tokens = tokenizeSql(createTable, 'sqlite').filter(isMeaningful);
  const textAt = (index: number) => {
    const token = tokens[index];
    return token ? createTable.slice(token.start, token.end) : '';
  };
  return tokens.flatMap((_, index) => {
    if (textAt(index).toUpperCase() !== 'CHECK' || textAt(index + 1) !== '(') return [];
    let depth = 0;
    let end = index + 1;
    do {
      if (textAt(end) === '(') depth += 1;
      if (textAt(end) === ')') depth -= 1;
      end += 1;
    } while (depth > 0 && end < tokens.length);
    return [createTable.slice(tokens[index + 1]?.end ?? 0, tokens[end - 1]?.start)];
  });
}

const words = (text: string) => new Set(text.toLowerCase().match(/[a-z_]\w*/g) ?? []);

function query(database: Database, sql: string, parameters: string[] = []): Row[] {
  return (database.exec(sql, parameters)[0]?.values ?? []) as Row[];
}

function readTable(database: Database, name: string, createTable: string): SchemaTable {
  const info = query(database, 'SELECT name, type, "notnull", pk FROM pragma_table_info(?)', [name]);
  const rows = query(database, `SELECT * FROM "${name}"`);
  const links = query(database, 'SELECT "from", "table", "to" FROM pragma_foreign_key_list(?)', [name]);
  const indexes = query(database, 'SELECT name FROM pragma_index_list(?) WHERE "unique" AND NOT partial', [name]);
  const checks = checksIn(createTable);
  const primaryKey = info
    .filter(([, , , key]) => Number(key) > 0)
    .sort((left, right) => Number(left[3]) - Number(right[3]))
    .map(([column]) => String(column));
  const columns = info.map(([column, declared, notNull, key], at): SchemaColumn => {
    const link = links.find(([from]) => from === column);
    const length = /\((\d+)\)/.exec(String(declared))?.[1];
    return {
      name: String(column),
      type: typeOf(
        String(declared),
        rows.map((row) => row[at] ?? null),
      ),
      nullable: !notNull && Number(key) === 0,
      checks: checks.filter((check) => words(check).has(String(column).toLowerCase())),
      ...(length !== undefined && { length: Number(length) }),
      ...(link && { references: { table: String(link[1]), column: String(link[2] ?? '') } }),
    };
  });
  const unique = indexes.map(([index]) =>
    query(database, 'SELECT name FROM pragma_index_info(?)', [String(index)]).map(([column]) => String(column)),
  );
  const isNamed = (list: readonly string[]) => list.length > 0 && !list.includes('null');
  return { name, columns, primaryKey, unique: [primaryKey, ...unique].filter(isNamed), checks, rows };
}

/** Sorts tables so that referenced ones come before those that refer to them. */
function parentsFirst(tables: readonly SchemaTable[]): SchemaTable[] {
  const sorted: SchemaTable[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const isReady = ({ name, columns }: SchemaTable) =>
      columns.every(
        ({ references }) =>
          !references || references.table === name || !rest.some((other) => other.name === references.table),
      );
    const ready = rest.filter(isReady);
    // Tables that refer to each other come in any order.
    sorted.push(...(ready.length > 0 ? ready : rest));
    rest = ready.length > 0 ? rest.filter((table) => !ready.includes(table)) : [];
  }
  return sorted;
}

/** Reads the tables of a database with their rows and constraints, referenced tables first. */
export function readSchema(database: Database): SchemaTable[] {
  const tables = query(
    database,
    "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid",
  ).map(([name, sql]) => readTable(database, String(name), String(sql)));
  const keyOf = (name: string) => tables.find((table) => table.name === name)?.primaryKey[0] ?? '';
  const named = tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) =>
      column.references?.column === ''
        ? { ...column, references: { ...column.references, column: keyOf(column.references.table) } }
        : column,
    ),
  }));
  return parentsFirst(named);
}
