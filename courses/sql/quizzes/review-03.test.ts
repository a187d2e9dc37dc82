import { describe, expect, it } from 'vitest';
import { codeOf, onBothEngines } from './onBothEngines';
import { REVIEW_03 } from './review-03';

const { answer, expectBoth } = onBothEngines();
const code = (id: string) => codeOf(REVIEW_03, id);

/** The query plan of an engine as one text. */
async function planOf(engine: 'sqlite' | 'postgres', sql: string): Promise<string> {
  const rows = await answer(engine, `EXPLAIN ${engine === 'sqlite' ? 'QUERY PLAN ' : ''}${sql}`);
  return JSON.stringify(rows);
}

describe('what the quiz says', () => {
  it('q01: the right sides read the old row', () =>
    expectBoth(`${code('q01')}; SELECT price, stock FROM books WHERE book_id = 1`, [[49, 80000]]));

  it('q02: a statement is done as a whole or not at all', async () => {
    await expectBoth(code('q02'), 'error');
    await expectBoth('SELECT COUNT(*), MAX(category_id) FROM categories', [[14, 14]]);
    await expectBoth(`${code('q02')} ON CONFLICT DO NOTHING; SELECT COUNT(*) FROM categories`, [[16]]);
  });

  it('q03: a string in an INTEGER column', () =>
    expectBoth(`${code('q03')}; SELECT quantity FROM lines`, [['ba']], 'error'));

  it('q04: CHECK lets UNKNOWN through', async () => {
    await expectBoth(code('q04'), []);
    await expectBoth('INSERT INTO prices VALUES (1, NULL)', []);
    await expectBoth('INSERT INTO prices VALUES (2, 0)', 'error');
    await expectBoth('INSERT INTO prices VALUES (3, 1)', []);
    await expectBoth('SELECT price_id FROM prices ORDER BY price_id', [[1], [3]]);
  });

  it('q05: UNIQUE takes several NULLs', () => expectBoth(`${code('q05')}; SELECT COUNT(*) FROM cards`, [[3]]));

  it('q06: a refuted dependency', async () => {
    await expectBoth(`SELECT COUNT(*) FROM (${code('q06').replace('price)\nFROM', 'price) AS n\nFROM')}) AS refuted`, [
      [19],
    ]);
    await expectBoth(
      'SELECT MAX(n) FROM (SELECT COUNT(DISTINCT unit_price) AS n FROM order_items GROUP BY order_id, book_id) AS pairs',
      [[1]],
    );
  });

  it('q07: a lossy join has rows too many', () => expectBoth(code('q07'), [[5]]));

  it('q08: a view reads the rows of now', async () => {
    await expectBoth(code('q08'), [[1]]);
    await expectBoth('SELECT COUNT(*) FROM books WHERE price < 1000 AND book_id <= 40', [[0]]);
  });

  it('q09: the leftmost prefix', async () => {
    const index = 'CREATE INDEX orders_by_customer ON orders (customer_id, ordered_at)';
    await expectBoth(index, []);
    await answer('postgres', 'SET enable_seqscan = off');
    await answer('postgres', 'SET enable_bitmapscan = off');
    const plan = (condition: string) => planOf('sqlite', `SELECT status FROM orders WHERE ${condition}`);
    expect(await plan('customer_id = 9')).toContain('SEARCH orders USING INDEX orders_by_customer (customer_id=?)');
    expect(await plan("customer_id = 9 AND ordered_at >= '2025-01-01'")).toContain('(customer_id=? AND ordered_at>?)');
    expect(await plan("ordered_at >= '2025-01-01'")).toContain('SCAN orders');
    expect(
      await planOf('postgres', "SELECT status FROM orders WHERE customer_id = 9 AND ordered_at >= '2025-01-01'"),
    ).toContain('Index Scan using orders_by_customer');
  });

  it('q10: an expression of the column', async () => {
    await expectBoth('CREATE INDEX books_by_price ON books (price)', []);
    const plan = (condition: string) => planOf('sqlite', `SELECT title FROM books WHERE ${condition}`);
    expect(await plan('price = 80000')).toContain('SEARCH books USING INDEX books_by_price');
    expect(await plan('price > 80000')).toContain('SEARCH books USING INDEX books_by_price');
    expect(await plan('price * 2 = 160000')).toContain('SCAN books');
  });

  it('q11: back to a savepoint', () => expectBoth(`${code('q11')}; SELECT stock FROM books WHERE book_id = 1`, [[40]]));

  it('q12: the condition in the UPDATE itself', async () => {
    const sale = 'UPDATE books SET stock = stock - 1 WHERE book_id = 37 AND stock >= 1';
    await expectBoth('SELECT stock FROM books WHERE book_id = 37', [[1]]);
    await expectBoth(`${sale}; ${sale}; SELECT stock FROM books WHERE book_id = 37`, [[0]]);
  });

  it('q13: a trigger for each row', async () => {
    const tables = 'CREATE TABLE notes (note_id INTEGER); CREATE TABLE log (note_id INTEGER)';
    await expectBoth(tables, []);
    await answer('sqlite', code('q13'));
    await answer(
      'postgres',
      'CREATE FUNCTION add_to_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO log (note_id) VALUES (NEW.note_id); RETURN NULL; END $$; CREATE TRIGGER note_added AFTER INSERT ON notes FOR EACH ROW EXECUTE FUNCTION add_to_log()',
    );
    await expectBoth('INSERT INTO notes (note_id) VALUES (1), (2), (3); SELECT COUNT(*) FROM log', [[3]]);
  });

  it('q14: EXPLAIN ANALYZE runs the statement', async () => {
    const left = 'SELECT COUNT(*) FROM order_items';
    expect(await answer('postgres', `EXPLAIN DELETE FROM order_items; ${left}`)).toEqual([[300]]);
    expect(await answer('postgres', `EXPLAIN ANALYZE DELETE FROM order_items; ${left}`)).toEqual([[0]]);
  });

  it('q15: a quote that ends the string', async () => {
    await expectBoth(code('q15'), [[30]]);
    await expectBoth("SELECT COUNT(*) FROM customers WHERE email = ''' OR ''1''=''1'", [[0]]);
  });
});
