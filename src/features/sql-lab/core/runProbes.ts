import type { Execution } from './types';

/**
 * Runs probes one by one on the same database. Changes are undone after each probe, except that sequences advance.
 *
 * @param execute - runs a text on the database in the state after the answer
 */
export async function runProbes(
  probes: readonly string[],
  execute: (sql: string) => Promise<Execution>,
): Promise<Execution[]> {
  const executions: Execution[] = [];
  for (const probe of probes) {
    await execute('BEGIN');
    executions.push(await execute(probe));
    await execute('ROLLBACK');
  }
  return executions;
}
