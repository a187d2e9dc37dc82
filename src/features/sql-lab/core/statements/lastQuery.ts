import { splitStatements } from './splitStatements';
import type { EngineName } from '../types';

/** Commands for which engines make a plan. */
const PLANNED = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** The last statement of a text that has a query plan, and the statements that run before it. */
export function lastQuery(
  text: string,
  engine: EngineName,
): { readonly before: readonly string[]; readonly query?: string } {
  const statements = splitStatements(text, engine);
  const index = statements.map(({ command }) => PLANNED.has(command)).lastIndexOf(true);
  const query = statements[index]?.sql;
  return {
    before: statements.slice(0, Math.max(index, 0)).map(({ sql }) => sql),
    ...(query !== undefined && { query }),
  };
}
