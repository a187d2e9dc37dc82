import type { TextRange } from '../../src/features/recordings/core/sqlInput';
import { splitStatements } from '../../src/features/sql-lab/core/statements/splitStatements';

/** Splits a text for PostgreSQL, as the site does for the engine in the page. */
export function splitForPostgres(text: string): TextRange[] {
  return splitStatements(text, 'postgres').map(({ start, end }) => ({
    start,
    end: end + (/^\s*;/.exec(text.slice(end))?.[0].length ?? 0),
  }));
}
