import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../install.mjs';
import { breakSource, brokenBy, FAULTS, withBookshop } from './brokenBookshop';

const source = readFileSync(path.join(repositoryRoot, 'static/k6/bookshop-api.mjs'), 'utf8');

test('each fault changes one place of the API', () => {
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
  for (const fault of FAULTS) expect(breakSource(source, fault), fault.id).not.toBe(source);
});

test('a fault whose text is not there, or there twice, is refused', () => {
  expect(() => breakSource('one', { id: 'gone', from: 'two', to: '' })).toThrow('gone: its text occurs 0 times');
  expect(() => breakSource('one one', { id: 'twice', from: 'one', to: '' })).toThrow('twice: its text occurs 2 times');
});

test('the API runs with a fault in it, and without', async () => {
  const priceOf = async (address: string) => {
    const book = (await (await fetch(`${address}/books/1`)).json()) as { price: unknown };
    return book.price;
  };
  expect(await withBookshop(undefined, priceOf)).toBe(95000);
  expect(await withBookshop(brokenBy('price-as-text'), priceOf)).toBe('95000');
});
