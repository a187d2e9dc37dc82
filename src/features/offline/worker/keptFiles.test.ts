import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryCaches } from '../memoryCaches';
import { answerFile, answerFresh, answerPage } from './answer';
import { findKept } from './keptFiles';

vi.mock('./scope', () => ({
  scope: { __SITE: { vi: { base: '/', shell: '1' }, en: { base: '/en/', shell: '1' } } },
}));

const ORIGIN = 'https://site.example';
const LESSON = '/docs/x';
const MANIFEST = '/search-manifest.json';
const SCRIPT = '/assets/js/main.0a1b2c3d.js';
const PAGE = '<!doctype html><html><body><div id="__docusaurus">';
const SIGN_IN = '<!doctype html><title>Sign in to the network</title>';
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json' };
const SCRIPT_TYPE = { 'content-type': 'text/javascript' };

let storage: MemoryCaches;
const revisionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
/** What the build says of its files. */
let revisions: Record<string, string>;
const work: Promise<unknown>[] = [];
const answers = new Map<string, Response>();

/** Sets what a host, or a captive portal, answers: a response of this origin. */
function answerWith(path: string, text: string, headers: Record<string, string>, status = 200): void {
  const response = new Response(text, { status, headers });
  Object.defineProperties(response, { type: { value: 'basic' }, url: { value: ORIGIN + path } });
  const clone = response.clone.bind(response);
  answers.set(path, Object.assign(response, { clone }));
}

/** Lets the worker answer a request, and waits for its background work. */
async function ask(answer: typeof answerFile, path: string): Promise<string> {
  const request = { url: ORIGIN + path, cache: 'default' } as Request;
  const waitUntil = (part: Promise<unknown>) => void work.push(part);
  const response = await answer({ request, waitUntil, respondWith: () => undefined });
  const text = await response.text();
  await Promise.all(work.splice(0));
  return text;
}

beforeEach(() => {
  storage = MemoryCaches.install();
  answers.clear();
  revisions = { [SCRIPT]: revisionOf('go()'), [MANIFEST]: revisionOf('{}') };
  vi.stubGlobal('fetch', (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
    const answer = pathname === '/offline/files.json' ? Response.json(revisions) : answers.get(pathname);
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no network'));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('caches what is visited', async () => {
  answerWith(LESSON, PAGE, HTML);
  answerWith(SCRIPT, 'go()', SCRIPT_TYPE);
  answerWith(MANIFEST, '{}', JSON_TYPE);
  await ask(answerPage, LESSON);
  await ask(answerFile, SCRIPT);
  await ask(answerFresh, MANIFEST);
  answers.clear();
  expect(await ask(answerPage, LESSON)).toBe(PAGE);
  expect(await ask(answerFile, SCRIPT)).toBe('go()');
  expect(await ask(answerFresh, MANIFEST)).toBe('{}');
});

it.each([
  ['an empty file', ''],
  ['half of a file', 'go('],
  ['another script', 'console.log(1)'],
])('does not keep %s, which the host sends with the right type and status', async (_name, text) => {
  answerWith(SCRIPT, text, SCRIPT_TYPE);
  expect(await ask(answerFile, SCRIPT)).toBe(text);
  expect(await storage.textIn('offline-visited-files', SCRIPT)).toBeUndefined();
  answerWith(SCRIPT, 'go()', SCRIPT_TYPE);
  expect(await ask(answerFile, SCRIPT)).toBe('go()');
  expect(await storage.textIn('offline-visited-files', SCRIPT)).toBe('go()');
});

it('keeps the files of a newer build, but none that no build names', async () => {
  const newer = '/assets/js/main.99999999.js';
  answerWith(newer, 'new()', SCRIPT_TYPE);
  await ask(answerFile, newer);
  expect(await storage.textIn('offline-visited-files', newer)).toBeUndefined();
  revisions = { [newer]: revisionOf('new()') };
  answerWith(newer, 'new()', SCRIPT_TYPE);
  await ask(answerFile, newer);
  expect(await storage.textIn('offline-visited-files', newer)).toBe('new()');
});

it('passes on the page of a captive portal so that the reader can sign in, but does not cache it', async () => {
  await storage.hold('offline-packs', LESSON, PAGE, HTML);
  for (const path of [LESSON, SCRIPT, MANIFEST]) answerWith(path, SIGN_IN, HTML);
  expect(await ask(answerPage, LESSON)).toBe(SIGN_IN);
  expect(await ask(answerFile, SCRIPT)).toBe(SIGN_IN);
  expect(await ask(answerFresh, MANIFEST)).toBe(SIGN_IN);
  answerWith(SCRIPT, SIGN_IN, { 'content-type': 'text/plain' });
  await ask(answerFile, SCRIPT);
  for (const name of ['offline-visited-pages', 'offline-visited-files'])
    for (const path of [LESSON, SCRIPT, MANIFEST]) expect(await storage.textIn(name, path)).toBeUndefined();
  answers.clear();
  expect(await ask(answerPage, LESSON)).toBe(PAGE);
});

it('answers from the cache when a captive portal or a failing server responds instead', async () => {
  await storage.hold('offline-packs', MANIFEST, '{}', JSON_TYPE);
  answerWith(MANIFEST, SIGN_IN, HTML);
  expect(await ask(answerFresh, MANIFEST)).toBe('{}');
  answerWith(MANIFEST, 'Bad gateway', HTML, 502);
  expect(await ask(answerFresh, MANIFEST)).toBe('{}');
});

it('deletes wrong content from the cache and uses another cache or the network', async () => {
  for (const path of [LESSON, SCRIPT, MANIFEST]) {
    await storage.hold('offline-packs', path, SIGN_IN, HTML);
    await storage.hold('offline-shell-vi-1', path, SIGN_IN, HTML);
  }
  await storage.hold('offline-shell-vi-1', '/offline/shell.json', '{}', JSON_TYPE);
  await storage.hold('offline-visited-pages', LESSON, PAGE, HTML);
  answerWith(SCRIPT, 'go()', SCRIPT_TYPE);
  expect(await ask(answerPage, LESSON)).toBe(PAGE);
  expect(await ask(answerFile, SCRIPT)).toBe('go()');
  expect(await findKept(ORIGIN + MANIFEST)).toBeUndefined();
  for (const name of ['offline-packs', 'offline-shell-vi-1'])
    for (const path of [LESSON, SCRIPT, MANIFEST]) expect(await storage.textIn(name, path)).toBeUndefined();
  // Without its list, the shell will be saved again.
  expect(await storage.textIn('offline-shell-vi-1', '/offline/shell.json')).toBeUndefined();
  expect(await storage.textIn('offline-visited-files', SCRIPT)).toBe('go()');
});
