import { describe, expect, it } from 'vitest';
import { recordStatements } from '../../scripts/recordings/sqlSession';
import { sessionOf, type Connection } from './session';

const INT = 23;
const TEXT = 25;
const answer = (command: string, rowCount: number | null, fields: [string, number][] = [], rows: unknown[][] = []) => ({
  command,
  rowCount,
  rows,
  fields: fields.map(([name, dataTypeID]) => ({ name, dataTypeID })),
});

/** A connection that gives these answers in turn; a notice may come before each. */
function connectionOf(answers: readonly unknown[], notices: readonly (object | undefined)[] = []): Connection {
  let listen: ((message: never) => void) | undefined;
  let asked = 0;
  return {
    on: (_: string, listener: typeof listen) => (listen = listener),
    query: () => {
      const notice = notices[asked];
      if (notice) listen?.(notice as never);
      const next = answers[asked];
      asked += 1;
      // What the driver throws is an error with fields of its own.
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
  } as unknown as Connection;
}

const run = (answers: readonly unknown[], notices?: readonly (object | undefined)[]) =>
  recordStatements(
    sessionOf(connectionOf(answers, notices)),
    answers.map((_, index) => ({ sql: `statement ${index};`, line: index + 1 })),
  );

describe('a session on PostgreSQL', () => {
  it('keeps values as the server writes them, and knows which columns are numbers', async () => {
    const fields: [string, number][] = [
      ['id', INT],
      ['title', TEXT],
    ];
    expect(await run([answer('SELECT', 1, fields, [['1', null]])])).toEqual([
      { sql: 'statement 0;', columns: [{ name: 'id', isNumeric: true }, { name: 'title' }], rows: [['1', null]] },
    ]);
  });

  it('counts changed rows of statements that change rows, none among them', async () => {
    expect(await run([answer('UPDATE', 0), answer('MERGE', 2), answer('CREATE', null)])).toEqual([
      { sql: 'statement 0;', changedRows: 0 },
      { sql: 'statement 1;', changedRows: 2 },
      { sql: 'statement 2;' },
    ]);
  });

  it('keeps errors and notices, and goes on', async () => {
    const refused = Object.assign(new Error('division by zero'), { severity: 'ERROR', code: '22012' });
    const notice = { severity: 'NOTICE', code: '00000', message: 'skipping' };
    expect(await run([refused, answer('DROP', null)], [undefined, notice])).toEqual([
      { sql: 'statement 0;', error: { code: '22012', message: 'division by zero' } },
      { sql: 'statement 1;', warnings: [{ level: 'NOTICE', code: '00000', message: 'skipping' }] },
    ]);
  });

  it('ends where the connection is lost', async () => {
    await expect(run([new Error('Connection terminated')])).rejects.toThrow('Connection terminated');
  });
});
