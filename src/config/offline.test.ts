import { expect, it } from 'vitest';
import { offlineMode } from './offline';

it.each([undefined, '', ' on '])('is on for %j', (value) => {
  expect(offlineMode(value)).toBe('on');
});

it('is off for off', () => {
  expect(offlineMode('off')).toBe('off');
});

it('rejects other values and names the accepted ones', () => {
  expect(() => offlineMode('false')).toThrow('OFFLINE is "false". Set it to on or off');
});
