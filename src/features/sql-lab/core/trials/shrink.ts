import type { Row, TrialColumn, TrialDatabase, TrialTable } from './trialSet';

/** Whether an answer is still wrong on a database that satisfies all that is promised. */
type Test = (database: TrialDatabase) => Promise<boolean>;

const keyOf = (row: Row, columns: readonly TrialColumn[], name: string) =>
  row[columns.findIndex((column) => column.name === name)];

/** Removes the rows that refer to rows which are not there. */
function withoutOrphans(before: TrialDatabase, after: TrialDatabase, tables: readonly TrialTable[]): TrialDatabase {
  let current = after;
  for (;;) {
    const next = current.map((rows, at) =>
      rows.filter((row) =>
        (tables[at]?.columns ?? []).every(({ references }, column) => {
          const target = references ? tables.findIndex(({ name }) => name === references.table) : -1;
          const value = row[column] ?? null;
          if (!references || target < 0 || value === null) return true;
          const has = (database: TrialDatabase) =>
            (database[target] ?? []).some(
              (other) => keyOf(other, tables[target]?.columns ?? [], references.column) === value,
            );
          // A table that no text names is empty from the start.
          return has(current) || !has(before);
        }),
      ),
    );
    if (next.every((rows, at) => rows.length === current[at]?.length)) return next;
    current = next;
  }
}

/** Numbers the rows of each table again, as the prompt promises. */
function renumbered(database: TrialDatabase, tables: readonly TrialTable[]): TrialDatabase {
  return database.map((rows, at) => {
    const { columns = [], numbered } = tables[at] ?? {};
    if (!numbered) return rows;
    const [number, group] = [numbered.column, numbered.by].map((name) =>
      columns.findIndex((column) => column.name === name),
    ) as [number, number];
    return rows.map((row) => {
      const peers = rows.filter((other) => other[group] === row[group]).map((other) => Number(other[number]));
      const place = peers.filter((other) => other < Number(row[number])).length + 1;
      return row.map((cell, column) => (column === number ? place : cell));
    });
  });
}

const replaced = (database: TrialDatabase, table: number, rows: readonly Row[]): TrialDatabase =>
  database.map((old, at) => (at === table ? rows : old));

const withCell = (row: Row, column: number, cell: Row[number]): Row =>
  row.map((old, at) => (at === column ? cell : old));

/** The most databases to try: each costs a few runs of the answer and of the solutions. */
const MAX_TRIES = 250;

/**
 * Makes a database on which an answer is wrong as small and as ordinary as it can: rows are dropped together with those
 * that refer to them, references become NULL, and values ordinary ones that differ from row to row. The number of tries
 * is limited.
 */
export async function shrink(
  start: TrialDatabase,
  tables: readonly TrialTable[],
  isWrong: Test,
): Promise<TrialDatabase> {
  let current = start;
  let tries = 0;
  const attempt = async (candidate: TrialDatabase): Promise<boolean> => {
    tries += 1;
    if (tries > MAX_TRIES || !(await isWrong(candidate))) return false;
    current = candidate;
    return true;
  };

  const dropRows = async (table: number): Promise<void> => {
    for (
      let size = Math.ceil((current[table]?.length ?? 0) / 2);
      size >= 1;
      size = size === 1 ? 0 : Math.ceil(size / 2)
    ) {
      for (let from = 0; from < (current[table]?.length ?? 0);) {
        const rest = (current[table] ?? []).filter((_, at) => at < from || at >= from + size);
        const without = withoutOrphans(current, replaced(current, table, rest), tables);
        if (!(await attempt(renumbered(without, tables)))) from += size;
      }
    }
  };
  const dropAll = async (): Promise<void> => {
    // Parents first: with one row go all that refer to it.
    for (const table of tables.keys()) await dropRows(table);
  };
  const clearReferences = async (table: number, column: number): Promise<void> => {
    for (const [at, row] of (current[table] ?? []).entries()) {
      if (row[column] === null) continue;
      const rows = (current[table] ?? []).map((other, index) => (index === at ? withCell(other, column, null) : other));
      await attempt(replaced(current, table, rows));
    }
  };
  const makePlain = async (table: number, column: number, plain: Row): Promise<void> => {
    const rows = current[table] ?? [];
    if (rows.length === 0 || rows.length > plain.length) return;
    const all = rows.map((row, at) => withCell(row, column, plain[at] ?? null));
    if (await attempt(replaced(current, table, all))) return;
    for (const [at, row] of rows.entries()) {
      const taken = new Set((current[table] ?? []).map((other) => other[column]));
      if (plain.includes(row[column] ?? null)) continue;
      const free = plain.find((value) => !taken.has(value));
      if (free === undefined) continue;
      const changed = (current[table] ?? []).map((other, index) =>
        index === at ? withCell(other, column, free) : other,
      );
      await attempt(replaced(current, table, changed));
    }
  };

  await dropAll();
  for (const [table, { columns }] of tables.entries()) {
    for (const [column, { references, nullable, isKept, plain }] of columns.entries()) {
      if (references && nullable) await clearReferences(table, column);
      else if (!references && !isKept && plain) await makePlain(table, column, plain);
    }
  }
  await dropAll();
  return current;
}
