import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitsOf } from './simulate';
import { FIELD_WIDTHS, fieldsOf, swar } from './swar';

const BYTES = [3, 2, 1, 0] as const;
const hex = (word: number) => word.toString(16).padStart(8, '0');
const words = fc.oneof(fc.nat(2 ** 32 - 1), fc.constantFrom(0, 1, 2 ** 31, 0xffffff00, 2 ** 32 - 1));

describe('SWAR', () => {
  it('adds the fields of the lesson’s number', () => {
    const { stages, answer } = swar(0xff6b0c80);
    expect(stages.map(({ word }) => hex(word))).toEqual(['ff6b0c80', 'aa560840', '44230210', '08050201']);
    expect(stages.map((stage) => fieldsOf(stage, 2))).toEqual([[0, 1, 1, 0, 1, 0, 1, 1], [1, 1, 1, 2], [2, 3], [5]]);
    expect(answer).toBe(16);
  });

  it('counts in each field of each stage the 1-bits that the number has there', () => {
    fc.assert(
      fc.property(words, (word) => {
        const { stages, answer } = swar(word);
        const bits = bitsOf(word, 32).join('');
        for (const stage of stages) {
          const counted = bits.match(new RegExp(`.{${stage.width}}`, 'g'))?.map((field) => field.split('1').length - 1);
          expect(BYTES.flatMap((byte) => fieldsOf(stage, byte))).toEqual(counted);
          expect(stage.word).toBeGreaterThanOrEqual(0);
        }
        expect(stages.map(({ width }) => width)).toEqual(FIELD_WIDTHS);
        expect(answer).toBe(bits.split('1').length - 1);
      }),
      { numRuns: 2000 },
    );
  });
});
