import { expect, it } from 'vitest';
import { usedTables } from './usedTables';

const tables = ['books', 'orders', 'order_items'];

it('finds the tables of a query, quoted or not, in the order of the schema', () => {
  expect(usedTables('SELECT * FROM ORDERS o JOIN "books" b ON b.id = o.id', tables)).toEqual(['books', 'orders']);
});

it('ignores strings and comments', () => {
  expect(usedTables("SELECT 'books' -- orders\nFROM order_items", tables)).toEqual(['order_items']);
});
