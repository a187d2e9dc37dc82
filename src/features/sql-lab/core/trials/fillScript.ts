import { sqlLiteral } from '../sqlValue';
import type { TrialSetup } from './trialRunner';
import type { Row, TrialDatabase } from './trialSet';

/** The statement that inserts rows, of which there is at least one. */
export function insertStatement(table: string, columns: readonly string[], rows: readonly Row[]): string {
  const values = rows.map((row) => `(${row.map(sqlLiteral).join(', ')})`).join(', ');
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
