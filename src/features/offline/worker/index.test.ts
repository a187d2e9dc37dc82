import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import extendWorker from './index';
import { keepShell, keepUsedShells } from './shell';

type Listener = (event: object) => void;
const listeners = vi.hoisted(() => new Map<string, Listener>());
vi.mock('./shell', () => ({ keepShell: vi.fn(), keepUsedShells: vi.fn(), dropOldShells: vi.fn() }));
vi.mock('./scope', () => ({
  scope: {
    __SITE: { vi: { base: '/', shell: '1' }, en: { base: '/en/', shell: '1' } },
    registration: { scope: 'https://site.example/' },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  },
}));

const work: Promise<unknown>[] = [];
const waitUntil = (part: Promise<unknown>) => void work.push(part);

async function tell(type: string, event: object): Promise<void> {
  listeners.get(type)?.({ waitUntil, respondWith: (answer: Promise<unknown>) => answer.catch(() => 0), ...event });
  await Promise.all(work.splice(0));
}

/** A reader opens a page. */
const visit = (path: string) =>
  tell('fetch', {
    request: { method: 'GET', url: `https://site.example${path}`, mode: 'navigate', headers: new Headers() },
  });

beforeEach(() => {
  vi.stubGlobal('caches', { keys: () => Promise.resolve([]) });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.mocked(keepShell).mockResolvedValue();
  vi.mocked(keepUsedShells).mockResolvedValue();
  extendWorker({ offlineMode: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('keeps the shells anew when a page asks for it, and answers also where that fails', async () => {
  const port = { postMessage: vi.fn() };
  await visit('/en/docs');
  await visit('/en/docs');
  expect(keepShell).toHaveBeenCalledOnce();
  vi.mocked(keepUsedShells).mockRejectedValue(new Error('another edition'));
  await tell('message', { data: { type: 'SKIP_WAITING' }, ports: [port] });
  expect(keepUsedShells).not.toHaveBeenCalled();
  await tell('message', { data: { type: 'KEEP_SHELL' }, ports: [port] });
  expect(keepUsedShells).toHaveBeenCalledOnce();
  expect(port.postMessage).toHaveBeenCalledOnce();
  await visit('/en/docs');
  expect(keepShell).toHaveBeenCalledTimes(2);
});
