import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REVISION_HEADER } from './core/headers';
import { keepFile, MissingFile, readList, RefusedFile, WrongFile } from './keepResponse';
import { MemoryCaches } from './memoryCaches';

const HASHED = '/assets/js/main.0a1b2c3d.js';
const PAGE = '/docs/x';
const WANTED = 'what the build wrote';
const SIGN_IN = '<!doctype html><title>Sign in to the network</title>';
const REVISION = createHash('sha256').update(WANTED).digest('hex').slice(0, 10);
const TARGET = 'offline-packs';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let storage: MemoryCaches;

const file = (url: string) => ({ url, revision: REVISION, bytes: 1, stored: 1 });
const keep = async (url: string, init?: RequestInit) =>
  keepFile((await storage.open(TARGET)) as unknown as Cache, file(url), init);
const keptText = (url: string) => storage.textIn(TARGET, url);
const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://site.example/' });
  vi.stubGlobal('fetch', fetched);
  storage = MemoryCaches.install();
  fetched.mockImplementation(() => Promise.resolve(new Response(WANTED)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('reuses a file on the device if its content or hashed name is the same', async () => {
  await storage.hold('offline-visited-pages', PAGE, 'old', { [REVISION_HEADER]: '1' });
  await storage.hold('offline-shell-vi-1', PAGE, WANTED, { [REVISION_HEADER]: REVISION });
  await storage.hold('offline-visited-files', HASHED, WANTED);
  await keep(PAGE);
  await keep(HASHED);
  expect([await keptText(PAGE), await keptText(HASHED)]).toEqual([WANTED, WANTED]);
  expect((await (await storage.open(TARGET)).match(HASHED))?.headers.get(REVISION_HEADER)).toBe(REVISION);
  expect(fetched).not.toHaveBeenCalled();
});

it('requests anything else from the host, and revalidates files without a hash in their name', async () => {
  await storage.hold('offline-visited-pages', PAGE, 'old', { [REVISION_HEADER]: '1' });
  await storage.hold('other', PAGE, WANTED, { [REVISION_HEADER]: REVISION });
  await keep(PAGE, { headers: { a: 'b' } });
  expect(await keptText(PAGE)).toBe(WANTED);
  expect(fetched).toHaveBeenCalledWith(PAGE, { cache: 'no-cache', headers: { a: 'b' } });
  await keep(HASHED);
  expect(fetched).toHaveBeenLastCalledWith(HASHED, { cache: 'default' });
});

it('ignores wrong content on the device under the right name', async () => {
  await storage.hold('offline-visited-files', HASHED, SIGN_IN);
  await storage.hold('offline-shell-vi-1', PAGE, SIGN_IN, { [REVISION_HEADER]: REVISION });
  await keep(HASHED);
  await keep(PAGE);
  expect([await keptText(PAGE), await keptText(HASHED)]).toEqual([WANTED, WANTED]);
});

describe('saves nothing', () => {
  it.each([
    [404, MissingFile],
    [403, RefusedFile],
    [502, RefusedFile],
  ])('from a response with status %i', async (status, Failure) => {
    fetched.mockImplementation(() => Promise.resolve(new Response('', { status })));
    await expect(keep(PAGE)).rejects.toThrow(Failure);
    expect(await keptText(PAGE)).toBeUndefined();
  });

  it.each<[string, string, () => Response]>([
    ['a sign-in page in place of a script', HASHED, () => html(SIGN_IN)],
    ['a sign-in page in place of a list', '/search-manifest.json', () => html(SIGN_IN)],
    ['a sign-in page in place of a page', PAGE, () => html(SIGN_IN)],
    ['another content of the right type', HASHED, () => new Response('{"error":"sign in first"}')],
    ['half of a file', HASHED, () => new Response(WANTED.slice(0, 4))],
  ])('from %s', async (_name, url, answer) => {
    fetched.mockImplementation(() => Promise.resolve(answer()));
    await expect(keep(url)).rejects.toThrow(WrongFile);
    expect(await keptText(url)).toBeUndefined();
  });
});

it.each([
  ['is missing', () => new Response('', { status: 404 })],
  ['is something else', () => html(SIGN_IN)],
])('bypasses the HTTP cache in a second request when a hashed file %s', async (_name, answer) => {
  fetched.mockImplementationOnce(() => Promise.resolve(answer()));
  await keep(HASHED, { headers: { a: 'b' } });
  expect(fetched).toHaveBeenLastCalledWith(HASHED, { cache: 'reload', headers: { a: 'b' } });
  expect(await keptText(HASHED)).toBe(WANTED);
});

it('does not send a second request without a network', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  await expect(keep(HASHED)).rejects.toThrow('no network');
  expect(fetched).toHaveBeenCalledOnce();
});

it('works in a browser without hashing', async () => {
  vi.stubGlobal('crypto', {});
  fetched.mockImplementation(() => Promise.resolve(new Response('unknown')));
  await keep(PAGE);
  expect(await keptText(PAGE)).toBe('unknown');
});

it('reads a list of files and rejects anything else', async () => {
  expect(await readList(new Response('{"version":"1","files":[]}'))).toEqual({ version: '1', files: [] });
  for (const text of [SIGN_IN, '', 'null', '{"error":"sign in first"}', '{"files":1}'])
    await expect(readList(new Response(text))).rejects.toThrow(WrongFile);
});
