import { expect, it } from 'vitest';
import { withSite } from './site.mjs';

it.each([
  ['/', ''],
  ['//notes//', '/notes'],
  ['a/b', '/a/b'],
])('%s is served at %s/', async (base, prefix) => {
  await withSite(base, async ({ url, get }) => {
    expect(new URL(url).href).toBe(`${new URL(url).origin}${prefix || '/'}`);
    expect((await get(`${prefix}/secret`)).status).toBe(200);
  });
});

it('a longer name is not a page of the site', async () => {
  expect((await withSite('notes', ({ get }) => get('/notesindex'))).status).toBe(404);
});

it.each([
  ['/notes', 'X-Policy', 'on'],
  ['/notes/secret', 'X-Secret', 'yes'],
])('%s has its %s', async (target, name, value) => {
  const { header } = await withSite('notes', ({ get }) => get(target));
  expect(header(name)).toBe(value);
});
