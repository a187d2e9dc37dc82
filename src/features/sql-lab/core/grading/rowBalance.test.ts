import { describe, expect, it } from 'vitest';
import { rowBalance } from './rowBalance';

const missing = (count: number) => ({ code: 'rowsMissing', count, first: ['An'] }) as const;
const extra = (count: number) => ({ code: 'rowsExtra', count, first: ['Cúc'] }) as const;

describe('rowBalance', () => {
  it('counts whole rows', () => {
    expect(rowBalance([extra(65)], 5, { rowCount: 70 })).toEqual({ missing: 0, extra: 65 });
    expect(rowBalance([missing(2), extra(3)], 5, { rowCount: 6 })).toEqual({ missing: 2, extra: 3 });
    const repeated = { code: 'duplicates', row: ['An'], expected: 1, actual: 2 } as const;
    expect(rowBalance([repeated], 5, { rowCount: 8 })).toEqual({ missing: 0, extra: 3 });
    expect(rowBalance([repeated], 5, { rowCount: 4 })).toEqual({ missing: 1, extra: 0 });
    const many = { code: 'tooManyRows', expected: 5, actual: 10_000, isMinimum: true } as const;
    expect(rowBalance([many], 5, { rowCount: 10_000 })).toEqual({ missing: 0, extra: 9995, isMinimum: true });
  });

  it('counts nothing where one row stands in place of another, or the number of rows is right', () => {
    expect(rowBalance([missing(1), extra(1)], 5, { rowCount: 5 })).toBeUndefined();
    const order = { code: 'rowOrder', position: 1, expected: ['An'], actual: ['Cúc'] } as const;
    expect(rowBalance([order], 5, { rowCount: 5 })).toBeUndefined();
  });
});
