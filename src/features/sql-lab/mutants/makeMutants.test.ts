import { describe, expect, it } from 'vitest';
import { makeMutants, printedSolution } from './makeMutants';
import { columnsOf } from './operators/operator';

const text = { vi: '', en: '' };
const columns = columnsOf([
  { name: 'authors', primaryKey: ['author_id'], columns: [{ name: 'author_id', type: 'integer', description: text }] },
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
    [
      "CREATE TABLE t (a VARCHAR(8) NOT NULL UNIQUE, b DECIMAL(10, 2) CHECK (b > 0), c BOOLEAN DEFAULT TRUE, d TEXT DEFAULT 'x')",
      [
        '(a VARCHAR(8) UNIQUE,',
        '(a VARCHAR(8) NOT NULL,',
        'VARCHAR(7)',
        'VARCHAR(9)',
        'b DECIMAL(10, 2),',
        'b DECIMAL(10, 1)',
        'b DECIMAL(11, 2)',
        'b REAL',
        'b >= 0',
        'b > 1',
        'c BOOLEAN DEFAULT FALSE',
        'c BOOLEAN,',
        'c BOOLEAN NOT NULL DEFAULT TRUE',
        "d TEXT DEFAULT 'x' UNIQUE",
        "DEFAULT 'xx'",
      ],
    ],
    [
      'CREATE TABLE t (a INTEGER REFERENCES books (id) ON DELETE CASCADE, b INTEGER REFERENCES authors (author_id))',
      [
        'REFERENCES "books" (id) ON DELETE SET NULL',
        'REFERENCES "books" (id) ON DELETE NO ACTION',
        'REFERENCES "authors" (author_id) ON DELETE CASCADE',
        'b INTEGER REFERENCES "books" (id)',
      ],
    ],
    ['CREATE TABLE t (a TEXT) STRICT', ['(a TEXT)', 'a INTEGER) STRICT']],
    [
      'ALTER TABLE books ADD COLUMN pages INTEGER NOT NULL DEFAULT 0 CHECK (pages >= 0)',
      ['pages INTEGER DEFAULT 0', 'pages TEXT', 'DEFAULT 1', 'pages > 0', 'NOT NULL DEFAULT 0'],
    ],
    [
      'ALTER TABLE books ADD CONSTRAINT u UNIQUE (title, isbn), DROP COLUMN price',
      ['UNIQUE (isbn)', 'UNIQUE (title)', 'ALTER TABLE "books" DROP COLUMN price', 'UNIQUE (title, isbn)'],
    ],
    [
      'CREATE UNIQUE INDEX i ON books (title, isbn) WHERE price > 1',
      ['CREATE INDEX', '(isbn) WHERE', '(title) WHERE', '(title, isbn)', 'price >= 1'],
    ],
    ['CREATE INDEX i ON books (title, isbn)', ['CREATE UNIQUE INDEX', '(isbn, title)', '(title)']],
    [
      'CREATE VIEW v (a, b) AS SELECT title, price FROM books WHERE price > 1 WITH CHECK OPTION',
      ['("b", "a")', 'price >= 1', 'WHERE price > 1', 'SELECT DISTINCT'],
    ],
    [
      'INSERT INTO books (id, title) VALUES (1, isbn) ON CONFLICT (id) DO UPDATE SET title = excluded.title',
      ['(title, id)', 'DO NOTHING', 'VALUES (1,isbn)', 'SET title = "books".title'],
    ],
    ['UPDATE books SET price = 1, title = isbn', ['SET price = isbn, title = 1']],
    [
      'GRANT SELECT, UPDATE (title, price) ON books TO cashier; GRANT cashier TO clerk',
      ['GRANT SELECT ON', '(title) ON', 'UPDATE ON', ', DELETE ON', 'GRANT ALL', 'TO PUBLIC'],
    ],
    ['REVOKE SELECT, DELETE ON books FROM cashier', ['REVOKE DELETE ON', 'REVOKE ALL', 'FROM PUBLIC']],
  ])('mutates %s', (sql, parts) => {
    const mutants = mutantsOf(sql);
    for (const part of parts)
      expect(
        mutants.filter((mutant) => mutant.includes(part)),
        part,
      ).not.toEqual([]);
    expect(mutants).not.toContain(printedSolution(sql));
    expect(new Set(mutants).size).toBe(mutants.length);
  });

  it('binds AND before OR, as SQL does', () => {
    expect(mutantsOf('SELECT id FROM books WHERE id = 1 OR id = 2 AND price = 3')).toContain(
      'SELECT id FROM "books" WHERE (id = 2 AND price = 3)',
    );
  });

  it('does not mutate sort keys if the order does not matter', () => {
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

  it('adds no DISTINCT if the key is returned, and none in EXISTS', () => {
    const sql = 'SELECT id, title FROM books b WHERE EXISTS (SELECT 1 FROM books c WHERE c.id = b.id)';
    expect(mutantsOf(sql).filter((mutant) => mutant.includes('DISTINCT'))).toEqual([]);
  });

  it('skips changes without an effect', () => {
    expect(mutantsOf('ALTER TABLE books RENAME COLUMN price TO cost')).toEqual([]);
    expect(mutantsOf('CREATE TABLE t (a INTEGER NOT NULL PRIMARY KEY)')).toEqual([
      'CREATE TABLE "t" (a INTEGER NOT NULL)',
      'CREATE TABLE "t" (a TEXT NOT NULL PRIMARY KEY)',
      'CREATE TABLE "t" (a REAL NOT NULL PRIMARY KEY)',
    ]);
  });

  it('drops one of several statements', () => {
    expect(mutantsOf('DELETE FROM books; SELECT id FROM books')).toContain('DELETE FROM "books"');
  });
});
