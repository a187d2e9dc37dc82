import type { Recorder } from '../../../scripts/recordings/recorder';
import { versionOf } from '../loadDataset';
import { withMysql } from '../server';
import { connect, type Connection } from '../session';
import { inTransaction } from './inTransaction';
import { PROGRAMS, type Program } from './programs';

const WORKERS = 4;
/** New numbers come after all existing ones, so every worker inserts into the last gap of the index. */
const PHONES = Array.from({ length: 400 }, (_, n) => `09${String(n + 1).padStart(6, '0')}`);

/** Several workers register all customers; returns the number of tries for each. */
async function run(open: () => Promise<Connection>, { level, register }: Program): Promise<number[]> {
  const queue = [...PHONES];
  const tries: number[] = [];
  const work = async (): Promise<void> => {
    const connection = await open();
    const db = { query: (sql: string) => connection.query({ sql }) };
    await db.query(`SET SESSION TRANSACTION ISOLATION LEVEL ${level}`);
    for (let phone = queue.shift(); phone !== undefined; phone = queue.shift()) {
      const next = phone;
      tries.push(await inTransaction(db, () => register(db, next)));
    }
    await connection.end();
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return tries;
}

const HEAD = ['level', 'program', 'committed', 'deadlocks', 'most tries'];

/** Counts the deadlocks of workers that register customers; each program has a new table. */
export const record: Recorder = () =>
  withMysql(async ({ socket }) => {
    const root = await connect(socket);
    await root.query({ sql: 'CREATE DATABASE demo' });
    const rows = [HEAD];
    for (const program of PROGRAMS) {
      await root.query({ sql: 'DROP TABLE IF EXISTS demo.customers' });
      await root.query({
        sql: `CREATE TABLE demo.customers (
          customer_id INT AUTO_INCREMENT PRIMARY KEY,
          phone VARCHAR(10) NOT NULL UNIQUE
        )`,
      });
      const tries = await run(() => connect(socket, { database: 'demo' }), program);
      const deadlocks = tries.reduce((sum, each) => sum + each - 1, 0);
      const counts = [tries.length, deadlocks, Math.max(...tries)].map(String);
      rows.push([program.level, program.register.name, ...counts]);
    }
    await root.end();
    const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
    const stdout = `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
    return { tool: 'MySQL', version: await versionOf(socket), stdout };
  });
