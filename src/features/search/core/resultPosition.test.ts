import { expect, test } from 'vitest';
import { parsePosition } from './resultPosition';

const KEY = '["lru","vi",null,0]';
const position = { key: KEY, pages: 3, top: 420 };

test('reads a position back only for the same results', () => {
  expect(parsePosition(JSON.stringify(position), KEY)).toEqual(position);
  expect(parsePosition(JSON.stringify(position), 'others')).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['no JSON', '{"key"'],
  ['another type', 'null'],
  ['no pages', JSON.stringify({ ...position, pages: 0 })],
  ['part of a page', JSON.stringify({ ...position, pages: 1.5 })],
  ['pages without end', JSON.stringify({ ...position, pages: 1e9 })],
  ['pages that are no number', JSON.stringify({ ...position, pages: '3' })],
  ['no scroll position', JSON.stringify({ ...position, top: null })],
  ['a scroll position above the page', JSON.stringify({ ...position, top: -1 })],
])('rejects %s', (_name, text) => {
  expect(parsePosition(text, KEY)).toBeUndefined();
});
