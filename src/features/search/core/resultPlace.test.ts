import { expect, test } from 'vitest';
import { parsePlace } from './resultPlace';

const KEY = '["lru","vi",null,0]';
const place = { key: KEY, pages: 3, top: 420 };

test('reads a position back only for the same results', () => {
  expect(parsePlace(JSON.stringify(place), KEY)).toEqual(place);
  expect(parsePlace(JSON.stringify(place), 'others')).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['no JSON', '{"key"'],
  ['another type', 'null'],
  ['no pages', JSON.stringify({ ...place, pages: 0 })],
  ['part of a page', JSON.stringify({ ...place, pages: 1.5 })],
  ['pages without end', JSON.stringify({ ...place, pages: 1e9 })],
  ['pages that are no number', JSON.stringify({ ...place, pages: '3' })],
  ['no place', JSON.stringify({ ...place, top: null })],
  ['a place above the page', JSON.stringify({ ...place, top: -1 })],
])('rejects %s', (_name, text) => {
  expect(parsePlace(text, KEY)).toBeUndefined();
});
