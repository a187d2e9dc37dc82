import { describe, expect, it } from 'vitest';
import { makeMutants, printedSolution } from './makeMutants';
import { columnsOf } from './operators/operator';

const text = { vi: '', en: '' };
const columns = columnsOf([
  {
    name: 'books',
    primaryKey: ['id'],
    columns: [
      { name: 'id', type: 'integer', description: text },
      { name: 'title', type: 'text', description: text },
      { name: 'price', type: 'integer', description: text },
      { name: 'isbn', type: 'text', nullable: true, description: text },
    ],
  },
]);
const mutantsOf = (sql: string, isOrdered = false) =>
  makeMutants(sql, { columns, isOrdered }).map((mutant) => mutant.sql);

describe('makeMutants', () => {
  it.each<[string, string[]]>([
    ['SELECT id FROM books WHERE price < 5', ['price <= 5', 'price >= 5', 'price < 4', 'price < 6']],
    ["SELECT id FROM books WHERE title = 'Git'", ["title <> 'Git'", "title = 'Gitx'", "title = 'it'"]],
    ['SELECT id FROM books WHERE price > 1 AND id > 1 OR isbn IS NULL', ['isbn IS NOT NULL', '(price > 1) OR isbn']],
    ["SELECT id FROM books WHERE seen >= '2025-03-01'", ["'2025-02-28'", "'2025-03-02'"]],
    [
      'SELECT id FROM books WHERE price BETWEEN 1 AND 5',
      ['(price > 1) AND (price <= 5)', '(price >= 1) AND (price < 5)'],
    ],
    ['SELECT id FROM books WHERE id IN (1, 2)', ['id NOT IN (1, 2)', 'id IN (2)', 'id IN (1)']],
    ['SELECT title FROM books', ['SELECT DISTINCT title']],
    ['SELECT COUNT(*) AS n FROM books', ['COUNT(isbn)']],
    ['SELECT SUM(price) AS n FROM books', ['AVG(price)', 'SUM(DISTINCT price)']],
    ['SELECT COALESCE(isbn, title) AS n FROM books', ['SELECT isbn AS']],
    ["SELECT CASE WHEN id > 1 THEN 'a' ELSE 'b' END AS n FROM books", ["THEN 'b' ELSE 'a'"]],
    [
      'SELECT a.id FROM books a LEFT JOIN books b ON a.id = b.id AND b.price > 1',
      ['INNER JOIN', 'WHERE "b".price > 1'],
    ],
    ['SELECT title FROM books UNION SELECT isbn FROM books', ['UNION ALL']],
    ['SELECT price, COUNT(*) AS n FROM books GROUP BY price HAVING COUNT(*) > 1', ['COUNT(*) >= 1', 'GROUP BY price']],
    [
      'SELECT RANK() OVER (PARTITION BY price ORDER BY isbn) AS r FROM books',
      ['DENSE_RANK()', 'OVER (ORDER BY isbn', 'ORDER BY isbn DESC', 'NULLS LAST'],
    ],
    [
      'UPDATE books SET price = 1, title = isbn WHERE id = 2',
      ['SET title = isbn WHERE', 'SET price = 1 WHERE', '= isbn'],
    ],
    ["INSERT INTO books (id, title) VALUES (1, 'a'), (2, 'b')", ["VALUES (2,'b')", "VALUES (1,'a')"]],
    [
      'CREATE TABLE t (a INTEGER NOT NULL REFERENCES books (id), b DATE, PRIMARY KEY (a, b))',
      ['(a INTEGER REFERENCES', '(a INTEGER NOT NULL, b', 'b TEXT', 'PRIMARY KEY (b)', 'b DATE)'],
    ],
  ])('of %s', (sql, parts) => {
    const mutants = mutantsOf(sql);
    for (const part of parts)
      expect(
        mutants.filter((mutant) => mutant.includes(part)),
        part,
      ).not.toEqual([]);
    expect(mutants).not.toContain(printedSolution(sql));
    expect(new Set(mutants).size).toBe(mutants.length);
  });

  it('takes AND before OR, as SQL does', () => {
    expect(mutantsOf('SELECT id FROM books WHERE id = 1 OR id = 2 AND price = 3')).toContain(
      'SELECT id FROM "books" WHERE (id = 2 AND price = 3)',
    );
  });

  it('leaves sort keys alone where no order is asked for', () => {
    const sql = 'SELECT id FROM books ORDER BY price, id';
    expect(mutantsOf(sql)).toEqual([]);
    expect(mutantsOf(sql, true)).toEqual([
      'SELECT id FROM "books" ORDER BY id ASC',
      'SELECT id FROM "books" ORDER BY price ASC',
      'SELECT id FROM "books" ORDER BY price DESC, id ASC',
      'SELECT id FROM "books" ORDER BY price ASC, id DESC',
      'SELECT id FROM "books" ORDER BY id ASC, price ASC',
    ]);
  });

  it('adds no DISTINCT where the key is returned, and none in EXISTS', () => {
    const sql = 'SELECT id, title FROM books b WHERE EXISTS (SELECT 1 FROM books c WHERE c.id = b.id)';
    expect(mutantsOf(sql).filter((mutant) => mutant.includes('DISTINCT'))).toEqual([]);
  });

  it('drops a statement of several', () => {
    expect(mutantsOf('DELETE FROM books; SELECT id FROM books')).toContain('DELETE FROM "books"');
  });
});
