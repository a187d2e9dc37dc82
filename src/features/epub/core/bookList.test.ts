import { expect, it } from 'vitest';
import { bookPath, courseOf } from './bookList';

const COURSES = ['database/sql', 'k6'] as const;

it('finds the course whose folder has all lessons of a page', () => {
  const of = (...paths: string[]) => courseOf(paths, '/en/', COURSES);
  expect(of('/en/docs/database/sql/a', '/en/docs/database/sql/b')).toBe('database/sql');
  expect(of('/en/docs/k6')).toBe('k6');
  expect(of('/en/docs/database/sql/a', '/en/docs/database/playground')).toBeUndefined();
  expect(of('/en/docs/k6-more/a')).toBeUndefined();
  expect(of('/docs/k6/a')).toBeUndefined();
  expect(of()).toBeUndefined();
});

it('puts a book where its folder is', () => {
  expect(bookPath('/en/', 'database/sql')).toBe('/en/docs/database/sql.epub');
});
