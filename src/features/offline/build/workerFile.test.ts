import { expect, it, vi } from 'vitest';
import { RETIRING_WORKER, withLocale } from './workerFile';

const VI = { base: '/', shell: '1' };
const EN = { base: '/en/', shell: '2' };

it('lists the languages in the first line of one worker, the default language first', () => {
  const worker = withLocale(withLocale('code()', 'vi', VI), 'en', EN);
  const [first, ...rest] = worker.split('\n');
  expect(first).toBe(`self.__SITE=${JSON.stringify({ vi: VI, en: EN })};`);
  expect(rest).toEqual(['code()']);
});

it('changes when the shell of either language does, so that browsers update the worker', () => {
  const worker = withLocale(withLocale('code()', 'vi', VI), 'en', EN);
  expect(withLocale(worker, 'en', { ...EN, shell: '3' })).not.toBe(worker);
  expect(withLocale(worker, 'en', EN)).toBe(worker);
});

it('deletes its own caches, leaves others alone, and unregisters itself', async () => {
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const scope = {
    addEventListener: (type: string, listener: never) => void listeners.set(type, listener),
    skipWaiting: vi.fn(),
    registration: { unregister: vi.fn(() => Promise.resolve(true)) },
  };
  const storage = { keys: () => Promise.resolve(['offline-packs', 'sql-lab', 'workbox-precache-v2']), delete: vi.fn() };
  (new Function('self', 'caches', RETIRING_WORKER) as (self: unknown, caches: unknown) => void)(scope, storage);
  const work: Promise<unknown>[] = [];
  for (const type of ['install', 'activate']) listeners.get(type)?.({ waitUntil: (promise) => work.push(promise) });
  await Promise.all(work);
  expect(scope.skipWaiting).toHaveBeenCalled();
  expect(storage.delete.mock.calls.flat()).toEqual(['offline-packs', 'workbox-precache-v2']);
  expect(scope.registration.unregister).toHaveBeenCalled();
});
