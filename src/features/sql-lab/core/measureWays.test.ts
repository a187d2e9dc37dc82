import { beforeAll, describe, expect, it } from 'vitest';
import type { SqlEngine } from '../engine/SqlEngine';
import { openSqlite } from '../node/openEngines';
import { measureWays, planInTurn, type MeasuredRun } from './measureWays';

const DATASET = { id: 'd', scripts: { sqlite: 'CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1), (2), (3);' } };

let engine: SqlEngine;
beforeAll(async () => {
  engine = await openSqlite();
  await engine.init(DATASET);
});

/** Runs on a real engine and writes down what was asked. */
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

describe('measureWays', () => {
  it('measures each way as often as the other and compares the answers', async () => {
    const { run } = recorder();
    const measurement = await measureWays('', [ALL, INDEXED], 'sqlite', run);
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

  it('takes back what a way prepares before the other one runs', async () => {
    const { run, texts } = recorder();
    await measureWays('', [INDEXED, ALL], 'sqlite', run);
    for (const [index, text] of texts.entries()) {
      if (text.startsWith('CREATE INDEX')) expect(texts[index - 1]).toBe('BEGIN');
      if (text.startsWith(ALL) && !text.includes('WHERE')) expect(texts.slice(0, index).at(-1)).not.toBe('BEGIN');
    }
    const { results } = await engine.execute("SELECT count(*) FROM sqlite_schema WHERE type = 'index'");
    expect(results[0]?.rows).toEqual([[0]]);
  });

  it('turns the order round from round to round', async () => {
    const { run, texts } = recorder();
    await measureWays('', ['SELECT 1', 'SELECT 2'], 'sqlite', run);
    const samples = texts.filter((text) => !text.startsWith('EXPLAIN')).map((text) => text.slice(0, 'SELECT 1'.length));
    expect(samples.slice(-4)).toEqual(['SELECT 2', 'SELECT 1', 'SELECT 1', 'SELECT 2']);
  });

  it('gives slow ways three rounds', async () => {
    const { run } = recorder();
    let now = 0;
    const slowly: MeasuredRun = async (...given) => {
      now += 2_000;
      return run(...given);
    };
    expect(await measureWays('', [ALL, ALL], 'sqlite', slowly, () => now)).toMatchObject({ ok: true, rounds: 3 });
  });

  it('runs a change once a sample and undoes it', async () => {
    const { run } = recorder();
    const changes = ['UPDATE t SET a = a + 1', 'UPDATE t SET a = a + 1 WHERE a > 0'];
    expect(await measureWays('', changes, 'sqlite', run)).toMatchObject({ ok: true, ways: [{ rowCount: 3 }, {}] });
    expect((await engine.execute(ALL)).results[0]?.rows).toEqual([[1], [2], [3]]);
  });

  it('says which way fails and points into its text', async () => {
    const { run } = recorder();
    const code = 'CREATE INDEX i ON t (a);\nSELECT b FROM t';
    const failed = await measureWays('', [ALL, code], 'sqlite', run);
    expect(failed).toMatchObject({ ok: false, way: 1, error: { line: 2, offset: code.indexOf('b FROM') } });
  });

  it('names no way where the setup fails', async () => {
    const { run } = recorder();
    const failed = await measureWays('SELECT x', [ALL, ALL], 'sqlite', run);
    expect(failed).toMatchObject({ ok: false, error: { message: 'no such column: x' } });
    expect(failed).not.toHaveProperty('way');
  });

  it('ends where the engine was replaced: what was prepared is gone', async () => {
    const { run } = recorder();
    let count = 0;
    const replaced: MeasuredRun = async (...given) => ({ ...(await run(...given)), isRestored: (count += 1) > 6 });
    expect(await measureWays('', [ALL, ALL], 'sqlite', replaced)).toMatchObject({
      ok: false,
      error: { kind: 'engine' },
    });
  });

  it('takes a way that ends with a comment', async () => {
    const { run } = recorder();
    expect(await measureWays('', [ALL, `${ALL} -- all`], 'sqlite', run)).toMatchObject({ ok: true, sameness: 'same' });
  });

  it.each(['', '-- nothing', 'ANALYZE', `COMMIT; ${ALL}`, `${ALL}; ROLLBACK`])(
    'says that there is nothing to measure in %j, before the engine is asked',
    async (code) => {
      const { run, texts } = recorder();
      expect(await measureWays('', [ALL, code], 'sqlite', run)).toMatchObject({
        ok: false,
        way: 1,
        error: { code: 'LAB_MEASURE' },
      });
      expect(texts.filter((text) => text === code && code !== '')).toEqual([]);
    },
  );
});

describe('planInTurn', () => {
  it('runs each way once', async () => {
    const { run, texts } = recorder();
    expect(await planInTurn('ANALYZE', [ALL, ALL], 'sqlite', run)).toMatchObject({ ok: true, sameness: 'same' });
    expect(texts).toEqual(['ANALYZE', ALL, `EXPLAIN QUERY PLAN ${ALL}`, ALL, `EXPLAIN QUERY PLAN ${ALL}`]);
  });
});
