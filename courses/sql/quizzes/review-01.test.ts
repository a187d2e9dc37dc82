import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { datasetImage } from '../../../src/features/sql-lab/core/datasetScript';
import type { EngineName } from '../../../src/features/sql-lab/core/types';
import type { SqlEngine } from '../../../src/features/sql-lab/engine/SqlEngine';
import { openEngine } from '../../../src/features/sql-lab/node/openEngines';
import { datasetById } from '../datasets';
import { REVIEW_01 } from './review-01';

const engines = {} as Record<EngineName, SqlEngine>;
const NAMES = ['sqlite', 'postgres'] as const;
const BOTH = 60_000;

beforeAll(async () => {
  for (const name of NAMES) engines[name] = await openEngine[name]();
}, BOTH);
beforeEach(async () => {
  for (const name of NAMES) await engines[name].init(datasetImage(datasetById('nha_sach')));
}, BOTH);
afterAll(() => Promise.all(NAMES.map((name) => engines[name].dispose())));

type Answer = readonly unknown[][] | 'error';

async function answer(engine: EngineName, sql: string): Promise<Answer> {
  const execution = await engines[engine].execute(sql);
  return execution.ok ? (execution.results.at(-1)?.rows as Answer) : 'error';
}

const code = (id: string): string => {
  const question = REVIEW_01.questions.find((candidate) => candidate.id === id);
  if (!question || !('code' in question)) throw new Error(`Question ${id} has no code.`);
  return question.code.replace(/;$/, '');
};

async function expectBoth(sql: string, sqlite: Answer, postgres: Answer = sqlite): Promise<void> {
  expect(await answer('sqlite', sql), `SQLite: ${sql}`).toEqual(sqlite);
  expect(await answer('postgres', sql), `PostgreSQL: ${sql}`).toEqual(postgres);
}

const counted = (sql: string) => `SELECT COUNT(*) FROM (${sql}) AS counted`;

describe('what the quiz says', () => {
  it('q01: only SQLite stores text in an integer column', () =>
    expectBoth(`${code('q01')}; SELECT price FROM books WHERE title = 'Sổ tay SQL'`, [['hai trăm']], 'error'));

  it('q03: SQLite leaves orphans where the check is off', async () => {
    const orphans =
      'SELECT COUNT(*) FROM books WHERE category_id = 14 AND category_id NOT IN (SELECT category_id FROM categories)';
    expect(await answer('sqlite', `PRAGMA foreign_keys = OFF; ${code('q03')}; ${orphans}`)).toEqual([[5]]);
    expect(await answer('postgres', code('q03'))).toBe('error');
  });

  it('q04: integer division', () => expectBoth(code('q04'), [[0]]));

  it('q05: where an alias is known', async () => {
    const endings = REVIEW_01.questions[4].choices.map(({ text }) => text.en.replaceAll('`', ''));
    const runs = async (engine: EngineName) => {
      const ran: boolean[] = [];
      for (const ending of endings) ran.push((await answer(engine, `${code('q05')} ${ending}`)) !== 'error');
      return ran;
    };
    expect(await runs('sqlite')).toEqual([true, true, true, true]);
    expect(await runs('postgres')).toEqual([false, true, true, false]);
  });

  it('q06: double quotes', () => expectBoth(code('q06'), Array(5).fill(['titel']), 'error'));

  it('q07: AND before OR', async () => {
    const count = (condition: string) => `SELECT COUNT(*) FROM books ${condition}`;
    await expectBoth(count(code('q07')), [[9]]);
    await expectBoth(count('WHERE (category_id = 12 OR category_id = 14) AND price <= 220000'), [[7]]);
    await expectBoth(count('WHERE category_id = 12 OR (category_id = 14 AND price <= 220000)'), [[9]]);
  });

  it('q08: the orders of March 2025', async () => {
    const count = (condition: string) => `SELECT COUNT(*) FROM orders WHERE ${condition}`;
    await expectBoth(count("ordered_at BETWEEN '2025-03-01' AND '2025-03-31'"), [[10]]);
    await expectBoth(count("ordered_at BETWEEN '2025-03-01' AND '2025-04-01'"), [[11]], [[12]]);
    await expectBoth(count("ordered_at >= '2025-03-01' AND ordered_at < '2025-04-01'"), [[11]]);
    await expectBoth(count("ordered_at LIKE '2025-03%'"), [[11]], 'error');
  });

  it('q09: pages overlap on PostgreSQL', async () => {
    const second = await answer('postgres', code('q09'));
    const first = await answer('postgres', code('q09').replace('OFFSET 4', 'OFFSET 0'));
    if (first === 'error' || second === 'error') throw new Error('A page failed.');
    expect(second.map(([title]) => title)).toContain(first.at(-1)?.[0]);
  });

  it('q10: NULLs in a descending order', () =>
    expectBoth(`SELECT published_on IS NULL FROM books ORDER BY published_on DESC LIMIT 1`, [[0]], [[true]]));

  it('q11: NOT IN with a NULL', async () => {
    await expectBoth(counted(code('q11')), [[0]]);
    await expectBoth(counted(code('q11').replace('FROM employees)', 'FROM employees WHERE manager_id IS NOT NULL)')), [
      [7],
    ]);
  });

  it('q12: expressions that are NULL', () =>
    expectBoth(
      'SELECT NULL = NULL, NULL IS NULL, 1 + NULL, COALESCE(NULL, 5)',
      [[null, 1, null, 5]],
      [[null, true, null, 5]],
    ));

  it('q13: capitals', () => expectBoth("SELECT UPPER('Đà Lạt')", [['Đà LạT']], [['ĐÀ LẠT']]));

  it('q14: a month after 31 January', async () => {
    expect(await answer('sqlite', "SELECT date('2025-01-31', '+1 month')")).toEqual([['2025-03-03']]);
    expect(await answer('postgres', "SELECT CAST(DATE '2025-01-31' + INTERVAL '1 month' AS DATE)")).toEqual([
      ['2025-02-28'],
    ]);
  });

  it('q15: what COUNT counts', () => expectBoth(code('q15'), [[30, 27, 7]]));
});
