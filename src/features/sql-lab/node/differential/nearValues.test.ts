import { describe, expect, it } from 'vitest';
import { strayValues, usualStep, valuesNear } from './nearValues';

const near = (value: string | number, isCased = true) =>
  valuesNear(value, {
    type: typeof value === 'number' ? 'integer' : 'text',
    step: 1000,
    isCased,
    visible: [90_000],
  });

describe('values close to another one', () => {
  it('are texts that a pattern, a trimmed or an uncased comparison takes for it', () => {
    expect(near('Hà Nội')).toEqual(
      expect.arrayContaining([
        ' Hà Nội',
        'Hà Nội ',
        'hà nội',
        'HÀ NỘI',
        'Hà',
        'Nội',
        'Hà Nội 2',
        'An Hà Nội',
        'Hà  Nội',
      ]),
    );
    expect(near('Hà Nội')).not.toContain('Hà Nội');
    expect(near('Hà Nội', false)).not.toContain('hà nội');
  });

  it('are digits with other leading zeros and of other lengths', () => {
    expect(near('0100100237')).toEqual(expect.arrayContaining(['0000100237', '9100100237', '0100237', '01001002375']));
  });

  it('are numbers that are no multiples of the usual step, and negative ones', () => {
    expect(near(90_000)).toEqual(expect.arrayContaining([89_999, 90_001, 90_500, 91_000, 9_000, 900_000, -90_000]));
  });

  it('stay so small that products fit an INTEGER of PostgreSQL', () => {
    expect(Math.max(...near(90_000).map(Number))).toBeLessThanOrEqual(30 * 90_000);
    expect(Math.max(...strayValues('integer', [6]).map(Number))).toBeLessThanOrEqual(72);
  });
});

it('finds the step of round numbers', () => {
  expect(usualStep([50_000, 125_000, null])).toBe(1000);
  expect(usualStep([3, 10])).toBe(1);
  expect(usualStep([])).toBe(1);
});
