import { expect, it } from 'vitest';
import { readNumber } from './readNumber';

it.each([
  ['162', 162],
  [' 1.5 ', 1.5],
  ['1,5', 1.5],
  ['1 200', 1200],
  ['1\u202F200', 1200],
  ['0', 0],
])('reads %s', (text, number) => expect(readNumber(text)).toBe(number));

it.each(['', 'x', '-5', '1e9', '1 2', '1,2,3', '.5', '5.', '1234567890123', 'Infinity', '162 req'])(
  'refuses %s',
  (text) => expect(readNumber(text)).toBeUndefined(),
);
