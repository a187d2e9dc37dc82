import { expect, it } from 'vitest';
import { textHash } from './textHash';

it('is FNV-1a, whose values for short texts are published', () => {
  expect(textHash('')).toBe(0x811c9dc5);
  expect(textHash('a')).toBe(0xe40c292c);
  expect(textHash('foobar')).toBe(0xbf9cf968);
});
