import { describe, expect, it } from 'vitest';
import { judgeLarge, judgeStopped, stopTime } from './judgeLarge';
import type { LargeRun, ReferenceRun } from './problem';

const ITEM = { title: 'large', generate: '', times: 10 };
const RUN: LargeRun = { values: [[1], [undefined, 2]], ms: 100, looks: 0 };
const REFERENCE: ReferenceRun = { ...RUN, ms: 50, size: 20_000 };
const judge = (run: Partial<LargeRun>) => judgeLarge(9, ITEM, REFERENCE, { ...RUN, ...run }, 'equal');

describe('judgeLarge', () => {
  it("accepts a correct answer within its multiple of the reference's time", () => {
    expect(judge({})).toEqual({ index: 9, input: 'large', expected: '', passed: true });
    expect(judge({ ms: 500 }).passed).toBe(true);
    expect(judge({ ms: 501 })).toMatchObject({ passed: false, slow: { ms: 501, referenceMs: 50, limitMs: 500 } });
  });

  it('allows every answer a quarter of a second, because short times mean little', () => {
    const quick = { ...REFERENCE, ms: 0 };
    expect(judgeLarge(0, ITEM, quick, { ...RUN, ms: 250 }, 'equal').passed).toBe(true);
    expect(judgeLarge(0, ITEM, quick, { ...RUN, ms: 251 }, 'equal').passed).toBe(false);
  });

  it('counts array searches, which a clock hardly measures', () => {
    expect(judge({ looks: 2_000_000 }).passed).toBe(true);
    expect(judge({ looks: 2_000_001 })).toMatchObject({ passed: false, slow: { looks: 2_000_001 } });
  });

  it('allows every answer a million looks, because a small input may have a long result', () => {
    const single = { ...REFERENCE, size: 1 };
    expect(judgeLarge(0, ITEM, single, { ...RUN, looks: 1_000_000 }, 'equal').passed).toBe(true);
    expect(judgeLarge(0, ITEM, single, { ...RUN, looks: 1_000_000.5 }, 'equal')).toMatchObject({
      passed: false,
      slow: { looks: 1_000_001 },
    });
  });

  it('reports the first wrong value before it checks the time', () => {
    const wrong = judge({ values: [[1], [undefined, 3]], ms: 9999 });
    expect(wrong).toEqual({ index: 9, input: 'large', expected: '2', got: '3', failedInput: 1, passed: false });
    expect(judge({ values: [[1]] })).toMatchObject({ passed: false, expected: 'undefined' });
    expect(judge({ values: [[1], [undefined, 2, 5]] }).passed).toBe(false);
    const error = { name: 'RangeError', message: 'deep' };
    expect(judge({ values: [[1], [undefined]], error })).toMatchObject({ passed: false, expected: '2', error });
  });
});

describe('judgeStopped', () => {
  it('reports the time limit, which is longer on a slow device', () => {
    expect(judgeStopped(3, ITEM, REFERENCE).slow).toEqual({ referenceMs: 50, limitMs: 2000 });
    expect(stopTime(900, 10)).toBe(9000);
  });
});
