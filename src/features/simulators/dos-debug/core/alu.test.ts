import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, logic, shift, SHIFTS, signed, subtract, type ArithmeticFlags, type Width } from './alu';

const CLEAR: ArithmeticFlags = { CF: false, PF: false, AF: false, ZF: false, SF: false, OF: false };
const widths = fc.constantFrom<Width[]>(8, 16);
const operands = widths.chain((width) =>
  fc.record({ width: fc.constant(width), a: word(width), b: word(width), carry: fc.boolean() }),
);

/** Random words, often near the edges, where flags change. */
function word(width: Width): fc.Arbitrary<number> {
  const max = 2 ** width - 1;
  return fc.oneof(fc.nat(max), fc.constantFrom(0, 1, 0xf, 0x10, max >> 1, (max >> 1) + 1, max - 1, max));
}

const bitsOf = (value: number, width: Width) =>
  Array.from({ length: width }, (_, index) => Math.floor(value / 2 ** index) % 2 === 1);
const valueOf = (bits: readonly boolean[]) => bits.reduce((sum, bit, index) => sum + (bit ? 2 ** index : 0), 0);

/** An adder built of one full adder per bit, so that it shares no logic with the code under test. */
function ripple(a: number, b: number, carryIn: boolean, width: Width) {
  const [x, y] = [bitsOf(a, width), bitsOf(b, width)];
  const carries = [carryIn];
  const sum = x.map((bit, index) => {
    const other = y[index]!;
    const carry = carries[index]!;
    carries.push((bit && other) || (bit && carry) || (other && carry));
    return (bit !== other) !== carry;
  });
  return { sum, carries };
}

function flagsOf(sum: readonly boolean[], carries: readonly boolean[], isBorrow: boolean): ArithmeticFlags {
  const width = sum.length;
  return {
    CF: carries[width]! !== isBorrow,
    AF: carries[4]! !== isBorrow,
    OF: carries[width]! !== carries[width - 1]!,
    ZF: sum.every((bit) => !bit),
    SF: sum[width - 1]!,
    PF: sum.slice(0, 8).filter(Boolean).length % 2 === 0,
  };
}

describe('flags against an adder made of gates', () => {
  it('adds, with and without carry', () => {
    fc.assert(
      fc.property(operands, ({ width, a, b, carry }) => {
        const { sum, carries } = ripple(a, b, carry, width);
        expect(add(a, b, carry, width)).toEqual({ value: valueOf(sum), flags: flagsOf(sum, carries, false) });
      }),
      { numRuns: 5000 },
    );
  });

  it('subtracts, with and without borrow, like adding the complement', () => {
    fc.assert(
      fc.property(operands, ({ width, a, b, carry }) => {
        const { sum, carries } = ripple(a, 2 ** width - 1 - b, !carry, width);
        expect(subtract(a, b, carry, width)).toEqual({ value: valueOf(sum), flags: flagsOf(sum, carries, true) });
      }),
      { numRuns: 5000 },
    );
  });

  it('sets overflow when the signed result does not fit', () => {
    fc.assert(
      fc.property(operands, ({ width, a, b }) => {
        const fits = (value: number) => value >= -(2 ** (width - 1)) && value < 2 ** (width - 1);
        expect(add(a, b, false, width).flags.OF).toBe(!fits(signed(a, width) + signed(b, width)));
        expect(subtract(a, b, false, width).flags.OF).toBe(!fits(signed(a, width) - signed(b, width)));
      }),
      { numRuns: 5000 },
    );
  });

  it('clears carry and overflow after logic operations', () => {
    fc.assert(
      fc.property(operands, ({ width, a }) => {
        expect(logic(a, width)).toEqual({
          value: a,
          flags: { ...flagsOf(bitsOf(a, width), Array<boolean>(17).fill(false), false), CF: false, OF: false },
        });
      }),
    );
  });
});

describe('shifts against arithmetic and text', () => {
  it('multiplies to the left, divides to the right, and puts the last bit shifted out into the carry', () => {
    fc.assert(
      fc.property(operands, fc.integer({ min: 1, max: 12 }), ({ width, a }, count) => {
        const size = 2 ** width;
        const left = shift('SHL', a, count, CLEAR, width);
        expect(left.value).toBe((a * 2 ** count) % size);
        expect(left.flags.CF).toBe(Math.floor((a * 2 ** count) / size) % 2 === 1);
        expect(shift('SHR', a, count, CLEAR, width).value).toBe(Math.floor(a / 2 ** count));
        expect(signed(shift('SAR', a, count, CLEAR, width).value, width)).toBe(
          Math.floor(signed(a, width) / 2 ** count),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('rotates the binary digits, with the carry as one more digit for RCL and RCR', () => {
    const text = (value: number, width: Width) => value.toString(2).padStart(width, '0');
    const turn = (digits: string, count: number) =>
      digits.slice(count % digits.length) + digits.slice(0, count % digits.length);
    fc.assert(
      fc.property(operands, fc.nat(40), ({ width, a, carry }, count) => {
        const flags = { ...CLEAR, CF: carry };
        expect(text(shift('ROL', a, count, flags, width).value, width)).toBe(turn(text(a, width), count));
        expect(text(shift('ROR', shift('ROL', a, count, flags, width).value, count, flags, width).value, width)).toBe(
          text(a, width),
        );
        const through = shift('RCL', a, count, flags, width);
        expect(Number(through.flags.CF) + text(through.value, width)).toBe(turn(Number(carry) + text(a, width), count));
        const back = shift('RCR', through.value, count, { ...flags, CF: through.flags.CF }, width);
        expect([back.value, back.flags.CF]).toEqual([a, carry]);
      }),
      { numRuns: 2000 },
    );
  });

  it('changes nothing for a count of 0, and does not mask counts beyond the width', () => {
    for (const name of SHIFTS)
      expect(shift(name, 0x1234, 0, { ...CLEAR, ZF: true }, 16)).toEqual({
        value: 0x1234,
        flags: { ...CLEAR, ZF: true },
      });
    expect(shift('SHL', 0xffff, 17, CLEAR, 16).value).toBe(0);
    expect(shift('SHL', 0xffff, 255, CLEAR, 16).flags.CF).toBe(false);
  });
});
