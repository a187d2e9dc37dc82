import { expect, it } from 'vitest';
import { namedColumns } from './namedColumns';

const BOOKS = { name: 'books', columns: ['book_id', 'title', 'price'], rows: [[1, 'Sen', 5]] };

it('keeps the columns that a text names, in any case and in quotes', () => {
  expect(namedColumns(['SELECT Title FROM books', 'SELECT "price" FROM books'], [BOOKS])).toEqual([
    { name: 'books', columns: ['title', 'price'], rows: [['Sen', 5]] },
  ]);
});

it('does not take COUNT(*) or a product for all columns', () => {
  expect(namedColumns(['SELECT COUNT(*), SUM(price * 2) FROM books'], [BOOKS])[0]?.columns).toEqual(['price']);
});

it.each(['SELECT * FROM books WHERE price > 1', 'SELECT b.* FROM books b WHERE price > 1', 'SELECT 1 FROM books'])(
  'keeps all columns for %s',
  (sql) => {
    expect(namedColumns([sql], [BOOKS])).toEqual([BOOKS]);
  },
);
