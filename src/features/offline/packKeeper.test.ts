import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryCaches } from './memoryCaches';
import { PackKeeper } from './packKeeper';

// Docusaurus' modules exist only in a bundle, and service workers only in a browser.
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

it('reports that another tab is busy, even after a stopped download', async () => {
  const keeper = new PackKeeper(summary, 'vi', '/');
  // The reader stops the download before the host answers.
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
