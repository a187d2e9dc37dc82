import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AssetFile } from '../core/files/assets';
import { MemoryCaches } from '../../offline/memoryCaches';
import { download, fetchKept, isKept } from './labFiles';

const CACHES = ['sql-lab', 'offline-packs', 'offline-visited-files'];
const SIGN_IN = '<!doctype html><title>Sign in to the network</title>';
const CONTENT = JSON.stringify({ id: 'shop' });
const hash = createHash('sha256').update(CONTENT).digest('hex').slice(0, 10);
const FILE: AssetFile = { url: `/assets/sql/shop-sqlite.${hash}.json`, bytes: CONTENT.length };

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let storage: MemoryCaches;

const read = (text: string) => JSON.parse(text) as { id: string };
const json = (body: string) => new Response(body, { headers: { 'content-type': 'application/json' } });
const keptHere = () => storage.textIn('sql-lab', FILE.url);
const askedFor = () => fetched.mock.calls.map(([, { cache }]) => cache);

beforeEach(() => {
  storage = MemoryCaches.install();
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(() => Promise.resolve(json(CONTENT)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('fetchKept', () => {
  it('caches what it has read, and sends a single request', async () => {
    expect(await fetchKept(FILE, read)).toEqual({ id: 'shop' });
    await vi.waitFor(async () => expect(await keptHere()).toBe(CONTENT));
    expect(await fetchKept(FILE, read)).toEqual({ id: 'shop' });
    expect(askedFor()).toEqual(['default']);
  });

  it('does not wait for a cache that never answers', async () => {
    vi.useFakeTimers();
    const never = () => new Promise<never>(() => undefined);
    vi.stubGlobal('caches', { open: never, keys: never, match: never });
    const asked = Promise.all([fetchKept(FILE, read), isKept(FILE.url)]);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(await asked).toEqual([{ id: 'shop' }, false]);
  });

  it.each([
    ['a sign-in page', () => new Response(SIGN_IN, { headers: { 'content-type': 'text/html; charset=utf-8' } })],
    ['a page that says it is JSON', () => json(SIGN_IN)],
    ['JSON of something else', () => json('{"error":"sign in first"}')],
    ['half of the file', () => json(CONTENT.slice(0, 5))],
    ['nothing', () => json('')],
  ])('does not cache %s, reports it as wrong, and finds the file once it is back', async (_name, answer) => {
    fetched.mockImplementation(() => Promise.resolve(answer()));
    await expect(fetchKept(FILE, read)).rejects.toMatchObject({ problem: 'wrong' });
    expect(await keptHere()).toBeUndefined();
    fetched.mockImplementation(() => Promise.resolve(json(CONTENT)));
    expect(await fetchKept(FILE, read)).toEqual({ id: 'shop' });
  });

  it('bypasses the HTTP cache if it has the wrong content', async () => {
    fetched.mockImplementation((_url, { cache }) => Promise.resolve(json(cache === 'reload' ? CONTENT : SIGN_IN)));
    expect(await fetchKept(FILE, read)).toEqual({ id: 'shop' });
    expect(askedFor()).toEqual(['default', 'reload']);
  });

  it('deletes a damaged copy from all caches of the site', async () => {
    for (const name of CACHES) await storage.hold(name, FILE.url, SIGN_IN);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(fetchKept(FILE, read)).rejects.toMatchObject({ problem: 'unreachable' });
    expect(fetched).toHaveBeenCalledOnce();
    for (const name of CACHES) expect(await storage.textIn(name, FILE.url)).toBeUndefined();
    fetched.mockImplementation(() => Promise.resolve(json(CONTENT)));
    expect(await fetchKept(FILE, read)).toEqual({ id: 'shop' });
    await vi.waitFor(async () => expect(await keptHere()).toBe(CONTENT));
  });

  it('uses the network if the cache cannot be read or written', async () => {
    const refuse = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    const broken = { match: refuse, keys: refuse, delete: refuse, put: refuse };
    for (const blocked of [
      { open: refuse, keys: refuse },
      { keys: () => Promise.resolve(['sql-lab']), open: () => Promise.resolve(broken) },
    ]) {
      vi.stubGlobal('caches', blocked);
      expect(await fetchKept(FILE, read)).toEqual({ id: 'shop' });
    }
  });

  it('works without a secure context, in which no hashes can be computed', async () => {
    vi.stubGlobal('crypto', {});
    expect(await fetchKept(FILE, read)).toEqual({ id: 'shop' });
    fetched.mockImplementation(() => Promise.resolve(json(SIGN_IN)));
    storage = MemoryCaches.install();
    await expect(fetchKept(FILE, read)).rejects.toMatchObject({ problem: 'wrong' });
  });
});

describe('download', () => {
  it.each([
    [404, 'gone'],
    [403, 'refused'],
    [502, 'refused'],
  ])('interprets the status %i', async (status, problem) => {
    fetched.mockImplementation(() => Promise.resolve(new Response('', { status })));
    await expect(download(FILE)).rejects.toMatchObject({ problem });
  });

  it('reports progress, and rejects a page before reading it', async () => {
    const onProgress = vi.fn();
    await download(FILE, { onProgress });
    expect(onProgress).toHaveBeenLastCalledWith({ loaded: CONTENT.length, total: CONTENT.length });
    fetched.mockImplementation(() =>
      Promise.resolve(new Response(SIGN_IN, { headers: { 'content-type': 'text/html' } })),
    );
    await expect(download(FILE)).rejects.toMatchObject({ problem: 'wrong' });
  });
});
