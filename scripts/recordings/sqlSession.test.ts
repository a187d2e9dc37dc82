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
