import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../shared/core/seededRandom';
import { bitView } from './definition';
import { bitsOf, simulate } from './simulate';
import { LIMITS, MODES, type BitInput } from './types';

const BASE: BitInput = { mode: 'single', numbers: [4, 1, 2, 1, 2], word: 180, upTo: 5 };
const answer = (input: Partial<BitInput>) => simulate({ ...BASE, ...input }).result.answer;
const byText = (word: number) => word.toString(2).split('1').length - 1;

const inputs = fc.record<BitInput>({
  mode: fc.constantFrom(...MODES),
  numbers: fc.array(fc.nat(LIMITS.number), { minLength: 1, maxLength: LIMITS.numbers }),
  word: fc.nat(LIMITS.word),
  upTo: fc.nat(LIMITS.upTo),
});

describe('single number', () => {
  it('XORs all numbers to the lone one', () => {
    expect(answer({ numbers: [4, 1, 2, 1, 2] })).toBe(4);
    expect(simulate(BASE).result.wellPosed).toBe(true);
    expect(simulate({ ...BASE, numbers: [1, 1] }).result.wellPosed).toBe(false);
    expect(simulate({ ...BASE, numbers: [1, 2, 2, 2] }).result.wellPosed).toBe(false);
  });

  it('finds the lone number in any order, whatever the pairs', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(255), { minLength: 1, maxLength: 11 }),
        fc.nat(),
        ([lone = 0, ...paired], seed) => {
          const numbers = seededRandom(seed).shuffle([lone, ...paired, ...paired]);
          expect(simulate({ ...BASE, numbers }).result).toMatchObject({ answer: lone, wellPosed: true });
        },
      ),
    );
  });
});

describe('popcount', () => {
  it.each([
    [0, 0],
    [13, 3],
    [180, 4],
    [0x80000000, 1],
    [0xffff0000, 16],
    [0xffffff00, 24],
    [0xffffffff, 32],
  ])('counts the 1-bits of %i: %i', (word, expected) => {
    expect(answer({ mode: 'clear', word })).toBe(expected);
    expect(answer({ mode: 'mask', word })).toBe(expected);
  });

  it('counts the same bits both ways as the binary text; clearing takes one round per 1-bit', () => {
    fc.assert(
      fc.property(fc.nat(LIMITS.word), (word) => {
        expect(answer({ mode: 'clear', word })).toBe(byText(word));
        expect(answer({ mode: 'mask', word })).toBe(byText(word));
        expect(simulate({ ...BASE, mode: 'clear', word }).steps).toHaveLength(byText(word));
        expect(bitsOf(word, 32).join('')).toBe(word.toString(2).padStart(32, '0'));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('counting bits', () => {
  it('fills the table from the count of half of each number', () => {
    expect(simulate({ ...BASE, mode: 'counting', upTo: 5 }).steps.map(({ count }) => count)).toEqual([
      0, 1, 1, 2, 1, 2,
    ]);
    expect(
      simulate({ ...BASE, mode: 'counting', upTo: 32 }).steps.every(({ operand, count }) => count === byText(operand)),
    ).toBe(true);
  });
});

it('shows enough bits for every number counted', () => {
  for (let upTo = 0; upTo <= 32; upTo += 1) {
    const { steps, result } = simulate({ ...BASE, mode: 'counting', upTo });
    expect(steps.every(({ operand }) => operand < 2 ** result.width)).toBe(true);
  }
});

it.each([
  [0, 8],
  [180, 8],
  [255, 8],
  [256, 16],
  [0xffff, 16],
  [0x10000, 32],
  [0xffffffff, 32],
])('shows the bits of %i in a width of %i', (word, width) => {
  expect(simulate({ ...BASE, mode: 'clear', word }).result.width).toBe(width);
  expect(simulate({ ...BASE, mode: 'mask', word }).result.width).toBe(32);
});

it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      simulate(input);
      expect(bitView.codec.parse(bitView.codec.serialize(input))).toEqual({ ok: true, value: input });
    }),
    { numRuns: 2_000 },
  );
});

it('generates random exercises that are valid and well posed', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const input = bitView.randomInput(seededRandom(seed), BASE);
    expect(bitView.codec.parse(bitView.codec.serialize(input)).ok).toBe(true);
    expect(simulate(input).result.wellPosed).toBe(true);
  }
});
