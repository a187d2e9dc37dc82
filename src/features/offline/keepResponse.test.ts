import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REVISION_HEADER } from './core/places';
import { keepFile, MissingFile } from './keepResponse';

const HASHED = '/assets/js/main.0a1b2c3d.js';
const PAGE = '/docs/x';
const file = (url: string, revision: string) => ({ url, revision, bytes: 1, stored: 1 });
const kept = (text: string, revision?: string) =>
  new Response(text, revision === undefined ? {} : { headers: { [REVISION_HEADER]: revision } });

const put = vi.fn<(url: string, response: Response) => Promise<void>>();
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const target = { put } as unknown as Cache;

/** What the device has, by cache and address. */
function onDevice(stored: Record<string, Record<string, Response>>): void {
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(Object.keys(stored)),
    match: (url: string, { cacheName }: { cacheName: string }) => Promise.resolve(stored[cacheName]?.[url]),
  });
}

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://site.example/' });
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(() => Promise.resolve(new Response('from the host')));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function keptText(): Promise<string | undefined> {
  return put.mock.calls[0]?.[1].text();
}

it('takes what the device has: of the same content, or under a name that changes with it', async () => {
  onDevice({ 'offline-visited-pages': { [PAGE]: kept('old', '1') }, 'offline-packs': { [PAGE]: kept('same', '2') } });
  await keepFile(target, file(PAGE, '2'));
  expect(await keptText()).toBe('same');
  put.mockClear();
  onDevice({ 'offline-visited-files': { [HASHED]: kept('script') } });
  await keepFile(target, file(HASHED, '3'));
  expect(put.mock.calls[0]?.[1].headers.get(REVISION_HEADER)).toBe('3');
  expect(await keptText()).toBe('script');
  expect(fetched).not.toHaveBeenCalled();
});

it('asks the host for anything else, past the cache of the browser where the name stays', async () => {
  onDevice({ 'offline-packs': { [PAGE]: kept('old', '1') }, other: { [PAGE]: kept('not ours', '2') } });
  await keepFile(target, file(PAGE, '2'), { headers: { a: 'b' } });
  expect(await keptText()).toBe('from the host');
  expect(fetched).toHaveBeenCalledWith(PAGE, { cache: 'no-cache', headers: { a: 'b' } });
  await keepFile(target, file(HASHED, '2'));
  expect(fetched).toHaveBeenLastCalledWith(HASHED, { cache: 'default' });
});

it('keeps nothing where the host does not have the file', async () => {
  onDevice({});
  fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 404 })));
  await expect(keepFile(target, file(PAGE, '1'))).rejects.toThrow(MissingFile);
  expect(put).not.toHaveBeenCalled();
});

it('asks once more past the cache of the browser where a file with a hash is missing', async () => {
  onDevice({});
  fetched.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 404 })));
  await keepFile(target, file(HASHED, '1'), { headers: { a: 'b' } });
  expect(fetched).toHaveBeenLastCalledWith(HASHED, { cache: 'reload', headers: { a: 'b' } });
  expect(await keptText()).toBe('from the host');
});

it('does not ask twice without a network', async () => {
  onDevice({});
  fetched.mockRejectedValue(new TypeError('no network'));
  await expect(keepFile(target, file(HASHED, '1'))).rejects.toThrow('no network');
  expect(fetched).toHaveBeenCalledOnce();
});
