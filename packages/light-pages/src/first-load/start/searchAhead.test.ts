import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventAt, FakeElement, stubPage } from './page.fixture';
import { SearchAhead } from './searchAhead';

const NO_KEYS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const onShortcut = vi.fn();
let search: SearchAhead;

beforeEach(() => {
  stubPage();
  onShortcut.mockClear();
  search = new SearchAhead(onShortcut);
});
afterEach(() => vi.unstubAllGlobals());

function press(key: string, keys: Partial<typeof NO_KEYS> = {}, tagName = 'BODY'): boolean {
  const target = Object.assign(new FakeElement(), { tagName });
  return search.takes(eventAt(target, { key, ...NO_KEYS, ...keys }) as unknown as KeyboardEvent);
}

it.each([
  ['its key', () => press('/')],
  ['Ctrl and its other key', () => press('k', { ctrlKey: true })],
  ['Command and its other key, in a field', () => press('K', { metaKey: true }, 'TEXTAREA')],
])('is opened by %s', (_name, open) => {
  expect(open()).toBe(true);
  expect(search.open).toBeDefined();
  expect(onShortcut).toHaveBeenCalledOnce();
});

it.each([
  ['another key', () => press('a')],
  ['its key in a field', () => press('/', {}, 'INPUT')],
  ['its key with Alt', () => press('/', { altKey: true })],
  ['more keys than its own', () => press('k', { ctrlKey: true, shiftKey: true })],
])('is not opened by %s', (_name, open) => {
  expect(open()).toBe(false);
  expect(search.open).toBeUndefined();
});

it('keeps what is typed for its field', () => {
  for (const key of ['/', 'l', 'r', 'x', 'Backspace', 'u', 'Enter']) expect(press(key)).toBe(true);
  expect(search.text).toBe('lru\n');
  expect(press('ArrowDown')).toBe(false);
});

it('is closed by Escape, with what was typed for it', () => {
  for (const key of ['/', 'l', 'Escape']) expect(press(key)).toBe(true);
  expect(search).toMatchObject({ open: undefined, text: '' });
  expect(press('l')).toBe(false);
});
