import { describe, expect, it } from 'vitest';
import { codeOf, onBothEngines } from './onBothEngines';
import { REVIEW_02 } from './review-02';

const { answer, expectBoth } = onBothEngines();
const code = (id: string) => codeOf(REVIEW_02, id);
const counted = (sql: string) => `SELECT COUNT(*) FROM (${sql}) AS counted`;
const statements = (id: string) => code(id).split(';\n\n');

describe('what the quiz says', () => {
  it('q01: NULL is one group', async () => {
    await expectBoth(counted(code('q01').replace('COUNT(*)', 'COUNT(*) AS n')), [[5]]);
    await expectBoth('SELECT COUNT(*), COUNT(DISTINCT employee_id), COUNT(*) - COUNT(employee_id) FROM orders', [
      [120, 4, 48],
    ]);
  });

  it('q02: WHERE comes before HAVING', async () => {
    const employees = [
      [5, 15],
      [7, 16],
      [9, 22],
    ];
    await expectBoth(code('q02'), [[null, 43], ...employees], [...employees, [null, 43]]);
    await expectBoth(
      "SELECT COUNT(*), COUNT(CASE WHEN status <> 'cancelled' THEN 1 END) FROM orders WHERE employee_id = 8",
      [[17, 14]],
    );
  });

  it('q03: a line is a row', () => expectBoth(code('q03'), [[300]]));

  it('q04: a condition in WHERE and in ON', async () => {
    const [inWhere = '', inOn = ''] = statements('q04');
    await expectBoth(inWhere, [[3]]);
    await expectBoth(inOn, [[30]]);
    await expectBoth("SELECT COUNT(*) FROM orders WHERE status = 'pending'", [[3]]);
  });

  it('q05: the director has no manager', () => expectBoth(counted(code('q05')), [[11]]));

  it('q06: each pair once', async () => {
    const pairs = (condition: string) =>
      counted(`${code('q06').replace('a.book_id, b.book_id', 'a.book_id')} ${condition} WHERE a.price = 190000`);
    await expectBoth(pairs('AND a.book_id <> b.book_id'), [[12]]);
    await expectBoth(pairs('AND a.book_id < b.book_id'), [[6]]);
    const twins = "UPDATE books SET title = 'Twins' WHERE price = 190000";
    await expectBoth(`${twins}; ${pairs('AND a.title < b.title')}`, [[0]]);
  });

  it('q07: UNION keeps one NULL', async () => {
    await expectBoth(counted(code('q07')), [[12]]);
    await expectBoth(counted(code('q07').replace('UNION', 'UNION ALL')), [[50]]);
  });

  it('q08: a name of the outer query', async () => {
    await expectBoth(code('q08'), [[30]]);
    await expectBoth(code('q08').replace('SELECT customer_id FROM order_items', 'SELECT customer_id FROM orders'), [
      [26],
    ]);
    await expectBoth(
      code('q08').replace('SELECT customer_id FROM order_items', 'SELECT i.customer_id FROM order_items AS i'),
      'error',
    );
  });

  it('q09: a scalar subquery with two rows', () => expectBoth(code('q09'), [[12]], 'error'));

  it('q10: SUM of nothing', () =>
    expectBoth(`SELECT COUNT(*), COUNT(copies) FROM (${code('q10')}) AS sold`, [[40, 37]]));

  it('q11: a CTE lives in one statement', async () => {
    const [first = '', second = ''] = statements('q11');
    await expectBoth(first, [[7]]);
    await expectBoth(`${first}; ${second}`, 'error');
  });

  it('q12: the branch of a category', () => expectBoth(code('q12'), [[4]]));

  it('q13: the place after two peers', async () => {
    const after = `SELECT by_rank, by_dense_rank FROM (${code('q13')}) AS ranked WHERE by_rank > 3 ORDER BY by_rank LIMIT 1`;
    await expectBoth(after, [[5, 4]]);
  });

  it('q14: where a window function may be written', async () => {
    const number = 'ROW_NUMBER() OVER (ORDER BY book_id)';
    expect(await answer('sqlite', `SELECT ${number} FROM books ORDER BY ${number}`)).not.toBe('error');
    expect(await answer('postgres', `SELECT ${number} FROM books ORDER BY ${number}`)).not.toBe('error');
    await expectBoth(`SELECT title FROM books WHERE ${number} = 1`, 'error');
    await expectBoth(`SELECT category_id FROM books GROUP BY category_id HAVING ${number} = 1`, 'error');
  });

  it('q15: the default frame takes in the peers', async () => {
    const totals = (sql: string) =>
      `SELECT total FROM (${sql.replace(/ORDER BY order_id$/, '')}) AS t WHERE order_id = 89`;
    await expectBoth(totals(code('q15')), [[19]]);
    await expectBoth(totals(code('q15').replace('ORDER BY day', 'ORDER BY day, order_id')), [[11]]);
    await expectBoth(totals(code('q15').replace('(ORDER BY day)', '()')), [[25]]);
  });
});
