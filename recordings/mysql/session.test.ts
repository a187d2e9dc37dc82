import { describe, expect, it } from 'vitest';
import { recordStatements } from '../../scripts/recordings/sqlSession';
import { sessionOf, type Connection } from './session';

const LONG = { columnType: 3, characterSet: 63 };
const TEXT = { columnType: 253, characterSet: 255 };
const BYTES = { columnType: 253, characterSet: 63 };
const table = (fields: object[], ...rows: (string | Buffer | null)[][]) => [
  rows.map((row) => row.map((value) => (typeof value === 'string' ? Buffer.from(value) : value))),
  fields,
];
const changed = (affectedRows: number, warningStatus = 0) => [{ affectedRows, warningStatus }, undefined];

/** A connection that gives these answers in turn, and what it was asked. */
function connectionOf(...answers: unknown[]): { connection: Connection; asked: string[] } {
  const asked: string[] = [];
  const query = ({ sql }: { sql: string }) => {
    asked.push(sql);
    const answer = answers.shift();
    // What mysql2 throws is an error with fields of its own.
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { connection: { query, end: () => Promise.resolve() } as unknown as Connection, asked };
}

const NO_WARNINGS = table([]);

describe('a session on MySQL', () => {
  it('keeps values as the server writes them, NULL apart from text, bytes as digits', async () => {
    const fields = [
      { name: 'n', ...LONG },
      { name: 't', ...TEXT },
      { name: 'b', ...BYTES },
    ];
    const answer = table(fields, ['1', 'NULL', Buffer.from([0, 255])], [null, null, null]);
    const { connection } = connectionOf(answer, NO_WARNINGS);
    expect(await sessionOf(connection).run('SELECT')).toEqual({
      columns: [{ name: 'n', isNumeric: true }, { name: 't' }, { name: 'b' }],
      rows: [
        ['1', 'NULL', '0x00FF'],
        [null, null, null],
      ],
    });
  });

  it('counts changed rows, and asks for warnings only where there are some', async () => {
    const quiet = connectionOf(changed(3), changed(0), changed(0), changed(40));
    const session = sessionOf(quiet.connection);
    const statements = ['UPDATE a', 'delete from a', 'CREATE TABLE b (c INT)', 'CREATE TABLE b AS SELECT c FROM a'];
    const answers = [];
    for (const sql of statements) answers.push(await session.run(sql));
    expect(answers).toEqual([{ changedRows: 3 }, { changedRows: 0 }, {}, { changedRows: 40 }]);
    expect(quiet.asked).toEqual(statements);
    const warned = connectionOf(changed(1, 1), table([], ['Warning', '1265', 'Data truncated']));
    expect(await sessionOf(warned.connection).run('INSERT')).toEqual({
      changedRows: 1,
      warnings: [{ level: 'Warning', code: '1265', message: 'Data truncated' }],
    });
  });

  it('does not take the note of a plan, which is the query once more, for a warning', async () => {
    const { connection, asked } = connectionOf(table([{ name: 'EXPLAIN', ...TEXT }], ['-> Table scan']));
    expect(await sessionOf(connection).run('explain SELECT 1')).toEqual({
      columns: [{ name: 'EXPLAIN' }],
      rows: [['-> Table scan']],
    });
    expect(asked).toEqual(['explain SELECT 1']);
  });

  it('keeps an error with the warnings beside it, and goes on', async () => {
    const error = Object.assign(new Error(), { errno: 1064, sqlState: '42000', sqlMessage: 'near OUTER' });
    const beside = table([], ['Warning', '4119', 'FULL'], ['Error', '1064', 'near OUTER']);
    const { connection } = connectionOf(error, beside, changed(0));
    const statements = [
      { sql: 'SELECT 1;', part: 'full-join', line: 1 },
      { sql: 'SET @a = 1;', line: 2 },
    ];
    expect(await recordStatements(sessionOf(connection), statements)).toEqual([
      {
        sql: 'SELECT 1;',
        part: 'full-join',
        error: { code: '1064', sqlState: '42000', message: 'near OUTER' },
        warnings: [{ level: 'Warning', code: '4119', message: 'FULL' }],
      },
      { sql: 'SET @a = 1;' },
    ]);
  });

  it('ends where the connection does, or where there are more rows than a page can show', async () => {
    const { connection } = connectionOf(new Error('Connection lost'));
    await expect(sessionOf(connection).run('SELECT 1')).rejects.toThrow('Connection lost');
    const many = connectionOf(
      table([{ name: 'n', ...LONG }], ...Array.from({ length: 101 }, () => ['1'])),
      NO_WARNINGS,
    );
    const statements = [{ sql: 'SELECT n FROM t;', line: 7 }];
    await expect(recordStatements(sessionOf(many.connection), statements)).rejects.toThrow(
      'input.sql, line 7: 101 rows; use LIMIT to get at most 100',
    );
  });
});
