import type { Execution } from './types';

/**
 * Tries probes one after another on the same database; none sees what another changed, except that a sequence goes on.
 *
 * @param execute - runs a text on the database as the answer has left it
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
