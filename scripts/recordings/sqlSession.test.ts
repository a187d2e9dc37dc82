import { expect, it } from 'vitest';
import { recordAsUsers, recordStatements, type SqlSession } from './sqlSession';

const statement = (line: number, user?: string) => ({ sql: `SELECT ${line};`, line, ...(user && { user }) });

it("runs statements in their users' sessions, opens each session once, and closes all", async () => {
  const happened: string[] = [];
  const connect = (user = 'admin') => {
    happened.push(`open ${user}`);
    return Promise.resolve({ user, end: () => Promise.resolve(void happened.push(`end ${user}`)) });
  };
  const sessionOf = ({ user }: { user: string }): SqlSession => ({
    run: (sql) => Promise.resolve(void happened.push(`${user}: ${sql}`)).then(() => ({})),
  });
  const statements = [statement(1), statement(2, 'clerk'), statement(3, 'admin'), statement(4, 'clerk')];
  const results = await recordAsUsers(connect, sessionOf, statements);
  expect(results.map(({ user }) => user)).toEqual([undefined, 'clerk', 'admin', 'clerk']);
  expect(happened).toEqual([
    'open admin',
    'admin: SELECT 1;',
    'open clerk',
    'clerk: SELECT 2;',
    'open admin',
    'admin: SELECT 3;',
    'clerk: SELECT 4;',
    'end admin',
    'end clerk',
    'end admin',
  ]);
});

it('names a user without a session', async () => {
  const session: SqlSession = { run: () => Promise.resolve({}) };
  await expect(recordStatements(session, [statement(1, 'clerk')])).rejects.toThrow('opens no session for "clerk"');
});

/** Two sessions, `an` and `binh`; a statement that contains "wait" is answered when the test says so. */
function lockingServer() {
  const waits = new Map<string, (answer: object) => void>();
  const answered: Record<string, object> = {};
  const openAs = (user: string): Promise<SqlSession> =>
    Promise.resolve({
      isBlocked: () => Promise.resolve(waits.has(user)),
      run: (sql) => {
        for (const [name, answer] of Object.entries(answered))
          if (sql.includes(`end ${name}`)) {
            waits.get(name)?.(answer);
            waits.delete(name);
          }
        if (!sql.includes('wait')) return Promise.resolve({ changedRows: 1 });
        return new Promise((resolve) => waits.set(user, resolve));
      },
    });
  return { openAs, answered };
}

const root: SqlSession = { run: () => Promise.resolve({}) };
const sent = (user: string, sql: string) => ({ sql, user, line: 1 });

it('records that a statement waits, and its answer after the statement that ends the wait', async () => {
  const { openAs, answered } = lockingServer();
  answered.an = { changedRows: 2 };
  const results = await recordStatements(root, [sent('an', 'wait;'), sent('binh', 'end an;')], openAs);
  expect(results).toEqual([
    { sql: 'wait;', user: 'an', isWaiting: true },
    { sql: 'end an;', user: 'binh', changedRows: 1 },
    { sql: 'wait;', user: 'an', hasWaited: true, changedRows: 2 },
  ]);
});

it('shows that the statement which closes a cycle waited until the other was rolled back', async () => {
  const { openAs, answered } = lockingServer();
  answered.an = { error: { code: '1213', message: 'Deadlock' } };
  const results = await recordStatements(root, [sent('an', 'wait;'), sent('binh', 'end an;')], openAs);
  expect(results).toEqual([
    { sql: 'wait;', user: 'an', isWaiting: true },
    { sql: 'end an;', user: 'binh', isWaiting: true },
    { sql: 'wait;', user: 'an', hasWaited: true, error: { code: '1213', message: 'Deadlock' } },
    { sql: 'end an;', user: 'binh', hasWaited: true, changedRows: 1 },
  ]);
});

it('refuses a statement for a session that waits, and an input that leaves one waiting', async () => {
  const again = recordStatements(root, [sent('an', 'wait;'), sent('an', 'SELECT 1;')], lockingServer().openAs);
  await expect(again).rejects.toThrow('this session still waits');
  const left = recordStatements(root, [sent('an', 'wait;')], lockingServer().openAs);
  await expect(left).rejects.toThrow('still waits for a lock at the end');
});
