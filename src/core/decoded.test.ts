import { expect, it } from 'vitest';
import { decoded } from './decoded';

it.each([
  ['h%E1%BB%87', 'hệ'],
  ['a%20b', 'a b'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['', ''],
])('reads %j as %j', (part, meant) => {
  expect(decoded(part)).toBe(meant);
});
