import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPARED_POLICIES, compareSizes, pagesOf, sizeComparison } from './compareSizes';

const B = [1, 2, 3, 4, 1, 2, 5, 1, 2, 3, 4, 5];
const pages = fc.array(fc.nat(7), { minLength: 1, maxLength: 30 });
const frames = fc.integer({ min: 1, max: 9 });

describe('compareSizes', () => {
  it("shows Belady's anomaly: at step 7 the larger memory has lost page 1", () => {
    const { steps, result } = compareSizes({ policy: 'fifo', frames: 3, pages: B });
    expect(result).toEqual({ few: 9, more: 10 });
    const seventh = steps[6];
    expect(seventh && [pagesOf(seventh.few), pagesOf(seventh.more), seventh.included]).toEqual([
      [1, 2, 5],
      [2, 3, 4, 5],
      false,
    ]);
  });

  it('shows that LFU, which forgets counters, can also get worse', () => {
    expect(compareSizes({ policy: 'lfu', frames: 3, pages: [1, 1, 2, 2, 3, 4, 3, 4, 5, 1, 5, 1] }).result).toEqual({
      few: 7,
      more: 8,
    });
  });

  it('always includes the smaller memory with LRU', () => {
    fc.assert(
      fc.property(pages, frames, (references, size) => {
        expect(
          compareSizes({ policy: 'lru', frames: size, pages: references }).steps.every(({ included }) => included),
        ).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(fc.record({ policy: fc.constantFrom(...COMPARED_POLICIES), frames, pages }), (input) => {
        expect(compareSizes(input).steps).toHaveLength(input.pages.length);
        expect(sizeComparison.codec.parse(sizeComparison.codec.serialize(input))).toEqual({ ok: true, value: input });
      }),
      { numRuns: 2_000 },
    );
  });
});
