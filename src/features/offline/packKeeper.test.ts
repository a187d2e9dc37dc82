import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryCaches } from './memoryCaches';
import { PackKeeper } from './packKeeper';

// Docusaurus' own modules exist in a bundle alone, and a browser's service worker in a browser.
vi.mock('@docusaurus/theme-common', () => ({ createStorageSlot: () => ({ set: vi.fn(), del: vi.fn() }) }));
vi.mock('./serviceWorker', () => ({ startWorker: () => Promise.resolve({}), removeWorker: vi.fn() }));

const summary = { id: 'k6', label: 'k6', href: '/', places: [], version: '1', pages: 1, bytes: 10, stored: 30 };
const request = vi.fn<(name: string, options: object, work: (lock: object | null) => unknown) => unknown>();

beforeEach(() => {
  MemoryCaches.install();
  vi.stubGlobal('location', { href: 'https://site.example/' });
  vi.stubGlobal('navigator', { locks: { request } });
  request.mockImplementation((_name, _options, work) => work({}));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('says that another tab is busy, also after a download that was stopped', async () => {
  const keeper = new PackKeeper(summary, 'vi', '/');
  // A host that does not answer before the reader has had enough.
  vi.stubGlobal('fetch', (_url: string, { signal }: { readonly signal: AbortSignal }) => {
    keeper.stop();
    return Promise.reject(signal.reason as Error);
  });
  await keeper.save();
  expect(keeper.getState()).toEqual({ kind: 'absent' });
  request.mockImplementation((_name, _options, work) => work(null));
  await keeper.remove();
  expect(keeper.getState()).toEqual({ kind: 'absent', failure: 'busy' });
});
