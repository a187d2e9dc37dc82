import { expect, it } from 'vitest';
import { isMemoryShortage } from './memoryShortage';

it.each([
  ['RangeError', 'WebAssembly.Memory(): could not allocate memory'],
  ['RangeError', 'WebAssembly.Instance(): Out of memory: Cannot allocate Wasm memory for new instance'],
  ['RangeError', 'Array buffer allocation failed'],
  ['InternalError', 'allocation size overflow'],
  ['RangeError', 'Invalid memory size'],
])('treats a %s "%s" as a lack of memory', (name, message) => {
  expect(isMemoryShortage({ name, message })).toBe(true);
});

it.each([
  ['RangeError', 'Offset is outside the bounds of the DataView'],
  ['RangeError', 'Maximum call stack size exceeded'],
  ['SyntaxError', 'Unexpected token < in JSON at position 0'],
  ['TypeError', 'Failed to fetch'],
])('does not treat a %s "%s" as one', (name, message) => {
  expect(isMemoryShortage({ name, message })).toBe(false);
});
