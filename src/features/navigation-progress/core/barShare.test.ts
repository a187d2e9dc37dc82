import { expect, test } from 'vitest';
import { barShare, GROWS_EACH, MOVES_FOR, SHOWN_AFTER } from './barShare';

test('the bar begins at 0.08, grows by 0.02, and never looks full before the page is there', () => {
  expect([0, 1, 2, 10].map((times) => Number(barShare(times).toFixed(3)))).toEqual([0.08, 0.1, 0.12, 0.28]);
  expect([45, 46, 10_000].map((times) => Number(barShare(times).toFixed(3)))).toEqual([0.98, 0.994, 0.994]);
});

test('its times are those of the specification', () => {
  expect({ SHOWN_AFTER, GROWS_EACH, MOVES_FOR }).toEqual({ SHOWN_AFTER: 200, GROWS_EACH: 800, MOVES_FOR: 200 });
});
