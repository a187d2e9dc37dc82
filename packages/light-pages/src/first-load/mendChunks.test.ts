import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mending } from './mendChunks';

const fetched = vi.fn(() => Promise.resolve(new Response()));
const lost = (request: string) => Object.assign(new Error('Loading chunk 1 failed.'), { request });

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

it('fetches each file of a chunk that fails once more, past the cache', async () => {
  const load = vi
    .fn<(chunk: string) => Promise<unknown>>()
    .mockRejectedValueOnce(lost('/a.js'))
    .mockRejectedValueOnce(lost('/a.css'))
    .mockResolvedValue('loaded');
  expect(await mending(load)('1')).toBe('loaded');
  expect(fetched.mock.calls).toEqual([
    ['/a.js', { cache: 'reload' }],
    ['/a.css', { cache: 'reload' }],
  ]);
});

it('gives up where the same file fails again, and tries anew at the next call', async () => {
  const load = vi.fn<(chunk: string) => Promise<unknown>>().mockRejectedValue(lost('/a.js'));
  const mended = mending(load);
  await expect(mended('1')).rejects.toThrow('Loading chunk 1');
  expect(load).toHaveBeenCalledTimes(2);
  await expect(mended('1')).rejects.toThrow('Loading chunk 1');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('does not repeat what failed for another reason, or without a network', async () => {
  const other = vi.fn<(chunk: string) => Promise<unknown>>().mockRejectedValue(new Error('thrown by a module'));
  await expect(mending(other)('1')).rejects.toThrow('thrown by a module');
  expect(other).toHaveBeenCalledOnce();
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  const load = vi.fn<(chunk: string) => Promise<unknown>>().mockRejectedValue(lost('/a.js'));
  await expect(mending(load)('1')).rejects.toThrow('Loading chunk 1');
});
