import { expect, it } from 'vitest';
import { harvest } from './harvest';

const harvested = (sql: string) => harvest([{ sql }]);
const literals = (sql: string, column: string) => [...(harvested(sql).columns.get(column)?.literals ?? [])];

it('finds literals with the column that they are compared with, whatever the form of the comparison', () => {
  const sql =
    "SELECT 1 FROM books WHERE price BETWEEN 10 AND 20 AND title IN ('a', 'b') AND CASE stock WHEN 5 THEN 1 END = 1";
  expect(literals(sql, 'price')).toEqual([10, 20]);
  expect(literals(sql, 'title')).toEqual(['a', 'b']);
  expect(literals(sql, 'stock')).toContain(5);
});

it('looks through the names of expressions', () => {
  const sql = 'WITH t AS (SELECT MAX(price) AS top FROM books) SELECT top FROM t WHERE top > 7';
  expect(literals(sql, 'price')).toEqual([7]);
});

it('tells counts, limits, offsets and patterns apart', () => {
  const { counts, limits, offsets, columns } = harvested(
    "SELECT city, COUNT(*) AS n FROM customers WHERE full_name LIKE 'Ng%' AND joined_on > date('2025-06-30', '-30 days') GROUP BY city HAVING COUNT(*) >= 3 LIMIT 4 OFFSET 2",
  );
  expect([...counts]).toEqual([3]);
  expect([...limits]).toEqual([6]);
  expect([...offsets]).toContain(30);
  expect([...(columns.get('full_name')?.patterns ?? [])]).toEqual(['Ng%']);
});

it('knows which columns are compared with each other', () => {
  const { columns } = harvested(
    'SELECT 1 FROM order_items i JOIN books b ON i.book_id = b.book_id WHERE i.unit_price <> b.price',
  );
  expect([...(columns.get('unit_price')?.partners ?? [])]).toEqual(['price']);
});
