import { setTimeout as wait } from 'node:timers/promises';

export interface Database {
  query(sql: string): Promise<unknown>;
}

const DEADLOCK = 1213;

/** Runs `work` in a transaction, again from its start after a deadlock; resolves to the number of tries. */
export async function inTransaction(db: Database, work: () => Promise<void>, most = 10): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.query('START TRANSACTION');
      await work();
      await db.query('COMMIT');
      return attempt;
    } catch (error) {
      await db.query('ROLLBACK');
      if ((error as { errno?: number }).errno !== DEADLOCK || attempt === most) throw error;
      await wait(Math.random() * 5 * 2 ** attempt);
    }
  }
}
