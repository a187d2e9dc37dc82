import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../shared/core/seededRandom';
import { windowFrame } from './definition';
import { formatRows, parseRows } from './parseRows';
import { formatFrame, isFrame, simulate } from './simulate';
import sqlite from './sqliteResults.json';
import { AGGREGATES, BOUND_KINDS, LIMITS, UNITS, type Bound, type WindowInput } from './types';

const TIES: WindowInput = {
  unit: 'rows',
  start: { kind: 'unboundedPreceding', offset: 0 },
  end: { kind: 'current', offset: 0 },
  aggregate: 'sum',
  rows: [
    { key: 1, value: 10 },
    { key: 2, value: 20 },
    { key: 2, value: 5 },
    { key: 4, value: 40 },
  ],
};

const bounds: fc.Arbitrary<Bound> = fc
  .record({ kind: fc.constantFrom(...BOUND_KINDS), offset: fc.nat(LIMITS.offset) })
  .map(({ kind, offset }) => ({ kind, offset: kind === 'preceding' || kind === 'following' ? offset : 0 }));
const inputs = fc
  .record<WindowInput>({
    unit: fc.constantFrom(...UNITS),
    start: bounds,
    end: bounds,
    aggregate: fc.constantFrom(...AGGREGATES),
    rows: fc.array(fc.record({ key: fc.nat(LIMITS.key), value: fc.nat(LIMITS.value) }), {
      minLength: 1,
      maxLength: LIMITS.rows,
    }),
  })
  .filter(isFrame);

const results = (input: WindowInput) => simulate(input).steps.map(({ result }) => result);

describe('simulate', () => {
  it('shows why a running total jumps at ties with RANGE', () => {
    expect(results(TIES)).toEqual([10, 30, 35, 75]);
    expect(results({ ...TIES, unit: 'range' })).toEqual([10, 35, 35, 75]);
  });

  it('measures RANGE in key units, ROWS in rows', () => {
    const start = { kind: 'preceding', offset: 1 } as const;
    expect(results({ ...TIES, start })).toEqual([10, 30, 25, 45]);
    expect(results({ ...TIES, start, unit: 'range' })).toEqual([10, 35, 35, 40]);
  });

  it('gives NULL for an empty frame, and 0 for its COUNT', () => {
    const empty = { ...TIES, start: { kind: 'following', offset: 1 }, end: { kind: 'following', offset: 2 } } as const;
    expect(results(empty).at(-1)).toBeNull();
    expect(results({ ...empty, aggregate: 'count' }).at(-1)).toBe(0);
  });

  it.each(sqlite.cases.map((each, index) => [index, each] as const))(
    `agrees with ${sqlite.engine} on recorded case %i`,
    (_, recorded) => {
      const { results: expected, ...input } = recorded;
      const computed = results(input as WindowInput);
      expect(computed).toHaveLength(expected.length);
      for (const [index, value] of expected.entries()) {
        if (value === null) expect(computed[index]).toBeNull();
        else expect(computed[index]).toBeCloseTo(value, 9);
      }
    },
  );

  it('RANGE treats peers alike, and every frame is a run of consecutive rows', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { steps } = simulate(input);
        for (const { inside, peers } of steps) {
          for (const [place, row] of inside.entries()) expect(row).toBe((inside[0] ?? 0) + place);
          if (input.unit === 'range') for (const peer of peers) expect(steps[peer]?.inside).toEqual(inside);
        }
      }),
    );
  });

  it('takes 10,000 fuzzed inputs, and their addresses lead back to them', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(simulate(input).steps).toHaveLength(input.rows.length);
        expect(formatFrame(input)).toMatch(/^(ROWS|RANGE) BETWEEN /);
        expect(windowFrame.codec.parse(windowFrame.codec.serialize(input))).toEqual({ ok: true, value: input });
      }),
      { numRuns: 10_000 },
    );
  });

  it('refuses frames that SQL refuses', () => {
    for (const text of ['rows.uf.uf.sum.1-1', 'rows.up.up.sum.1-1', 'rows.c.p1.sum.1-1', 'rows.f1.c.sum.1-1'])
      expect(windowFrame.codec.parse(text).ok, text).toBe(false);
  });

  it('random exercises are valid', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const input = windowFrame.randomInput(seededRandom(seed), TIES);
      expect(windowFrame.codec.parse(windowFrame.codec.serialize(input)).ok).toBe(true);
    }
  });
});

describe('parseRows', () => {
  it('reads what it writes, and explains the rest', () => {
    expect(parseRows(formatRows(TIES.rows))).toEqual({ ok: true, value: TIES.rows });
    expect(parseRows('1:2 3')).toEqual({ ok: false, problem: { code: 'syntax', token: '3' } });
    expect(parseRows('100:2')).toEqual({ ok: false, problem: { code: 'range', token: '100:2' } });
    expect(parseRows('')).toEqual({ ok: false, problem: { code: 'count', got: 0 } });
  });
});
