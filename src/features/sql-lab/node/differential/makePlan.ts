import type { Database, Statement as Prepared } from 'sql.js';
import type { Dataset } from '../../core/data/dataset';
import { joinPromises } from '../../core/grading/promises';
import type { SqlExercise } from '../../core/grading/exercise';
import { isMeaningful, tokenizeSql, tokenName } from '../../core/statements/tokenizeSql';
import { usedTables } from '../../core/statements/usedTables';
import type { Cell, Row, TrialSet, TrialTable } from '../../core/trials/trialSet';
import { valuesOf } from './candidates';
import type { Link, Plan, PlannedTable } from './plan';
import { harvest, type Harvest } from './harvest';
import { readSchema, type SchemaColumn, type SchemaTable } from './schema';

/** Evaluates CHECK constraints, which an engine does best. */
function checker(database: Database) {
  const prepared = new Map<string, Prepared | undefined>();
  const statement = (key: string, table: SchemaTable, checks: readonly string[]): Prepared | undefined => {
    if (prepared.has(key)) return prepared.get(key);
    const names = table.columns.map(({ name }) => `? AS "${name}"`).join(', ');
    const made =
      checks.length === 0
        ? undefined
        : database.prepare(
            `SELECT ${checks.map((check) => `COALESCE((${check}), 1)`).join(' AND ')} FROM (SELECT ${names})`,
          );
    prepared.set(key, made);
    return made;
  };
  const holds = (test: Prepared | undefined, row: Row): boolean => {
    if (!test) return true;
    try {
      return Boolean(test.get([...row] as (string | number | null)[])[0]);
    } finally {
      test.reset();
    }
  };
  return {
    accepts: (table: SchemaTable, column: SchemaColumn, value: Cell) =>
      holds(
        statement(`${table.name}.${column.name}`, table, column.checks),
        table.columns.map((other) => (other === column ? value : null)),
      ),
    acceptsRow: (table: SchemaTable, row: Row) => holds(statement(table.name, table, table.checks), row),
  };
}

/** All names in texts, in lower case. */
function wordsIn(texts: readonly string[]): Set<string> {
  const names = texts.flatMap((sql) =>
    tokenizeSql(sql, 'sqlite')
      .filter((token) => isMeaningful(token) && (token.kind === 'word' || token.kind === 'quotedName'))
      .map((token) => tokenName(sql, token).toLowerCase()),
  );
  return new Set(names);
}

/** The tables that texts name, and those to which they refer. */
function closure(schema: readonly SchemaTable[], named: readonly string[]): SchemaTable[] {
  const chosen = new Set(named);
  for (let size = 0; size !== chosen.size;) {
    size = chosen.size;
    for (const { name, columns } of schema)
      if (chosen.has(name)) for (const { references } of columns) if (references) chosen.add(references.table);
  }
  return schema.filter(({ name }) => chosen.has(name));
}

/** The column from which a column takes values, by a foreign key or because texts compare the two. */
function linkOf(
  table: SchemaTable,
  column: SchemaColumn,
  tables: readonly SchemaTable[],
  { columns }: Harvest,
): Link | undefined {
  if (column.references) return { ...column.references, isLoose: false };
  const isOwnKey = table.primaryKey.length === 1 && table.primaryKey[0] === column.name;
  if (isOwnKey && column.type === 'integer') return undefined;
  const partners = columns.get(column.name.toLowerCase())?.partners ?? new Set<string>();
  const matches = tables.flatMap((other) =>
    other.columns.flatMap((candidate): Link[] =>
      partners.has(candidate.name.toLowerCase()) && !(other === table && candidate === column) && !candidate.references
        ? [{ table: other.name, column: candidate.name, isLoose: true }]
        : [],
    ),
  );
  return matches.find(({ table: name }) => name !== table.name) ?? matches[0];
}

/** A table with the lengths of its texts, in which the columns that always have a value are never empty. */
function completed(table: SchemaTable, { tables }: Pick<Dataset, 'tables'>, filled: readonly string[]): SchemaTable {
  const defined = tables.find(({ name }) => name === table.name);
  return {
    ...table,
    columns: table.columns.map((column) => {
      const length = column.length ?? defined?.columns.find(({ name }) => name === column.name)?.length;
      return {
        ...column,
        ...(length !== undefined && { length }),
        ...(filled.includes(`${table.name}.${column.name}`) && { nullable: false }),
      };
    }),
  };
}

/** How the databases of an exercise are generated. */
export interface ExercisePlan {
  readonly plan: Plan;
  /** The set without databases. */
  readonly set: Omit<TrialSet, 'id' | 'packed'>;
}

/**
 * Plans the random databases of an exercise.
 *
 * @param database - the dataset after the exercise's setup, on SQLite
 * @param dataset - what it promises, and the lengths of its texts, which SQLite does not know
 */
export function makePlan(
  exercise: SqlExercise,
  database: Database,
  dataset: Pick<Dataset, 'promises' | 'tables'>,
): ExercisePlan {
  const promises = joinPromises(dataset.promises, exercise.promises);
  const schema = readSchema(database).map((table) => completed(table, dataset, promises.filled ?? []));
  const texts = [...exercise.solutions, ...exercise.wrong].map(({ sql, engine }) => ({
    sql,
    ...(engine && { engine }),
  }));
  const extra = [...(promises.never ?? []), ...(promises.after ?? [])].map((sql) => ({ sql }));
  const harvested = harvest([...texts, ...extra]);
  const names = schema.map(({ name }) => name);
  const used = usedTables([...texts, ...extra].map(({ sql }) => sql).join('\n;\n'), names);
  const words = wordsIn([...texts, ...extra].map(({ sql }) => sql));
  const apart = new Set([...(promises.fixed ?? []), ...(promises.derived ?? [])]);
  const fixed = new Map(
    schema.filter(({ name }) => promises.fixed?.includes(name)).map((table) => [table.name, table]),
  );
  const chosen = closure(schema, used).filter(({ name }) => !apart.has(name));
  const { accepts, acceptsRow } = checker(database);
  const all = [...chosen, ...fixed.values()];

  const tables = chosen.map((table): PlannedTable => {
    const keyNames = new Set([
      ...table.primaryKey,
      ...chosen.flatMap(({ columns }) =>
        columns.flatMap(({ name, references }) => (references?.table === table.name ? [name] : [])),
      ),
    ]);
    const keys = [...keyNames].flatMap((name) => [...(harvested.columns.get(name.toLowerCase())?.literals ?? [])]);
    return {
      schema: table,
      isNamed: used.includes(table.name),
      values: table.columns.map((column) =>
        column.references
          ? undefined
          : valuesOf(table, column, {
              harvest: harvested,
              promises,
              accepts,
              tables: all,
              fixed: new Set(fixed.keys()),
            }),
      ),
      idle: new Set(table.columns.flatMap(({ name }) => (words.has(name.toLowerCase()) ? [] : [name]))),
      keys: [...new Set(keys.map(Number).filter((key) => Number.isInteger(key) && key >= 0 && key < 100_000))],
      links: table.columns.map((column) => linkOf(table, column, all, harvested)),
    };
  });

  const trialTables = chosen.map((table): TrialTable => {
    const entry = Object.entries(promises.numbered ?? {}).find(([name]) => name.startsWith(`${table.name}.`));
    return {
      name: table.name,
      columns: table.columns.map((column, at) => {
        const isKept = table.primaryKey.includes(column.name) || entry?.[0] === `${table.name}.${column.name}`;
        const plain = [...new Set(table.rows.map((row) => row[at] ?? null))]
          .filter((value) => value !== null)
          .slice(0, 12);
        return {
          name: column.name,
          ...(column.references && { references: column.references }),
          ...(column.nullable && { nullable: true }),
          ...(isKept ? { isKept } : !column.references && { plain }),
        };
      }),
      ...(entry && { numbered: { column: entry[0].slice(table.name.length + 1), by: entry[1] } }),
    };
  });
  return {
    plan: {
      tables,
      counts: [...harvested.counts],
      limits: [...harvested.limits],
      promises,
      acceptsRow,
      fixed,
    },
    set: {
      tables: trialTables,
      emptied: [...schema].reverse().flatMap(({ name }) => (fixed.has(name) ? [] : [name])),
      ...(promises.never?.length && { never: promises.never }),
      ...(promises.after?.length && { after: promises.after }),
    },
  };
}
