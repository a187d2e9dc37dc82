import type { TrialSetup } from './trialRunner';
import type { Cell, Row, TrialDatabase } from './trialSet';

function literal(value: Cell): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/** The statement that inserts rows, of which there is at least one. */
export function insertStatement(table: string, columns: readonly string[], rows: readonly Row[]): string {
  const values = rows.map((row) => `(${row.map(literal).join(', ')})`).join(', ');
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values}`;
}

/** The statements that fill the emptied tables with a small database. */
export function fillStatements(
  { tables, after }: Pick<TrialSetup, 'tables' | 'after'>,
  database: TrialDatabase,
  chosen?: ReadonlySet<number>,
): string[] {
  const inserts = tables.flatMap(({ name, columns }, index) => {
    const rows = database[index] ?? [];
    if (rows.length === 0 || (chosen && !chosen.has(index))) return [];
    return [
      insertStatement(
        name,
        columns.map((column) => column.name),
        rows,
      ),
    ];
  });
  return [...inserts, ...after];
}
