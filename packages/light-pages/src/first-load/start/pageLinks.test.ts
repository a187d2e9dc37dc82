import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onIntent } from './intents';
import type { Loading } from './loading';
import { eventAt, FakeElement, stubPage } from './page.fixture';
import { PageLinks } from './pageLinks';

const LINK = 'a[href^="/"]';
const TO_PAGE = 'a[href^="/"]:not([data-opens],[href*="#"])';
const asElement = (element: FakeElement) => element as unknown as Element;

const link = new FakeElement([LINK]);
const word = new FakeElement([], link);
const startForReader = vi.fn();
const fetchOpened = vi.fn();
let links: PageLinks;

beforeEach(() => {
  stubPage();
  vi.useFakeTimers();
  startForReader.mockClear();
  fetchOpened.mockClear();
  links = new PageLinks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Something happens on the page before it is hydrated. */
function happen(type: string, target: FakeElement, values: object = {}, isAlive = false): void {
  const loading = { startForReader } as unknown as Loading;
  onIntent(eventAt(target, { type, ...values }) as unknown as Event, {
    loading,
    links,
    canFollow: () => !isAlive,
    fetchOpened,
  });
}

it('knows the link that was clicked, and gives a link to the other language the same section', () => {
  links.click(asElement(word));
  expect(links.clicked).toBe(link);
  expect(link.hash).toBe('');
  const other = Object.assign(new FakeElement([LINK]), { lang: 'en' });
  links.click(asElement(other));
  expect(other.hash).toBe('#part');
  links.click(asElement(new FakeElement()));
  expect(links.clicked).toBeNull();
});

/** A link to a page, as selectors tell it from other links. */
const linkToPage = Object.assign(new FakeElement(), {
  closest: (selector: string) => (selector === TO_PAGE ? linkToPage : null),
}) as FakeElement;

it('leaves a link that a finger taps to the browser, and starts nothing', () => {
  happen('pointerdown', linkToPage, { pointerType: 'touch' });
  happen('focusin', linkToPage);
  expect(links.isTouched(asElement(linkToPage))).toBe(true);
  expect(startForReader).not.toHaveBeenCalled();
});

it.each([
  ['a mouse presses', { pointerType: 'mouse' }, false],
  ['a finger taps on a hydrated page', { pointerType: 'touch' }, true],
])('starts the page when %s a link', (_name, values, isAlive) => {
  happen('pointerdown', linkToPage, values, isAlive);
  expect(links.isTouched(asElement(linkToPage))).toBe(false);
  expect(startForReader).toHaveBeenCalledOnce();
});

it('does not wait for the click of a press that became a swipe, once a key is pressed', () => {
  happen('pointerdown', linkToPage, { pointerType: 'touch' });
  happen('keydown', linkToPage);
  expect(startForReader).toHaveBeenCalledOnce();
});

it('does not take a pointer at rest for the reader', () => {
  happen('pointermove', word, { movementX: 0, movementY: 0 });
  expect(startForReader).not.toHaveBeenCalled();
  happen('pointermove', word, { movementX: 0, movementY: 1 });
  expect(startForReader).toHaveBeenCalledOnce();
});

it('lets a control that works at once show its effect before the page starts', () => {
  happen('pointerdown', new FakeElement(['summary']));
  expect(startForReader).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(startForReader).toHaveBeenCalledOnce();
});

it('fetches what a link opens when it is pressed', () => {
  happen('focusin', new FakeElement(['a[data-opens]']));
  expect(fetchOpened).not.toHaveBeenCalled();
  happen('pointerdown', new FakeElement(['a[data-opens]']));
  expect(fetchOpened).toHaveBeenCalledOnce();
});
