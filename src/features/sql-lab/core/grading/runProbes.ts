import type { Execution } from '../types';

/** The statements before and after a probe that undo its changes. */
interface Undoing {
  readonly before: string;
  readonly after: string;
}

const OWN_TRANSACTION: Undoing = { before: 'BEGIN', after: 'ROLLBACK' };

/**
 * Runs probes one by one on the same database. Changes are undone after each probe, except that sequences advance.
 *
 * @param execute - runs a text on the database in the state after the answer
 */
export async function runProbes(
  probes: readonly string[],
  execute: (sql: string) => Promise<Execution>,
  { before, after } = OWN_TRANSACTION,
): Promise<Execution[]> {
  const executions: Execution[] = [];
  for (const probe of probes) {
    await execute(before);
    executions.push(await execute(probe));
    await execute(after);
  }
  return executions;
}
