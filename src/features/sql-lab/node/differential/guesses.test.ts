import { describe, expect, it } from 'vitest';
import { guessesOf } from './guesses';
import type { SchemaColumn, SchemaTable } from './schema';

const column = (name: string, type: SchemaColumn['type'], more: Partial<SchemaColumn> = {}): SchemaColumn => ({
  name,
  type,
  nullable: false,
  checks: [],
  ...more,
});
const books: SchemaTable = {
  name: 'books',
  columns: [
    column('book_id', 'integer'),
    column('title', 'text'),
    column('city', 'text', { nullable: true }),
    column('price', 'integer', { checks: ['price > 0'] }),
    column('status', 'text', { checks: ["status IN ('paid', 'sent')"] }),
  ],
  primaryKey: ['book_id'],
  unique: [['book_id']],
  checks: [],
  rows: [],
};
const guesses = (sql: string) => guessesOf(sql, 'sqlite', [books]);

describe('guessesOf', () => {
  it.each<[string, string[]]>([
    ['SELECT title FROM books', ['LIMIT 5', 'LIMIT 10', 'LOWER(title) AS "title"', 'TRIM(title) AS "title"']],
    [
      "SELECT price FROM books WHERE title = 'Hai An'",
      ["title LIKE 'Hai%'", "title LIKE '%An'", "LIKE 'Hai An' || '%'"],
    ],
    ['SELECT price FROM books WHERE price < 5', ['price < 5) AND (price >= 0)']],
    ['SELECT price FROM books WHERE price = 5', ['price <= 5', 'price >= 5']],
    [
      'SELECT price FROM books WHERE price > (SELECT AVG(price) FROM books)',
      ['ROUND(AVG(price))', 'AVG(NULLIF(price, 0))'],
    ],
    ['SELECT COUNT(*) AS n FROM books', ['MAX(book_id)', 'COUNT(DISTINCT title)', 'WHEN COUNT(*) > 9 THEN 9']],
    ['SELECT DISTINCT price, title FROM books', ['GROUP BY price + title', "GROUP BY price || ' ' || title"]],
    ['SELECT title FROM books ORDER BY city, title', ["ORDER BY city || ' ' || title", "COALESCE(city, 'Ω')"]],
    ['SELECT city AS month FROM books ORDER BY month', ['ORDER BY SUBSTR(month, 6, 2)']],
    [
      'WITH t (n) AS (SELECT price FROM books) SELECT n FROM t',
      ['(SELECT price / 1000 * 1000 AS "price" FROM "books")'],
    ],
  ])('makes of %s answers that ordinary rows do not tell from it', (sql, parts) => {
    const made = guesses(sql);
    for (const part of parts)
      expect(
        made.filter((guess) => guess.includes(part)),
        part,
      ).not.toEqual([]);
  });

  it('keeps the names of columns, keys and values of a fixed list', () => {
    expect(guesses('SELECT book_id, status FROM books')).toEqual([
      expect.stringContaining('LIMIT 5'),
      expect.stringContaining('LIMIT 10'),
      expect.stringContaining('LIMIT 20'),
      expect.stringContaining('LIMIT 100'),
    ]);
  });

  it('says nothing about several statements, or about one that the parser does not know', () => {
    expect(guesses('DELETE FROM books; SELECT title FROM books')).toEqual([]);
    expect(guesses('SELECT FROM WHERE')).toEqual([]);
  });
});
