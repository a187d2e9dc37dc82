import { expect, it } from 'vitest';
import { hydrationMode, offlineMode } from './modes';

it.each([undefined, '', ' on '])('keeps courses for times without a network for %j', (value) => {
  expect(offlineMode(value)).toBe('on');
});

it('does not for off', () => {
  expect(offlineMode('off')).toBe('off');
});

it('waits for the reader unless told otherwise', () => {
  expect(hydrationMode('')).toBe('intent');
  expect(hydrationMode(' immediate')).toBe('immediate');
});

it('rejects other values and names the accepted ones', () => {
  expect(() => offlineMode('false')).toThrow('OFFLINE is "false". Set it to on or off');
  expect(() => hydrationMode('Immediate')).toThrow('HYDRATION is "Immediate". Set it to intent or immediate');
});
