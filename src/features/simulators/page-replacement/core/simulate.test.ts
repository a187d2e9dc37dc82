import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../shared/core/seededRandom';
import { pageReplacement } from './definition';
import { faultsByFrames, simulate } from './simulate';
import { MAX_FRAMES, MAX_PAGE, MAX_REFERENCES, POLICIES, type Policy } from './types';

const A = [7, 0, 1, 2, 0, 3, 0, 4, 2, 3, 0, 3, 2, 1, 2, 0, 1, 7, 0, 1];
const B = [1, 2, 3, 4, 1, 2, 5, 1, 2, 3, 4, 5];
const C = [2, 3, 2, 1, 5, 2, 4, 5, 3, 2, 5, 2];

const faults = (policy: Policy, frames: number, pages: readonly number[], bitOnLoad = true) =>
  simulate({ policy, frames, pages, bitOnLoad }).result.faults;

const strings = fc.array(fc.nat(9), { minLength: 1, maxLength: 25 });
const frameCounts = fc.integer({ min: 1, max: MAX_FRAMES });
const inputs = fc.record({
  policy: fc.constantFrom(...POLICIES),
  frames: frameCounts,
  pages: fc.array(fc.nat(MAX_PAGE), { minLength: 1, maxLength: MAX_REFERENCES }),
  bitOnLoad: fc.boolean(),
});

describe('the expected figures', () => {
  it.each<[Policy, [number, number]]>([
    ['fifo', [15, 10]],
    ['opt', [9, 8]],
    ['lru', [12, 8]],
    ['clock', [14, 9]],
    ['lfu', [13, 9]],
    ['mfu', [15, 12]],
  ])('string A, 3 and 4 frames, %s: %j', (policy, expected) => {
    expect([faults(policy, 3, A), faults(policy, 4, A)]).toEqual(expected);
  });

  it.each<[Policy, [number, number]]>([
    ['fifo', [9, 10]],
    ['opt', [7, 6]],
    ['lru', [10, 8]],
    ['clock', [9, 10]],
    ['lfu', [10, 8]],
    ['mfu', [9, 10]],
  ])('string B, 3 and 4 frames, %s: %j (Belady)', (policy, expected) => {
    expect([faults(policy, 3, B), faults(policy, 4, B)]).toEqual(expected);
  });

  it.each<[Policy, number]>([
    ['opt', 6],
    ['lru', 7],
    ['clock', 8],
    ['fifo', 9],
    ['lfu', 6],
    ['mfu', 9],
  ])('string C, 3 frames, %s: %i (Stallings counts 3 fewer, after the cold fill)', (policy, expected) => {
    expect(faults(policy, 3, C)).toBe(expected);
  });

  it('runs Clock with the bit clear on load', () => {
    expect([faults('clock', 3, A, false), faults('clock', 4, A, false)]).toEqual([11, 8]);
    expect([faults('clock', 3, B, false), faults('clock', 4, B, false)]).toEqual([10, 8]);
    expect(faults('clock', 3, C, false)).toBe(6);
  });
});

describe('the rules', () => {
  it('fills free frames in order, then replaces', () => {
    const { steps } = simulate({ policy: 'fifo', frames: 2, pages: [5, 6, 5, 7], bitOnLoad: true });
    expect(steps.map(({ outcome, frame, victim }) => [outcome, frame, victim?.page])).toEqual([
      ['load', 0, undefined],
      ['load', 1, undefined],
      ['hit', 0, undefined],
      ['replace', 0, 5],
    ]);
  });

  it('says when OPT’s victim is needed again', () => {
    const { steps } = simulate({ policy: 'opt', frames: 2, pages: [1, 2, 3, 1, 2], bitOnLoad: true });
    expect(steps[2]).toMatchObject({ outcome: 'replace', victim: { page: 2 }, victimNextUse: 2 });
  });

  it('spares pages with a set bit, and moves the hand', () => {
    const { steps } = simulate({ policy: 'clock', frames: 3, pages: [1, 2, 3, 4], bitOnLoad: true });
    expect(steps[3]).toMatchObject({ victim: { page: 1 }, spared: [1, 2, 3], hand: 1, frame: 0 });
  });

  it('resets the LFU counter when a page comes back', () => {
    const { steps } = simulate({ policy: 'lfu', frames: 1, pages: [1, 1, 2, 1], bitOnLoad: true });
    expect(steps.map(({ frames }) => frames[0]?.uses)).toEqual([1, 2, 1, 1]);
  });
});

describe('properties', () => {
  it('never faults less than OPT, whatever the policy', () => {
    fc.assert(
      fc.property(strings, frameCounts, fc.constantFrom(...POLICIES), fc.boolean(), (pages, frames, policy, bit) => {
        expect(faults('opt', frames, pages)).toBeLessThanOrEqual(faults(policy, frames, pages, bit));
      }),
      { numRuns: 1000 },
    );
  });

  it('agrees for OPT with an exhaustive search over all choices of victim', () => {
    const best = (pages: readonly number[], frames: number, memory: readonly number[] = []): number => {
      const [page, ...rest] = pages;
      if (page === undefined) return 0;
      if (memory.includes(page)) return best(rest, frames, memory);
      if (memory.length < frames) return 1 + best(rest, frames, [...memory, page]);
      return (
        1 + Math.min(...memory.map((victim) => best(rest, frames, [...memory.filter((kept) => kept !== victim), page])))
      );
    };
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 9 }), fc.integer({ min: 1, max: 3 }), (pages, frames) => {
        expect(faults('opt', frames, pages)).toBe(best(pages, frames));
      }),
    );
  });

  it('never worsens LRU or OPT with more frames, whose memory includes that of fewer frames', () => {
    fc.assert(
      fc.property(strings, fc.constantFrom<Policy[]>('lru', 'opt'), (pages, policy) => {
        const counts = faultsByFrames(pages, true)[policy];
        for (const [index, count] of counts.entries()) expect(count).toBeLessThanOrEqual(counts[index - 1] ?? Infinity);
      }),
      { numRuns: 500 },
    );
  });

  it('faults at least once per distinct page and at most once per reference', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const count = simulate(input).result.faults;
        expect(count).toBeGreaterThanOrEqual(new Set(input.pages).size);
        expect(count).toBeLessThanOrEqual(input.pages.length);
      }),
    );
  });

  it('always holds the referenced page once, and never more pages than frames', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { page, frame, frames } of simulate(input).steps) {
          const held = frames.flatMap((slot) => (slot ? [slot.page] : []));
          expect(frames).toHaveLength(input.frames);
          expect(frames[frame]?.page).toBe(page);
          expect(new Set(held).size).toBe(held.length);
        }
      }),
    );
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(simulate(input).steps).toHaveLength(input.pages.length);
        expect(pageReplacement.codec.parse(pageReplacement.codec.serialize(input))).toEqual({ ok: true, value: input });
      }),
      { numRuns: 2_000 },
    );
  });

  it('generates random exercises that are valid and repeat with their seed', () => {
    const current = { policy: 'lru', frames: 3, pages: A, bitOnLoad: true } as const;
    for (let seed = 0; seed < 500; seed += 1) {
      const input = pageReplacement.randomInput(seededRandom(seed), current);
      expect(pageReplacement.codec.parse(pageReplacement.codec.serialize(input)).ok).toBe(true);
      expect(pageReplacement.randomInput(seededRandom(seed), current)).toEqual(input);
    }
  });
});
