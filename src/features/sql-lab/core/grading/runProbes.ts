import type { Execution } from '../types';

/** The statements before and after a probe that undo its changes. */
interface Undoing {
  readonly before: string;
  readonly after: string;
}

const OWN_TRANSACTION: Undoing = { before: 'BEGIN', after: 'ROLLBACK' };

/** Whether a probe is tried on what the previous one has left, even if that was refused in part: it begins with `-- …`. */
export function continuesProbe(probe: string | undefined): boolean {
  return probe?.startsWith('-- …\n') ?? false;
}

/**
 * Runs probes one by one on the same database. Changes are undone after each probe, except that sequences advance;
 * if the next one continues it, they are undone after that.
 *
 * @param execute - runs a text on the database in the state after the answer
 */
export async function runProbes(
  probes: readonly string[],
  execute: (sql: string) => Promise<Execution>,
  { before, after } = OWN_TRANSACTION,
): Promise<Execution[]> {
  const executions: Execution[] = [];
  for (const [index, probe] of probes.entries()) {
    if (!continuesProbe(probe)) await execute(before);
    executions.push(await execute(probe));
    if (!continuesProbe(probes[index + 1])) await execute(after);
  }
  return executions;
}
