import { expect, it } from 'vitest';
import { keepHits } from './keepHits';

const list = (ids: string, from: string) => [...ids].map((objectID) => ({ objectID, from }));
const shown = (hits: { objectID: string }[]) => hits.map(({ objectID }) => objectID).join(' ');

it.each([
  ['puts the first hit of the old list first', 'abc', 'c', 'c a b'],
  ['keeps a hit that the new list does not have', 'abc', 'x', 'x a b c'],
  ['keeps several, once each', 'abc', 'bxb', 'b x a c'],
  ['changes nothing without hits of an old list', 'abc', '', 'a b c'],
  ['keeps what is left of an empty list', '', 'a', 'a'],
])('%s', (_name, hits, seen, expected) => {
  expect(shown(keepHits(list(hits, 'new'), list(seen, 'old')))).toBe(expected);
});

it('takes the text of the new list', () => {
  expect(keepHits(list('ab', 'new'), list('b', 'old'))[0]).toEqual({ objectID: 'b', from: 'new' });
});
