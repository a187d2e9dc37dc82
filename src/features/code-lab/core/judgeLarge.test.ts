import { describe, expect, it } from 'vitest';
import { judgeLarge, judgeStopped, stopTime } from './judgeLarge';
import type { LargeRun, ReferenceRun } from './problem';

const ITEM = { title: 'large', generate: '', times: 10 };
const RUN: LargeRun = { values: [[1], [undefined, 2]], ms: 100, searches: 0, looks: 0 };
const REFERENCE: ReferenceRun = { ...RUN, ms: 50, size: 1000 };
const judge = (run: Partial<LargeRun>) => judgeLarge(9, ITEM, REFERENCE, { ...RUN, ...run }, 'equal');

describe('judgeLarge', () => {
  it('passes what is right and as fast as the reference, times its allowance', () => {
    expect(judge({})).toEqual({ index: 9, input: 'large', expected: '', passed: true });
    expect(judge({ ms: 500 }).passed).toBe(true);
    expect(judge({ ms: 501 })).toMatchObject({ passed: false, slow: { ms: 501, referenceMs: 50, limitMs: 500 } });
  });

  it('allows every answer a quarter of a second: small times say little', () => {
    const quick = { ...REFERENCE, ms: 0 };
    expect(judgeLarge(0, ITEM, quick, { ...RUN, ms: 250 }, 'equal').passed).toBe(true);
    expect(judgeLarge(0, ITEM, quick, { ...RUN, ms: 251 }, 'equal').passed).toBe(false);
  });

  it('counts searches of arrays, which a clock hardly sees', () => {
    expect(judge({ searches: 50, looks: 100_000 }).passed).toBe(true);
    expect(judge({ searches: 50, looks: 100_001 })).toMatchObject({ passed: false, slow: { looksEach: 2000 } });
  });

  it('shows the first value that is wrong, before it looks at the time', () => {
    const wrong = judge({ values: [[1], [undefined, 3]], ms: 9999 });
    expect(wrong).toEqual({ index: 9, input: 'large', expected: '2', got: '3', passed: false });
    expect(judge({ values: [[1]] })).toMatchObject({ passed: false, expected: 'undefined' });
    expect(judge({ values: [[1], [undefined, 2, 5]] }).passed).toBe(false);
    const error = { name: 'RangeError', message: 'deep' };
    expect(judge({ values: [[1], [undefined]], error })).toMatchObject({ passed: false, expected: '2', error });
  });
});

describe('judgeStopped', () => {
  it('says after how long, on a slow device later than elsewhere', () => {
    expect(judgeStopped(3, ITEM, REFERENCE).slow).toEqual({ referenceMs: 50, limitMs: 2000 });
    expect(stopTime(900, 10)).toBe(9000);
  });
});
