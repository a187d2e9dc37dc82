import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesValue, decimalValue, formatValue, integerValue, realValue, sameValue, textValue } from './sqlValue';

describe('values', () => {
  it('prints decimals without trailing zeros', () => {
    expect(
      ['2.50', '2.00', '0.000', '-0.10', '100', '156250.0000000000000000', '.5'].map((text) =>
        formatValue(decimalValue(text)),
      ),
    ).toEqual(['2.5', '2', '0', '-0.1', '100', '156250', '0.5']);
  });

  it('prints a long quotient as the double computed by SQLite', () => {
    expect(decimalValue('0.33333333333333333333')).toBe(1 / 3);
    expect(decimalValue('123.3333333333333333')).toBe(370 / 3);
  });

  it('preserves values that a double cannot hold', () => {
    expect(integerValue(9_007_199_254_740_993n)).toEqual({ exact: '9007199254740993' });
    expect(decimalValue('12345678901234567.89')).toEqual({ exact: '12345678901234567.89' });
    expect(decimalValue('NaN')).toEqual({ exact: 'NaN' });
    expect(realValue(Infinity)).toEqual({ exact: 'Infinity' });
    expect(Object.is(realValue(-0), 0)).toBe(true);
  });

  it('truncates long texts and bytes but remembers their length', () => {
    expect(textValue('x'.repeat(50_000))).toMatchObject({ length: 50_000 });
    expect(formatValue(bytesValue(new Uint8Array([0, 255])))).toBe("x'00ff'");
    expect(formatValue(bytesValue(new Uint8Array(40)))).toMatch(/^x'0{64}…'$/);
  });

  it('is always safe in JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.bigInt()), (input) => {
        const value = typeof input === 'bigint' ? integerValue(input) : realValue(input);
        expect(JSON.parse(JSON.stringify(value))).toEqual(value);
      }),
    );
  });
});

describe('sameValue', () => {
  it('matches NULL only with NULL', () => {
    expect(sameValue(null, null)).toBe(true);
    for (const other of ['', 0, false, 'NULL']) expect(sameValue(null, other)).toBe(false);
  });

  it('matches 1 with 1.0, and the digits of a number with the number', () => {
    expect(sameValue(decimalValue('1.0'), 1)).toBe(true);
    expect(sameValue('2025', 2025)).toBe(true);
    expect(sameValue('06', 6)).toBe(false);
    expect(sameValue(true, 1)).toBe(false);
  });

  it('applies the tolerance to fractions, but not to integers', () => {
    expect(sameValue(1 / 3, 0.3333333)).toBe(true);
    expect(sameValue(1 / 3, 0.3333)).toBe(false);
    expect(sameValue(1 / 3, 0.33, 0.05)).toBe(true);
    expect(sameValue(1_000_000, 1_000_001)).toBe(false);
    expect(sameValue(1_234_567, 1_234_567.43)).toBe(false);
  });

  it('is reflexive and symmetric', () => {
    const value = fc.oneof(
      fc.constant(null),
      fc.boolean(),
      fc.string(),
      fc.double().map(realValue),
      fc.bigInt().map(integerValue),
    );
    fc.assert(
      fc.property(value, value, (left, right) => {
        expect(sameValue(left, left)).toBe(true);
        expect(sameValue(left, right)).toBe(sameValue(right, left));
      }),
    );
  });
});
