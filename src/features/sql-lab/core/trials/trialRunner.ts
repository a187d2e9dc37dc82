import type { EngineName, Execution } from '../types';
import type { TrialDatabase } from './trialSet';

/** A correct answer never has so many rows on a small database. */
export const MAX_TRIAL_ROWS = 2_000;

/** Prepares the database in which small databases are tried one after the other. */
export interface TrialSetup {
  /** Statements that run once on the dataset. */
  readonly setup: readonly string[];
  readonly emptied: readonly string[];
  readonly tables: readonly { readonly name: string; readonly columns: readonly { readonly name: string }[] }[];
  /** Statements that run after each filling. */
  readonly after: readonly string[];
}

/** Runs texts on one small database after the other. */
export interface TrialRunner {
  readonly engine: EngineName;
  /**
   * Replaces the rows of the tables.
   *
   * @returns false if the schema rejects the rows
   */
  fill(database: TrialDatabase, tables?: ReadonlySet<number>): Promise<boolean>;
  /** Runs a single query that changes nothing on the rows filled in last. */
  read(sql: string): Promise<Execution>;
  /** Runs any text on the rows filled in last; afterwards the tables must be filled again. */
  execute(sql: string): Promise<Execution>;
}
