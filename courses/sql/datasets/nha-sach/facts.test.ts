import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasetFiles } from '../../../../scripts/sql/writeDatasets';
import { datasetImage } from '../../../../src/features/sql-lab/core/data/datasetScript';
import type { TableState } from '../../../../src/features/sql-lab/core/types';
import type { SqlEngine } from '../../../../src/features/sql-lab/engine/SqlEngine';
import { openEngine } from '../../../../src/features/sql-lab/node/openEngines';
import { datasetById } from '..';

const engines: SqlEngine[] = [];
beforeAll(async () => {
  for (const open of Object.values(openEngine)) {
    const engine = await open();
    await engine.init(datasetImage(datasetById('nha_sach')));
    engines.push(engine);
  }
}, 120_000);
afterAll(() => Promise.all(engines.map((engine) => engine.dispose())));

/** Runs a query on both engines and expects the same rows from both. */
async function expectRows(sql: string, rows: unknown[][]): Promise<void> {
  for (const engine of engines) {
    const execution = await engine.execute(sql);
    expect(execution.ok ? execution.results.at(-1)?.rows : execution.error, engine.name).toEqual(rows);
  }
}

const count = (sql: string, value: number) => expectRows(`SELECT COUNT(*) FROM (${sql}) AS counted`, [[value]]);

it('has files that are what their recipes give (else run: npx tsx scripts/sql/writeDatasets.ts)', async () => {
  for (const [file, content] of await datasetFiles()) expect(readFileSync(file, 'utf8'), file).toBe(content);
});

describe('nha_sach', () => {
  it.each([
    ['categories', 14],
    ['authors', 20],
    ['books', 40],
    ['book_authors', 48],
    ['employees', 12],
    ['customers', 30],
    ['orders', 120],
    ['order_items', 300],
  ])('%s has %i rows', (table, rows) => count(`SELECT * FROM ${table}`, rows));

  it('has three levels of categories and two empty leaves', async () => {
    await expectRows(
      `WITH RECURSIVE tree (category_id, level) AS (
         SELECT category_id, 1 FROM categories WHERE parent_id IS NULL
         UNION ALL SELECT c.category_id, t.level + 1 FROM categories c JOIN tree t ON c.parent_id = t.category_id)
       SELECT level, COUNT(*) FROM tree GROUP BY level ORDER BY level`,
      [
        [1, 4],
        [2, 6],
        [3, 4],
      ],
    );
    await expectRows(
      `SELECT name FROM categories c WHERE NOT EXISTS (SELECT 1 FROM categories k WHERE k.parent_id = c.category_id)
         AND NOT EXISTS (SELECT 1 FROM books b WHERE b.category_id = c.category_id) ORDER BY category_id`,
      [['Thơ'], ['Thiên văn học']],
    );
  });

  it('has two authors without books', () =>
    expectRows(
      'SELECT full_name FROM authors a LEFT JOIN book_authors b ON b.author_id = a.author_id WHERE b.book_id IS NULL ORDER BY a.author_id',
      [['Tạ Nguyệt Ánh'], ['Edward Whitlock']],
    ));

  it('has six co-written books and one without author', async () => {
    await count('SELECT book_id FROM book_authors GROUP BY book_id HAVING COUNT(*) > 1', 6);
    await expectRows('SELECT title FROM books WHERE book_id NOT IN (SELECT book_id FROM book_authors)', [
      ['Bách khoa côn trùng'],
    ]);
  });

  it('has books of one price, the two dearest among them', async () => {
    await count('SELECT price FROM books GROUP BY price HAVING COUNT(*) > 1', 7);
    await expectRows('SELECT title FROM books WHERE price = (SELECT MAX(price) FROM books) ORDER BY title', [
      ['C++ cho kỳ thi lập trình'],
      ['PostgreSQL thực hành'],
    ]);
  });

  it('has three books never sold', () =>
    count('SELECT * FROM books WHERE book_id NOT IN (SELECT book_id FROM order_items)', 3));

  it('has one book with a single copy left and two sold out', async () => {
    await expectRows('SELECT title FROM books WHERE stock = 1', [['SQL cho người đi làm']]);
    await count('SELECT * FROM books WHERE stock = 0', 2);
  });

  it('has books without ISBN and without publication date', async () => {
    await count('SELECT * FROM books WHERE isbn IS NULL', 2);
    await count('SELECT * FROM books WHERE published_on IS NULL', 3);
  });

  it('has a title with a percent sign, for LIKE', () =>
    expectRows("SELECT title FROM books WHERE title LIKE '%!%%' ESCAPE '!'", [['Sống 100% mỗi ngày']]));

  it('has four levels of staff', () =>
    expectRows(
      `WITH RECURSIVE chart (employee_id, level) AS (
         SELECT employee_id, 1 FROM employees WHERE manager_id IS NULL
         UNION ALL SELECT e.employee_id, c.level + 1 FROM employees e JOIN chart c ON e.manager_id = c.employee_id)
       SELECT MAX(level) FROM chart`,
      [[4]],
    ));

  it('has one employee who earns more than the manager', () =>
    expectRows(
      'SELECT e.full_name FROM employees e JOIN employees m ON m.employee_id = e.manager_id WHERE e.salary > m.salary',
      [['Châu Ngọc Thiện']],
    ));

  it('has a tie of salaries', () =>
    expectRows('SELECT salary, COUNT(*) FROM employees GROUP BY salary HAVING COUNT(*) > 1', [[20_000_000, 2]]));

  it('has four customers who never order', () =>
    count(
      'SELECT * FROM customers c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.customer_id)',
      4,
    ));

  it('has a customer whose every order was cancelled', () =>
    expectRows(
      "SELECT c.full_name FROM customers c JOIN orders o ON o.customer_id = c.customer_id GROUP BY c.customer_id, c.full_name HAVING MIN(o.status) = 'cancelled' AND MAX(o.status) = 'cancelled'",
      [['Trần Bảo Châu']],
    ));

  it('has three customers without email and four without city', async () => {
    await count('SELECT * FROM customers WHERE email IS NULL', 3);
    await count('SELECT * FROM customers WHERE city IS NULL', 4);
  });

  it('has two customers of one name', () =>
    expectRows('SELECT full_name, COUNT(*) FROM customers GROUP BY full_name HAVING COUNT(*) > 1', [
      ['Nguyễn Thị Lan', 2],
    ]));

  it('has a referral chain of five', () =>
    expectRows(
      `WITH RECURSIVE chain (customer_id, length) AS (
         SELECT customer_id, 1 FROM customers WHERE referred_by IS NULL
         UNION ALL SELECT c.customer_id, p.length + 1 FROM customers c JOIN chain p ON c.referred_by = p.customer_id)
       SELECT length, COUNT(*) FROM chain GROUP BY length ORDER BY length DESC LIMIT 2`,
      [
        [5, 1],
        [4, 1],
      ],
    ));

  it('has orders from January 2024 to June 2025 with one empty month', async () => {
    const month = (engine: SqlEngine) =>
      engine.name === 'sqlite' ? "strftime('%Y-%m', ordered_at)" : "to_char(ordered_at, 'YYYY-MM')";
    for (const engine of engines) {
      const execution = await engine.execute(`SELECT DISTINCT ${month(engine)} FROM orders ORDER BY 1`);
      const months = execution.results[0]?.rows.flat();
      expect([months?.length, months?.at(0), months?.at(-1), months?.includes('2024-08')]).toEqual([
        17,
        '2024-01',
        '2025-06',
        false,
      ]);
    }
  });

  it('has orders at the edges of months, where BETWEEN goes wrong, and differently on each engine', async () => {
    const sql =
      "SELECT ordered_at FROM orders WHERE ordered_at BETWEEN '2025-03-31' AND '2025-04-01' ORDER BY ordered_at";
    const [sqlite, postgres] = await Promise.all(engines.map((engine) => engine.execute(sql)));
    expect(sqlite?.results[0]?.rows).toEqual([['2025-03-31 20:15:00']]);
    expect(postgres?.results[0]?.rows).toEqual([['2025-03-31 20:15:00'], ['2025-04-01 00:00:00']]);
  });

  it('has no order after today', () => count("SELECT * FROM orders WHERE ordered_at >= '2025-07-01'", 0));

  it('has ten cancelled orders and every status several times', async () => {
    await count("SELECT * FROM orders WHERE status = 'cancelled'", 10);
    await count('SELECT status FROM orders GROUP BY status HAVING COUNT(*) >= 3', 5);
  });

  it('has online orders without employee', () => count('SELECT * FROM orders WHERE employee_id IS NULL', 48));

  it('has 25 items sold at another price than the current one', () =>
    count('SELECT i.* FROM order_items i JOIN books b ON b.book_id = i.book_id WHERE i.unit_price <> b.price', 25));

  it('has no customer who ordered before joining, and no book sold before publication', async () => {
    await count(
      'SELECT o.order_id FROM orders o JOIN customers c ON c.customer_id = o.customer_id WHERE o.ordered_at < c.joined_on',
      0,
    );
    await count(
      'SELECT i.order_id FROM order_items i JOIN orders o ON o.order_id = i.order_id JOIN books b ON b.book_id = i.book_id WHERE o.ordered_at < b.published_on',
      0,
    );
  });

  it('is the same on both engines, row by row', async () => {
    const [sqlite, postgres] = await Promise.all(engines.map((engine) => engine.readState()));
    // Each engine has its own types, so they are not compared.
    const untyped = (tables: readonly TableState[] = []) =>
      tables.map(({ name, columns, rows }) => ({ name, columns, rows }));
    expect(untyped(postgres?.tables)).toEqual(untyped(sqlite?.tables));
    for (const table of datasetById('nha_sach').tables) {
      expect(sqlite?.tables.find(({ name }) => name === table.name)?.rows, table.name).toEqual(table.rows);
    }
  });
});

describe('nha_sach_2, the hidden shop', () => {
  const FACTS: readonly (readonly [fact: string, sql: string])[] = [
    ['an author without books', 'SELECT 1 FROM authors WHERE author_id NOT IN (SELECT author_id FROM book_authors)'],
    ['a book without author', 'SELECT 1 FROM books WHERE book_id NOT IN (SELECT book_id FROM book_authors)'],
    ['a book never sold', 'SELECT 1 FROM books WHERE book_id NOT IN (SELECT book_id FROM order_items)'],
    [
      'a customer who never orders',
      'SELECT 1 FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders)',
    ],
    [
      'an empty category',
      'SELECT 1 FROM categories WHERE category_id NOT IN (SELECT category_id FROM books) AND category_id NOT IN (SELECT parent_id FROM categories WHERE parent_id IS NOT NULL)',
    ],
    ['a customer without email', 'SELECT 1 FROM customers WHERE email IS NULL'],
    ['a customer without city', 'SELECT 1 FROM customers WHERE city IS NULL'],
    ['a book without ISBN', 'SELECT 1 FROM books WHERE isbn IS NULL'],
    ['an online order', 'SELECT 1 FROM orders WHERE employee_id IS NULL'],
    [
      'a tie of the dearest books',
      'SELECT COUNT(*) FROM books WHERE price = (SELECT MAX(price) FROM books) HAVING COUNT(*) > 1',
    ],
    ['a book without date', 'SELECT 1 FROM books WHERE published_on IS NULL'],
    ['orders at the edges of months', "SELECT 1 FROM orders WHERE ordered_at = '2025-03-31 20:15:00'"],
    [
      'items sold at another price',
      'SELECT 1 FROM order_items i JOIN books b ON b.book_id = i.book_id WHERE i.unit_price <> b.price',
    ],
  ];

  it('holds the same kinds of facts on other rows', async () => {
    for (const engine of engines) {
      await engine.init(datasetImage(datasetById('nha_sach_2')));
      for (const [fact, sql] of FACTS) {
        const execution = await engine.execute(sql);
        expect(execution, `${engine.name}: ${fact}`).toMatchObject({ ok: true });
        expect(execution.results[0]?.rowCount, `${engine.name}: ${fact}`).toBeGreaterThan(0);
      }
    }
  });

  it('shares no row counts with the visible shop where ids could be copied', () => {
    const sizes = (id: string) => datasetById(id).tables.map(({ name, rows }) => [name, rows.length]);
    const same = sizes('nha_sach').filter(([name, size]) =>
      sizes('nha_sach_2').some(([other, otherSize]) => other === name && otherSize === size),
    );
    expect(same.map(([name]) => name)).toEqual(['categories', 'authors', 'employees']);
  });
});
