import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadPack } from './downloadPack';
import { MemoryCaches } from './memoryCaches';
import { readRecord, readRecords } from './records';

const manifest = { id: 'k6', version: '1', format: 1, files: [], frames: [] };
const download = (whenReady: () => Promise<void>) =>
  downloadPack('k6', {
    locale: 'vi',
    baseUrl: '/',
    signal: new AbortController().signal,
    onProgress: () => undefined,
    whenReady,
  });

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://site.example/' });
  MemoryCaches.install();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(manifest)));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('marks a course as complete only once it can be used without a network', async () => {
  await expect(download(() => Promise.reject(new Error('no worker')))).rejects.toThrow('no worker');
  expect(await readRecord('vi', 'k6')).toMatchObject({ isComplete: false });
  await download(async () => expect(await readRecord('vi', 'k6')).toMatchObject({ isComplete: false }));
  expect(await readRecord('vi', 'k6')).toMatchObject({ isComplete: true });
});

it.each([
  ['a page', () => new Response('<title>Sign in</title>', { headers: { 'content-type': 'text/html' } })],
  ['an answer of another kind', () => Response.json({ error: 'sign in first' })],
])('rejects %s in place of the list of a course', async (_name, answer) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  await expect(download(() => Promise.resolve())).rejects.toMatchObject({ name: 'WrongFile' });
  expect(await readRecords()).toEqual([]);
});
