import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LostScripts } from './lostScripts';
import { stubPage, type FakeStorage } from './page.fixture';
import { PageLinks } from './pageLinks';
import { isKnownReader } from './visits';

const FILE = '/main.js';
let page: ReturnType<typeof stubPage>;
let links: PageLinks;
let answers: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  page = stubPage();
  links = new PageLinks();
  answers = [];
  // The first answer is what the browser has kept, the second what the host sends now.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(answers.shift() ?? 'broken')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const lose = () => new LostScripts([], links).add(FILE);
const wasReloaded = (session: FakeStorage, ago: number) =>
  session.setItem('first-load.retried', String(Date.now() - ago));

it('reloads the page once', async () => {
  await lose();
  expect(location.reload).toHaveBeenCalledOnce();
  expect(page.root.dataset.lost).toBeUndefined();
});

it('tells the reader when that did not help, and waits for the host', async () => {
  wasReloaded(page.session, 10_000);
  await lose();
  expect(page.root.dataset.lost).toBe('');
  expect(location.reload).not.toHaveBeenCalled();
});

it('reloads the page again when the host has mended a file', async () => {
  wasReloaded(page.session, 10_000);
  answers = ['broken', 'mended'];
  await lose();
  expect(location.reload).toHaveBeenCalledOnce();
});

it('waits a moment after a reload that has just been', async () => {
  wasReloaded(page.session, 1000);
  answers = ['broken', 'mended'];
  await lose();
  expect(location.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(location.reload).toHaveBeenCalledOnce();
});

it.each([
  ['without storage', () => (page.session.isBlocked = true)],
  ['without a network', () => vi.stubGlobal('navigator', { onLine: false })],
])('never reloads %s', async (_name, lack) => {
  lack();
  answers = ['broken', 'mended'];
  await lose();
  vi.runAllTimers();
  expect(location.reload).not.toHaveBeenCalled();
});

it('follows a link whose click was held', async () => {
  links.held = { href: '/next' } as HTMLAnchorElement;
  await lose();
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/next');
  expect(location.reload).not.toHaveBeenCalled();
});

it('leaves the page to a link that is clicked meanwhile', async () => {
  const done = lose();
  links.clicked = { href: '/next' } as HTMLAnchorElement;
  await done;
  expect(location.reload).not.toHaveBeenCalled();
});

it('leaves a hydrated page to the code that asked for the script', async () => {
  page.root.dataset.hasHydrated = 'true';
  await lose();
  expect(location.reload).not.toHaveBeenCalled();
  // Docusaurus reloads it then.
  expect(page.session.items['first-load.retried']).toBeDefined();
});

it('knows a reader who has been here, if storage is not blocked', () => {
  expect(isKnownReader()).toBe(false);
  page.local.setItem('first-load.visited', '');
  expect(isKnownReader()).toBe(true);
  page.local.isBlocked = true;
  expect(isKnownReader()).toBe(false);
});
