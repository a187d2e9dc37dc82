import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadPack } from './downloadPack';
import { PackKeeper } from './packKeeper';

vi.mock('@docusaurus/theme-common', () => ({ createStorageSlot: () => ({ set: vi.fn(), del: vi.fn() }) }));
vi.mock('./downloadPack');
vi.mock('./records');
vi.mock('./serviceWorker', () => ({ startWorker: () => Promise.resolve({}), removeWorker: vi.fn() }));

const summary = { id: 'k6', label: 'k6', href: '/', places: [], version: '1', pages: 1, bytes: 10, stored: 30 };
const request = vi.fn<(name: string, options: object, work: (lock: object | null) => unknown) => unknown>();

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request } });
  request.mockImplementation((_name, _options, work) => work({}));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('says that another tab is busy, also after a download that was stopped', async () => {
  const keeper = new PackKeeper(summary, 'vi', '/');
  vi.mocked(downloadPack).mockImplementation((_id, { signal }) => {
    keeper.stop();
    return Promise.reject(signal.reason as Error);
  });
  await keeper.save();
  expect(keeper.getState()).toEqual({ kind: 'absent' });
  request.mockImplementation((_name, _options, work) => work(null));
  await keeper.remove();
  expect(keeper.getState()).toEqual({ kind: 'absent', failure: 'busy' });
});
