import { beforeAll, describe, expect, it } from 'vitest';
import type { SqlEngine } from '../../engine/SqlEngine';
import { openSqlite } from '../../node/openEngines';
import { measureWays, planInTurn, type AskedWay, type MeasuredRun } from './measureWays';
import type { SqlError } from '../types';

const DATASET = { id: 'd', scripts: { sqlite: 'CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1), (2), (3);' } };

let engine: SqlEngine;
beforeAll(async () => {
  engine = await openSqlite();
  await engine.init(DATASET);
});

/** Runs texts on a real engine and records them. */
function recorder(): { run: MeasuredRun; texts: string[] } {
  const texts: string[] = [];
  const run: MeasuredRun = async (sql, { restore, ...options }) => {
    texts.push(sql.trim());
    if (restore) await engine.reset();
    return { execution: await engine.execute(sql, options) };
  };
  return { run, texts };
}

const ALL = 'SELECT a FROM t';
const INDEXED = 'CREATE INDEX i ON t (a);\nSELECT a FROM t WHERE a > 0';

const asked = (...codes: string[]): AskedWay[] => codes.map((code) => ({ code }));
const slow = (code: string): AskedWay => ({ code, isSlow: true });

describe('measureWays', () => {
  it('samples each way equally often and compares the answers', async () => {
    const { run } = recorder();
    const measurement = await measureWays('', asked(ALL, INDEXED), 'sqlite', run);
    expect(measurement).toMatchObject({
      ok: true,
      rounds: 7,
      sameness: 'same',
      ways: [
        { rowCount: 3, statements: 1, plan: [{ label: 'SCAN t' }] },
        { rowCount: 3, plan: [{ label: 'SEARCH t USING COVERING INDEX i (a>?)' }] },
      ],
    });
  });

  it('undoes the preparations of a way before the next one runs', async () => {
    const { run, texts } = recorder();
    await measureWays('', asked(INDEXED, ALL), 'sqlite', run);
    for (const [index, text] of texts.entries()) {
      if (text.startsWith('CREATE INDEX')) expect(texts[index - 1]).toBe('BEGIN');
      if (text.startsWith(ALL) && !text.includes('WHERE')) expect(texts.slice(0, index).at(-1)).not.toBe('BEGIN');
    }
    const { results } = await engine.execute("SELECT count(*) FROM sqlite_schema WHERE type = 'index'");
    expect(results[0]?.rows).toEqual([[0]]);
  });

  it('reverses the order from round to round', async () => {
    const { run, texts } = recorder();
    await measureWays('', asked('SELECT 1', 'SELECT 2'), 'sqlite', run);
    const samples = texts.filter((text) => !text.startsWith('EXPLAIN')).map((text) => text.slice(0, 'SELECT 1'.length));
    expect(samples.slice(-4)).toEqual(['SELECT 2', 'SELECT 1', 'SELECT 1', 'SELECT 2']);
  });

  it('runs slow rounds only three times', async () => {
    const { run } = recorder();
    let now = 0;
    const slowly: MeasuredRun = async (...given) => {
      now += 2_000;
      return run(...given);
    };
    expect(await measureWays('', asked(ALL, ALL), 'sqlite', slowly, { now: () => now })).toMatchObject({
      ok: true,
      rounds: 3,
    });
  });

  it('runs a change once per sample and undoes it', async () => {
    const { run } = recorder();
    const changes = ['UPDATE t SET a = a + 1', 'UPDATE t SET a = a + 1 WHERE a > 0'];
    expect(await measureWays('', asked(...changes), 'sqlite', run)).toMatchObject({
      ok: true,
      ways: [{ rowCount: 3 }, {}],
    });
    expect((await engine.execute(ALL)).results[0]?.rows).toEqual([[1], [2], [3]]);
  });

  it('reports which way fails and points into its text', async () => {
    const { run } = recorder();
    const code = 'CREATE INDEX i ON t (a);\nSELECT b FROM t';
    const failed = await measureWays('', asked(ALL, code), 'sqlite', run);
    expect(failed).toMatchObject({ ok: false, way: 1, error: { line: 2, offset: code.indexOf('b FROM') } });
  });

  it('names no way if the setup fails', async () => {
    const { run } = recorder();
    const failed = await measureWays('SELECT x', asked(ALL, ALL), 'sqlite', run);
    expect(failed).toMatchObject({ ok: false, error: { message: 'no such column: x' } });
    expect(failed).not.toHaveProperty('way');
  });

  it('stops when the engine was replaced, because preparations are lost', async () => {
    const { run } = recorder();
    let count = 0;
    const replaced: MeasuredRun = async (...given) => ({ ...(await run(...given)), isRestored: (count += 1) > 6 });
    expect(await measureWays('', asked(ALL, ALL), 'sqlite', replaced)).toMatchObject({
      ok: false,
      error: { kind: 'engine' },
    });
  });

  it('accepts a way that ends with a comment', async () => {
    const { run } = recorder();
    expect(await measureWays('', asked(ALL, `${ALL} -- all`), 'sqlite', run)).toMatchObject({
      ok: true,
      sameness: 'same',
    });
  });

  it.each(['', '-- nothing', 'ANALYZE', `COMMIT; ${ALL}`, `${ALL}; ROLLBACK`])(
    'reports that there is nothing to measure in %j without running it',
    async (code) => {
      const { run, texts } = recorder();
      expect(await measureWays('', asked(ALL, code), 'sqlite', run)).toMatchObject({
        ok: false,
        way: 1,
        error: { code: 'LAB_MEASURE' },
      });
      expect(texts.filter((text) => text === code && code !== '')).toEqual([]);
    },
  );
});

/** Makes a run fail with an error for one text; the database is lost if the engine was stopped. */
function failing(run: MeasuredRun, text: string, error: SqlError): MeasuredRun {
  return async (sql, options) => {
    if (sql.trim() !== text) return run(sql, options);
    await run(sql, options);
    return { execution: { ok: false, error, results: [], elapsedMs: 5_000 }, isRestored: error.kind !== 'sql' };
  };
}

describe('slow ways', () => {
  const COUNTS = 'SELECT (SELECT count(*) FROM t AS u WHERE u.a < t.a) FROM t';
  const RANKS = 'SELECT rank() OVER (ORDER BY a) - 1 FROM t';
  const TIMEOUT: SqlError = { kind: 'timeout', message: 'Stopped after 5 s' };
  const isRun = (code: string) => (text: string) => text.includes(code) && !text.startsWith('EXPLAIN');

  it('run once, after the others, and are compared with them', async () => {
    const { run, texts } = recorder();
    const measurement = await measureWays('', [slow(COUNTS), ...asked(RANKS)], 'sqlite', run);
    expect(measurement).toMatchObject({
      ok: true,
      rounds: 7,
      sameness: 'same',
      ways: [
        { outcome: 'once', rowCount: 3, statements: 1, plan: [{ label: 'SCAN t' }, {}] },
        { outcome: 'measured', rowCount: 3 },
      ],
    });
    expect(texts.filter(isRun(COUNTS))).toHaveLength(1);
    expect(texts.slice(-3)).toEqual(['', `EXPLAIN QUERY PLAN ${COUNTS}`, COUNTS]);
  });

  it('are reported when they return something else', async () => {
    const { run } = recorder();
    const ways = [slow('SELECT 7 FROM t'), ...asked(RANKS)];
    expect(await measureWays('', ways, 'sqlite', run)).toMatchObject({ ok: true, sameness: 'different' });
  });

  it('may be cut off: the others keep their times, and the plan was fetched before', async () => {
    const { run, texts } = recorder();
    const cutOff = failing(run, COUNTS, TIMEOUT);
    expect(await measureWays('', [...asked(RANKS), slow(COUNTS)], 'sqlite', cutOff)).toMatchObject({
      ok: true,
      rounds: 7,
      sameness: 'same',
      ways: [{ outcome: 'measured' }, { outcome: 'cutOff', afterMs: 5_000, plan: [{ label: 'SCAN t' }, {}] }],
    });
    expect(texts.at(-1)).toBe(COUNTS);
  });

  it('have the same time limit as other queries', async () => {
    const { run } = recorder();
    const limits: unknown[] = [];
    const watched: MeasuredRun = (sql, options) => {
      if (sql === COUNTS) limits.push(options.timeoutMs);
      return run(sql, options);
    };
    await measureWays('', [...asked(RANKS), slow(COUNTS)], 'sqlite', watched);
    expect(limits).toEqual([5_000]);
  });

  it('each start with the dataset and the setup, whatever happened before', async () => {
    const { run, texts } = recorder();
    const restores: number[] = [];
    const watched: MeasuredRun = (sql, options) => {
      if (options.restore) restores.push(texts.length);
      return run(sql, options);
    };
    const setup = 'INSERT INTO t VALUES (4)';
    const ways = [slow(`DELETE FROM t`), ...asked(RANKS), slow(COUNTS), slow(ALL)];
    const measurement = await measureWays(setup, ways, 'sqlite', failing(watched, COUNTS, TIMEOUT));
    expect(measurement).toMatchObject({
      ok: true,
      ways: [
        { outcome: 'once', rowCount: 4 },
        { outcome: 'measured', rowCount: 4 },
        { outcome: 'cutOff' },
        { outcome: 'once', rowCount: 4 },
      ],
    });
    expect(restores.map((index) => texts[index])).toEqual([setup, setup, setup, setup]);
    const order = ['DELETE FROM t', COUNTS, ALL].map((code) => texts.lastIndexOf(code));
    expect(order).toEqual([...order].sort((left, right) => left - right));
    expect(order[0]).toBeGreaterThan(texts.lastIndexOf(texts.filter(isRun(RANKS)).at(-1) ?? ''));
  });

  it('may fail: the error belongs to them and points into their text', async () => {
    const { run } = recorder();
    const code = 'CREATE INDEX i ON t (a);\nSELECT b FROM t';
    const measurement = await measureWays('', [slow(code), slow(COUNTS), ...asked(RANKS)], 'sqlite', run);
    expect(measurement).toMatchObject({
      ok: true,
      sameness: 'same',
      ways: [
        { outcome: 'failed', error: { kind: 'sql', line: 2, offset: code.indexOf('b FROM') }, plan: [] },
        { outcome: 'once' },
        { outcome: 'measured' },
      ],
    });
  });

  it.each([
    ['the engine gives up', 'resources', COUNTS],
    ['what a way prepares takes too long', 'timeout', 'CREATE INDEX i ON t (a);'],
    ['planning takes too long', 'timeout', `EXPLAIN QUERY PLAN ${COUNTS}`],
  ] as const)('are not said to be cut off where %s', async (_, kind, text) => {
    const { run } = recorder();
    const ways = [...asked(RANKS), slow(`CREATE INDEX i ON t (a);\n${COUNTS}`)];
    expect(await measureWays('', ways, 'sqlite', failing(run, text, { kind, message: 'x' }))).toMatchObject({
      ok: true,
      ways: [{ outcome: 'measured' }, { outcome: 'failed', error: { kind } }],
    });
  });

  it('run without a plan if the last statement cannot be planned ahead', async () => {
    const { run } = recorder();
    const code = 'CREATE INDEX i ON t (a);\nSELECT 7;\nCREATE TABLE made (b);\nSELECT b FROM made';
    expect(await measureWays('', [...asked(RANKS), slow(code)], 'sqlite', run)).toMatchObject({
      ok: true,
      ways: [{ outcome: 'measured' }, { outcome: 'once', rowCount: 1, plan: [] }],
    });
  });

  it('report that they contain no query, without running', async () => {
    const { run, texts } = recorder();
    expect(await measureWays('', [...asked(RANKS), slow('ANALYZE')], 'sqlite', run)).toMatchObject({
      ok: true,
      ways: [{ outcome: 'measured' }, { outcome: 'failed', error: { code: 'LAB_MEASURE' } }],
    });
    expect(texts).not.toContain('ANALYZE');
  });

  it('count if the engine was replaced after the answer; the next one starts from a restored database', async () => {
    const { run, texts } = recorder();
    const replaced: MeasuredRun = async (sql, options) => {
      const answer = await run(sql, options);
      if (sql.trim() !== 'DELETE FROM t') return answer;
      await engine.reset();
      return { ...answer, isRestored: true };
    };
    const ways = [...asked(RANKS), slow('DELETE FROM t'), slow(COUNTS)];
    expect(await measureWays('', ways, 'sqlite', replaced)).toMatchObject({
      ok: true,
      ways: [{ outcome: 'measured' }, { outcome: 'once', rowCount: 3 }, { outcome: 'once', rowCount: 3 }],
    });
    expect(texts).not.toContain('ROLLBACK');
  });

  it('fail if the engine was replaced before the run, because preparations are lost', async () => {
    const { run } = recorder();
    const replaced: MeasuredRun = async (sql, options) => ({
      ...(await run(sql, options)),
      isRestored: sql.startsWith('CREATE INDEX'),
    });
    const ways = [...asked(RANKS), slow(`CREATE INDEX i ON t (a);\n${COUNTS}`)];
    expect(await measureWays('', ways, 'sqlite', replaced)).toMatchObject({
      ok: true,
      ways: [{ outcome: 'measured' }, { outcome: 'failed', error: { kind: 'engine' } }],
    });
  });

  it('do not start after the reader has stopped one', async () => {
    const { run, texts } = recorder();
    const stopped = failing(run, COUNTS, { kind: 'stopped', message: 'Stopped' });
    expect(await measureWays('', [...asked(RANKS), slow(COUNTS), slow(ALL)], 'sqlite', stopped)).toMatchObject({
      ok: true,
      ways: [{ outcome: 'measured' }, { outcome: 'stopped' }, { outcome: 'stopped' }],
    });
    expect(texts).not.toContain(ALL);
  });

  it('do not start if another way fails or is stopped', async () => {
    const { run, texts } = recorder();
    const stopped = failing(run, RANKS, { kind: 'stopped', message: 'Stopped' });
    expect(await measureWays('', [slow(COUNTS), ...asked(RANKS)], 'sqlite', stopped)).toMatchObject({
      ok: false,
      way: 1,
      error: { kind: 'stopped' },
    });
    expect(texts.filter((text) => text.includes(COUNTS))).toEqual([]);
  });

  it('are reported while they run, by their index in the fence', async () => {
    const { run } = recorder();
    const named: number[] = [];
    const ways = [slow(COUNTS), ...asked(RANKS, ALL), slow(ALL)];
    await measureWays('', ways, 'sqlite', run, { onWay: (way) => named.push(way) });
    expect(named.slice(0, 4)).toEqual([1, 2, 1, 2]);
    expect(named.slice(-2)).toEqual([0, 3]);
    expect(named.filter((way) => way === 0 || way === 3)).toHaveLength(2);
  });
});

describe('planInTurn', () => {
  it('plans a slow way, including its preparations, but neither runs nor compares it', async () => {
    const { run, texts } = recorder();
    const ways = [slow('CREATE INDEX i ON t (a);\nSELECT 7 FROM t WHERE a > 1'), ...asked(ALL, ALL)];
    expect(await planInTurn('', ways, 'sqlite', run)).toMatchObject({
      ok: true,
      sameness: 'same',
      ways: [{ plan: [{ label: 'SEARCH t USING COVERING INDEX i (a>?)' }] }, {}, {}],
    });
    const explained = 'EXPLAIN QUERY PLAN SELECT 7 FROM t WHERE a > 1';
    expect(texts.slice(0, 6)).toEqual(['', 'BEGIN', 'CREATE INDEX i ON t (a);', explained, 'ROLLBACK', ALL]);
  });

  it('reports which slow way cannot be planned', async () => {
    const { run } = recorder();
    const failed = await planInTurn('', [...asked(ALL), slow('SELECT b FROM t')], 'sqlite', run);
    expect(failed).toMatchObject({ ok: false, way: 1, error: { message: 'no such column: b' } });
  });

  it('runs each way once', async () => {
    const { run, texts } = recorder();
    expect(await planInTurn('ANALYZE', asked(ALL, ALL), 'sqlite', run)).toMatchObject({ ok: true, sameness: 'same' });
    expect(texts).toEqual(['ANALYZE', ALL, `EXPLAIN QUERY PLAN ${ALL}`, ALL, `EXPLAIN QUERY PLAN ${ALL}`]);
  });
});
