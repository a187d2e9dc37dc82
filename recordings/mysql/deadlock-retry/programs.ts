import type { Database } from './inTransaction';

export interface Program {
  readonly level: 'REPEATABLE READ' | 'READ COMMITTED';
  /** The statements that register a customer. */
  readonly register: (db: Database, phone: string) => Promise<void>;
}

async function readThenInsert(db: Database, phone: string): Promise<void> {
  await db.query(`SELECT customer_id FROM customers WHERE phone = '${phone}' FOR UPDATE`);
  await insert(db, phone);
}

async function insert(db: Database, phone: string): Promise<void> {
  await db.query(`INSERT INTO customers (phone) VALUES ('${phone}')`);
}

export const PROGRAMS: readonly Program[] = [
  { level: 'REPEATABLE READ', register: readThenInsert },
  { level: 'READ COMMITTED', register: readThenInsert },
  { level: 'REPEATABLE READ', register: insert },
];
