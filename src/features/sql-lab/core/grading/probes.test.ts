import { describe, expect, it } from 'vitest';
import { compareProbes, mayDefer, needsOwnDatabase } from './probes';
import { runProbes } from './runProbes';
import type { Execution } from '../types';

const ran: Execution = { ok: true, results: [], elapsedMs: 0 };
const refused = (statement: number, message = 'no'): Execution => ({
  ok: false,
  error: { kind: 'sql', message, statement },
  results: [],
  elapsedMs: 0,
});
const shows = (value: number): Execution => ({
  ok: true,
  results: [{ command: 'SELECT', columns: ['n'], rows: [[value]], rowCount: 1 }],
  elapsedMs: 0,
});
const compare = (probe: string, expected: Execution, actual: Execution) =>
  compareProbes([probe], [expected], [actual], 'sqlite');

describe('compareProbes', () => {
  it('reports which statement should have been rejected or accepted', () => {
    expect(compare('INSERT 1', refused(0), refused(0, 'for another reason'))).toEqual([]);
    expect(compare('INSERT 1', refused(0), ran)).toEqual([
      { code: 'probe', sql: 'INSERT 1', isLast: false, outcome: 'accepted' },
    ]);
    expect(compare('INSERT 1', ran, refused(0, 'NOT NULL'))).toEqual([
      { code: 'probe', sql: 'INSERT 1', isLast: false, outcome: 'refused', message: 'NOT NULL' },
    ]);
  });

  it('distinguishes the statements of a probe: one rejected too early should have been accepted', () => {
    const probe = 'INSERT 1; INSERT 2; SELECT 3';
    expect(compare(probe, refused(1), refused(0))).toMatchObject([{ sql: 'INSERT 1', outcome: 'refused' }]);
    expect(compare(probe, refused(0), refused(1))).toMatchObject([{ sql: 'INSERT 1', outcome: 'accepted' }]);
    expect(compare(probe, refused(1), ran)).toMatchObject([
      { sql: 'INSERT 1; INSERT 2', isLast: true, outcome: 'accepted' },
    ]);
  });

  it('compares what a probe returns, and reports three findings at most', () => {
    expect(compare('SELECT n', shows(1), shows(1))).toEqual([]);
    expect(compare('SELECT n', shows(1), shows(2))).toMatchObject([
      { outcome: 'answer', differences: [{ code: 'rowsMissing' }, { code: 'rowsExtra' }] },
    ]);
    const probes = ['a', 'b', 'c', 'd'];
    const [all, none] = [probes.map(() => ran), probes.map(() => refused(0))];
    expect(compareProbes(probes, none, all, 'sqlite')).toHaveLength(3);
    expect(compareProbes(probes, all, none, 'sqlite')).toMatchObject([{ sql: 'a', outcome: 'refused' }]);
  });

  it('names the refused statement before a query that reads what it has left', () => {
    const [right, kept] = [shows(1), shows(2)];
    expect(
      compareProbes(['UPDATE a', '-- …\nSELECT n'], [refused(0), right], [refused(0), kept], 'sqlite'),
    ).toMatchObject([{ outcome: 'answer', sql: 'UPDATE a;\n-- …\nSELECT n', isLast: true }]);
  });
});

describe('runProbes', () => {
  it('undoes each probe', async () => {
    const seen: string[] = [];
    const execute = (sql: string) => {
      seen.push(sql);
      return Promise.resolve(ran);
    };
    expect(await runProbes(['a', 'b'], execute)).toEqual([ran, ran]);
    expect(seen).toEqual(['BEGIN', 'a', 'ROLLBACK', 'BEGIN', 'b', 'ROLLBACK']);
  });

  it('tries a probe that begins with an ellipsis on what the one before has left', async () => {
    const seen: string[] = [];
    const execute = (sql: string) => {
      seen.push(sql);
      return Promise.resolve(ran);
    };
    await runProbes(['a', '-- …\nb', 'c'], execute);
    expect(seen).toEqual(['BEGIN', 'a', '-- …\nb', 'ROLLBACK', 'BEGIN', 'c', 'ROLLBACK']);
  });

  it('skips what would end the transaction', () => {
    expect(needsOwnDatabase('INSERT INTO a VALUES (1); COMMIT', 'postgres')).toBe(true);
    expect(needsOwnDatabase('PRAGMA foreign_keys = OFF; DELETE FROM a', 'sqlite')).toBe(true);
    expect(needsOwnDatabase("UPDATE a SET b = 'COMMIT'", 'postgres')).toBe(false);
    expect(needsOwnDatabase('SET ROLE clerk; SELECT 1', 'postgres')).toBe(true);
    expect(needsOwnDatabase('SET LOCAL ROLE clerk; SELECT 1', 'postgres')).toBe(false);
    expect(needsOwnDatabase('SET LOCAL SESSION AUTHORIZATION clerk', 'postgres')).toBe(true);
  });

  it('recognises a text that may put off the check of a constraint', () => {
    expect(mayDefer('CREATE TABLE a (b INTEGER REFERENCES c Deferrable Initially Deferred)')).toBe(true);
    expect(mayDefer('CREATE TABLE a (deferred_on DATE)')).toBe(false);
  });
});
