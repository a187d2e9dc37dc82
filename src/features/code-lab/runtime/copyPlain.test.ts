import { describe, expect, it } from 'vitest';
import { compareValues } from '../core/compareValues';
import { copyPlain } from './copyPlain';

const KINDS = [
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
];

describe('copyPlain', () => {
  it.each(KINDS.map((Kind) => [Kind.name, Kind] as const))('copies a %s as an array of numbers', (_, Kind) => {
    expect(copyPlain(Kind.from([0, 1, 1, 2]))).toEqual([0, 1, 1, 2]);
    expect(copyPlain([Kind.from([1]), { a: new Kind(2) }])).toEqual([[1], { a: [0, 0] }]);
    expect(compareValues(copyPlain(Kind.from([0, 1])), [0, 2], 'equal')).toBe(false);
    expect(compareValues(copyPlain(Kind.from([0, 1])), { 0: 0, 1: 1 }, 'equal')).toBe(false);
  });

  it('reads the elements that a typed array has, whatever it pretends', () => {
    class Liar extends Int32Array {
      override get length() {
        return 2;
      }
      override get [Symbol.toStringTag]() {
        return 'Array' as 'Int32Array';
      }
    }
    const liar = Object.assign(Liar.from([1, 2, 3]), { extra: 4 });
    expect(copyPlain(liar)).toEqual([1, 2, 3]);
    expect(copyPlain({ __proto__: Int32Array.prototype, 0: 1, length: 1 })).toBeUndefined();
    expect(copyPlain({ 0: 1, length: 1, [Symbol.toStringTag]: 'Int32Array' })).toEqual({ 0: 1, length: 1 });
  });

  it.each([new DataView(new ArrayBuffer(2)), new ArrayBuffer(2), new Map(), new Date(0), () => 1, Symbol('a')])(
    'copies no other object: %s',
    (value) => {
      expect(copyPlain(value)).toBeUndefined();
    },
  );
});
