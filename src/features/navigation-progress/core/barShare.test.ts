import { expect, test } from 'vitest';
import { barShare, GROWS_EACH, MOVES_FOR, SHOWN_AFTER } from './barShare';

test('starts the bar at 0.08, grows it by 0.02, and never fills it before the page has loaded', () => {
  expect([0, 1, 2, 10].map((times) => Number(barShare(times).toFixed(3)))).toEqual([0.08, 0.1, 0.12, 0.28]);
  expect([45, 46, 10_000].map((times) => Number(barShare(times).toFixed(3)))).toEqual([0.98, 0.994, 0.994]);
});

test('uses the specified times', () => {
  expect({ SHOWN_AFTER, GROWS_EACH, MOVES_FOR }).toEqual({ SHOWN_AFTER: 200, GROWS_EACH: 800, MOVES_FOR: 200 });
});
