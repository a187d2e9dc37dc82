import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COLOUR_MODE } from './colourMode';
import { HeldPage } from './heldPage';
import type { Loading } from './loading';
import { LostScripts } from './lostScripts';
import { eventAt, FakeElement, stubPage } from './page.fixture';
import { PageLinks } from './pageLinks';
import { SearchAhead } from './searchAhead';

const NO_KEYS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const LINK = 'a[href^="/"]';

const startForReader = vi.fn();
let root: FakeElement;
let links: PageLinks;
let lost: LostScripts;
let search: SearchAhead;
let held: HeldPage;

beforeEach(() => {
  ({ root } = stubPage());
  startForReader.mockClear();
  links = new PageLinks();
  lost = new LostScripts([], links);
  search = new SearchAhead(() => undefined);
  held = new HeldPage({ loading: { startForReader } as unknown as Loading, lost, links, search });
});
afterEach(() => vi.unstubAllGlobals());

/** @returns whether the click was held */
function click(target: FakeElement, keys: Partial<typeof NO_KEYS & { isTrusted: boolean }> = {}): boolean {
  const event = eventAt(target, { ...NO_KEYS, ...keys });
  held.onClick(event as unknown as MouseEvent);
  return event.defaultPrevented;
}

function pressEnter(target: FakeElement, ctrlKey: boolean): boolean {
  const event = eventAt(target, { ...NO_KEYS, key: 'Enter', ctrlKey });
  held.onKeyDown(event as unknown as KeyboardEvent);
  return event.defaultPrevented;
}

const type = () => held.input.type(Object.assign(new FakeElement(), { tagName: 'INPUT' }) as unknown as EventTarget);

it('holds the click of a button, starts the page, and clicks again when it is replayed', () => {
  const button = new FakeElement(['button']);
  expect(click(new FakeElement([], button))).toBe(true);
  expect(startForReader).toHaveBeenCalledOnce();
  held.input.presses[0]?.press();
  expect(button.click).toHaveBeenCalledOnce();
});

it.each([
  ['on plain text', () => click(new FakeElement())],
  ['with a key that opens another tab', () => click(new FakeElement(['button']), { ctrlKey: true })],
  ['on what the browser opens', () => click(new FakeElement(['button', 'summary']))],
  ['on a link, which works by itself', () => click(new FakeElement([LINK]))],
])('does not hold a click %s', (_name, press) => {
  expect(press()).toBe(false);
});

it('answers a control at once, until React does', () => {
  const toggle = new FakeElement(['button', COLOUR_MODE]);
  expect(click(toggle)).toBe(true);
  expect(root.dataset.theme).toBe('dark');
  expect(held.input.presses).toEqual([]);
  held.release();
  expect(click(toggle)).toBe(false);
  expect(root.dataset.theme).toBe('dark');
});

it('holds the click of a link once text was typed, which only the router keeps', () => {
  const link = new FakeElement([LINK]);
  type();
  expect(click(link)).toBe(true);
  expect(links.held).toBe(link);
});

it('holds nothing when the scripts are lost', () => {
  lost.hasAny = true;
  expect(click(new FakeElement(['button']))).toBe(false);
});

it('does not hold clicks that are replayed, but those that come meanwhile', () => {
  const button = new FakeElement(['button']);
  held.release();
  expect(click(button, { isTrusted: false })).toBe(false);
  expect(click(button)).toBe(true);
});

it('opens the search last, and not at all after Escape', () => {
  const link = new FakeElement(['a[data-opens]', LINK]);
  expect(click(link)).toBe(true);
  expect(held.input.presses).toEqual([]);
  search.open?.();
  expect(link.click).toHaveBeenCalledOnce();
  expect(links.held).toBe(link);
  const escape = eventAt(new FakeElement(), { ...NO_KEYS, key: 'Escape' });
  held.onKeyDown(escape as unknown as KeyboardEvent);
  expect(escape.defaultPrevented).toBe(true);
  expect(search.open).toBeUndefined();
  expect(links.held).toBeUndefined();
});

it.each([
  ['in an editor with Ctrl', 'textarea', true, true],
  ['in an editor', 'textarea', false, false],
  ['on a button that opens a menu', '[aria-haspopup=true]', false, true],
  ['on another button', 'button', false, false],
])('knows what to do with Enter %s', (_name, selector, ctrlKey, isHeld) => {
  expect(pressEnter(new FakeElement([selector]), ctrlKey)).toBe(isHeld);
  expect(held.input.presses).toHaveLength(Number(isHeld));
});
