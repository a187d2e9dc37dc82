import { needsOwnDatabase } from '../core/grading/probes';
import { splitStatements, type Statement } from '../core/statements/splitStatements';
import { damageOf, END_SESSION } from '../engine/postgresReset';

/**
 * Words of statements that run differently inside a transaction, or that change the session, which the engine's own
 * `readState` would have ended.
 */
const TRANSACTION_MATTERS = /\b(?:CONCURRENTLY|DEFERRED|DEFERRABLE|CONSTRAINTS|set_config)\b/i;
/** They may damage the server only when they are called; their definitions end with the transaction. */
const ROUTINES = new Set(['CREATE FUNCTION', 'CREATE PROCEDURE']);

const isUndoable = (statement: Statement): boolean =>
  (damageOf(statement) !== 'server' || ROUTINES.has(statement.command)) && !TRANSACTION_MATTERS.test(statement.sql);

/** Whether PostgreSQL runs texts the same inside one transaction, whose end undoes them; false if unsure. */
export function areUndoable(texts: readonly string[]): boolean {
  return texts.every(
    (text) => !needsOwnDatabase(text, 'postgres') && splitStatements(text, 'postgres').every(isUndoable),
  );
}

/** Undoes a transaction, and restarts the sequences, which a rollback leaves advanced, as in a fresh dataset. */
export const UNDO = `${END_SESSION};
  SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  FROM pg_sequences WHERE last_value IS NOT NULL`;
