import type { Execution } from '../core/types';

/** What the server says about changes. */
export interface WriteState {
  /** The oldest transaction that has not ended, or the next one. */
  readonly oldest: string;
  /** The settings of ALTER SYSTEM, which are written without a transaction; null for a role that cannot read them. */
  readonly settings: string | null;
}

/** Asks for the state without starting a transaction that counts as a change. */
export const ASK_STATE = `SELECT pg_snapshot_xmin(pg_current_snapshot()),
  CASE WHEN current_setting('is_superuser') = 'on' THEN md5(pg_read_file('postgresql.auto.conf')) END`;

/**
 * Asks whether a transaction with changes is open, and whether one was committed since the oldest of an earlier state.
 * Everything that changes data gets a transaction id, whatever statement or function it is; a transaction that was
 * rolled back has one too, so its outcome counts.
 */
export const askChanges = ({ oldest }: WriteState): string => `SELECT
  pg_current_xact_id_if_assigned() IS NOT NULL OR EXISTS (
    SELECT FROM generate_series(${oldest}, pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1) id
    WHERE pg_xact_status(id::text::xid8) = 'committed')`;

/** Reads the answer to {@link ASK_STATE}; undefined if the server refused it, as in a failed transaction. */
export function readStateAnswer(execution: Execution): WriteState | undefined {
  const [oldest, settings] = execution.results[0]?.rows[0] ?? [];
  if (!execution.ok || oldest == null) return undefined;
  return { oldest: String(oldest), settings: settings == null ? null : String(settings) };
}
