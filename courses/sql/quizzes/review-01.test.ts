import { describe, expect, it } from 'vitest';
import type { EngineName } from '../../../src/features/sql-lab/core/types';
import { codeOf, onBothEngines } from './onBothEngines';
import { REVIEW_01 } from './review-01';

const { answer, expectBoth } = onBothEngines();
const code = (id: string) => codeOf(REVIEW_01, id);
const counted = (sql: string) => `SELECT COUNT(*) FROM (${sql}) AS counted`;

describe('what the quiz says', () => {
  it('q01: only SQLite stores text in an integer column', () =>
    expectBoth(`${code('q01')}; SELECT price FROM books WHERE title = 'Sổ tay SQL'`, [['hai trăm']], 'error'));

  it('q01: SQLite refuses it in a strict table', async () => {
    const strict = "CREATE TABLE strict_prices (price INTEGER) STRICT; INSERT INTO strict_prices VALUES ('hai trăm')";
    expect(await answer('sqlite', strict)).toBe('error');
  });

  it('q02: the key of two columns refuses a pair that is there', () =>
    expectBoth('INSERT INTO book_authors SELECT * FROM book_authors LIMIT 1', 'error'));

  it('q03: SQLite leaves orphans where the check is off', async () => {
    const orphans =
      'SELECT COUNT(*) FROM books WHERE category_id = 14 AND category_id NOT IN (SELECT category_id FROM categories)';
    expect(await answer('sqlite', `PRAGMA foreign_keys = OFF; ${code('q03')}; ${orphans}`)).toEqual([[5]]);
  });

  it('q03: on this site both refuse', () => expectBoth(code('q03'), 'error'));

  it.each([
    ['CASCADE', []],
    ['SET NULL', [[null]]],
  ])('q03: what ON DELETE %s does', (action, children) =>
    expectBoth(
      `CREATE TABLE parents (id INTEGER PRIMARY KEY); CREATE TABLE children (parent_id INTEGER REFERENCES parents (id) ON DELETE ${action}); INSERT INTO parents VALUES (1); INSERT INTO children VALUES (1); DELETE FROM parents; SELECT parent_id FROM children`,
      children,
    ),
  );

  it('q04: integer division', async () => {
    await expectBoth(code('q04'), [[0]]);
    await expectBoth('SELECT price * 15 / 100 FROM books WHERE book_id = 1', [[12000]]);
  });

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
    await expectBoth(count('WHERE category_id IN (12, 14) AND price <= 220000'), [[7]]);
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

  it('q10: NULLs in a descending order', async () => {
    const first = (order: string) => `SELECT published_on IS NULL FROM books ORDER BY published_on ${order} LIMIT 1`;
    await expectBoth(first('DESC'), [[0]], [[true]]);
    await expectBoth(first('DESC NULLS LAST'), [[0]], [[false]]);
    await expectBoth(first('DESC NULLS FIRST'), [[1]], [[true]]);
    await expectBoth('SELECT COUNT(*) FROM books WHERE published_on IS NULL', [[3]]);
  });

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

  it('q12: arithmetic with NULL', () =>
    expectBoth('SELECT 1 + NULL, 1 - NULL, 0 * NULL, NULL / 2', [Array(4).fill(null)]));

  it('q13: capitals', () => expectBoth("SELECT UPPER('Đà Lạt')", [['Đà LạT']], [['ĐÀ LẠT']]));

  it('q14: a month after 31 January', async () => {
    expect(await answer('sqlite', "SELECT date('2025-01-31', '+1 month')")).toEqual([['2025-03-03']]);
    expect(await answer('postgres', "SELECT CAST(DATE '2025-01-31' + INTERVAL '1 month' AS DATE)")).toEqual([
      ['2025-02-28'],
    ]);
  });

  it('q15: what COUNT counts', async () => {
    await expectBoth(code('q15'), [[30, 27, 7]]);
    await expectBoth(counted('SELECT DISTINCT city FROM customers'), [[8]]);
    await expectBoth('SELECT COUNT(*) FROM customers WHERE city IS NULL', [[4]]);
  });
});
