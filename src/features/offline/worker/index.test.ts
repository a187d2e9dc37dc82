import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryCaches } from '../memoryCaches';
import extendWorker from './index';

type Listener = (event: object) => void;
const listeners = vi.hoisted(() => new Map<string, Listener>());
vi.mock('./scope', () => ({
  scope: {
    __SITE: { vi: { base: '/', shell: '1' }, en: { base: '/en/', shell: '1' } },
    registration: { scope: 'https://site.example/' },
    clients: { matchAll: () => Promise.resolve([{ url: 'https://site.example/en/docs' }]) },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  },
}));

const SHELL = '/en/offline/shell.json';
const PAGE = '<!doctype html><html><body><div id="__docusaurus">';
let storage: MemoryCaches;
/** The responses of the host by path; any other request fails as without a network. */
const host = new Map<string, () => Response | Promise<Response>>();
const asked: string[] = [];

const work: Promise<unknown>[] = [];
const waitUntil = (part: Promise<unknown>) => void work.push(part);
const tell = (type: string, event: object) =>
  listeners.get(type)?.({
    waitUntil,
    respondWith: (answer: Promise<unknown>) => waitUntil(answer.catch(() => 0)),
    ...event,
  });
/** Waits for the worker's background work, including work that it starts. */
const settled = async () => {
  while (work.length > 0) await Promise.all(work.splice(0));
};

/** Simulates a navigation. */
const visit = (path: string) =>
  tell('fetch', {
    request: { method: 'GET', url: `https://site.example${path}`, mode: 'navigate', headers: new Headers() },
  });

/** Sends a task as a page does; resolves with the reply. */
const ask = (type: string, rest: object = { id: 1, key: 'k', input: null }) => {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  tell('message', { data: { type, ...rest }, ports: [port2] });
  return answered.finally(() => port1.close());
};

beforeEach(() => {
  storage = MemoryCaches.install();
  host.clear();
  asked.length = 0;
  vi.stubGlobal('location', { href: 'https://site.example/' });
  vi.stubGlobal('fetch', async (request: string | Request) => {
    const path = new URL(typeof request === 'string' ? request : request.url, 'https://site.example').pathname;
    asked.push(path);
    const response = await host.get(path)?.();
    if (!response) throw new TypeError('no network');
    return Object.defineProperties(response, {
      type: { value: 'basic' },
      url: { value: `https://site.example${path}` },
    });
  });
  extendWorker({ offlineMode: true });
});

afterEach(async () => {
  await settled();
  vi.unstubAllGlobals();
});

it('saves the shells again when a page requests it, and answers even if that fails', async () => {
  visit('/en/docs');
  visit('/en/docs');
  await settled();
  const tries = () => asked.filter((path) => path === SHELL).length;
  expect(tries(), 'once for a language').toBe(1);
  tell('message', { data: { type: 'SKIP_WAITING' }, ports: [] });
  await settled();
  expect(tries(), 'not for a message of another kind').toBe(1);
  expect(await ask('KEEP_SHELL')).toMatchObject({ key: 'k', id: 1, failure: { message: 'no network' } });
  expect(tries()).toBe(2);
  host.set(SHELL, () => Response.json({ format: 1, version: '1', files: [] }));
  visit('/en/docs');
  await settled();
  expect(await storage.textIn('offline-shell-en-1', SHELL)).toContain('"version":"1"');
});

it('saves nothing after its removal, not even work in progress, until a course is saved again', async () => {
  let answer = (_response: Response): void => undefined;
  const html = () => new Response(PAGE, { headers: { 'content-type': 'text/html' } });
  host.set('/docs/slow', () => new Promise<Response>((resolve) => (answer = resolve)));
  for (const path of ['/docs/before', '/docs/after']) host.set(path, html);
  const kept = (path: string) => storage.textIn('offline-visited-pages', path);
  visit('/docs/before');
  await settled();
  expect(await kept('/docs/before')).toBe(PAGE);

  visit('/docs/slow');
  // As a page of an older build asks, which takes any reply.
  expect(await ask('KEEP_NOTHING', {})).toMatchObject({ answer: null });
  answer(html());
  visit('/docs/after');
  await settled();
  expect(await kept('/docs/slow')).toBeUndefined();
  expect(await kept('/docs/after')).toBeUndefined();
  await ask('KEEP_SHELL');
  visit('/docs/after');
  await settled();
  expect(await kept('/docs/after')).toBe(PAGE);
});
