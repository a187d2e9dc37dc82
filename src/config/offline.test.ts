import { expect, it } from 'vitest';
import { offlineMode } from './offline';

it.each([undefined, '', ' on '])('is on for %j', (value) => {
  expect(offlineMode(value)).toBe('on');
});

it('is taken back by off', () => {
  expect(offlineMode('off')).toBe('off');
});

it('refuses anything else, naming what it takes', () => {
  expect(() => offlineMode('false')).toThrow('OFFLINE is "false". Set it to on or off');
});
