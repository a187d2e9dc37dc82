import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './seededRandom';

const draw = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 20 }, () => random.integer(0, 99));
};

describe('seededRandom', () => {
  it('repeats its choices for the same seed, and only for the same seed', () => {
    expect(draw(4711)).toEqual(draw(4711));
    expect(draw(4711)).not.toEqual(draw(4712));
  });

  it('keeps integers in their range', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, min, width) => {
        const value = seededRandom(seed).integer(min, min + width);
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(min + width);
        expect(Number.isInteger(value)).toBe(true);
      }),
    );
  });

  it('shuffles without losing anything', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat()), (seed, items) => {
        expect(seededRandom(seed).shuffle(items).sort()).toEqual([...items].sort());
      }),
    );
  });
});
