import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../shared/core/seededRandom';
import { threeValuedLogic } from './definition';
import { formatNullable, parseNullables } from './parseNullables';
import { and, not, or, simulate } from './simulate';
import sqlite from './sqliteResults.json';
import { LIMITS, SUBJECTS, TRUTHS, type LogicInput } from './types';

const truths = fc.constantFrom(...TRUTHS);
const nullables = fc.option(fc.nat(LIMITS.number));
const inputs = fc.record<LogicInput>({
  subject: fc.constantFrom(...SUBJECTS),
  value: nullables,
  list: fc.array(nullables, { minLength: 1, maxLength: LIMITS.list }),
});

describe('simulate', () => {
  it.each(['and', 'or', 'not'] as const)(`computes the truth table of %s as ${sqlite.engine} does`, (subject) => {
    const { steps } = simulate({ subject, value: null, list: [null] });
    expect(steps).toEqual(sqlite.tables[subject].map((cell) => ({ kind: 'cell', ...cell })));
  });

  it.each(sqlite.cases.map((each, index) => [index, each] as const))(
    `agrees with ${sqlite.engine} on recorded condition %i`,
    (_, { outcome, ...input }) => {
      expect(simulate(input as LogicInput).result.outcome).toBe(outcome);
    },
  );

  it('never makes NOT IN true for a list with a NULL', () => {
    fc.assert(
      fc.property(nullables, fc.array(nullables, { maxLength: 5 }), (value, list) => {
        expect(simulate({ subject: 'notIn', value, list: [...list, null] }).result.outcome).not.toBe('true');
      }),
    );
  });

  it('keeps De Morgan’s laws, but not the excluded middle', () => {
    fc.assert(
      fc.property(truths, truths, (left, right) => {
        expect(not(and(left, right))).toBe(or(not(left), not(right)));
        expect(not(or(left, right))).toBe(and(not(left), not(right)));
      }),
    );
    expect(or('unknown', not('unknown'))).toBe('unknown');
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(simulate(input).steps.length).toBeGreaterThan(0);
        expect(threeValuedLogic.codec.parse(threeValuedLogic.codec.serialize(input))).toEqual({
          ok: true,
          value: input,
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it('generates valid random exercises', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const input = threeValuedLogic.randomInput(seededRandom(seed), { subject: 'in', value: 1, list: [1] });
      expect(threeValuedLogic.codec.parse(threeValuedLogic.codec.serialize(input)).ok).toBe(true);
    }
  });
});

describe('parseNullables', () => {
  it('reads back what it formats, and explains errors', () => {
    expect(parseNullables([1, null, 3].map(formatNullable).join(', '), 1, 6)).toEqual({
      ok: true,
      value: [1, null, 3],
    });
    expect(parseNullables('1 x', 1, 6)).toEqual({ ok: false, problem: { code: 'token', token: 'x' } });
    expect(parseNullables('100', 1, 6)).toEqual({ ok: false, problem: { code: 'token', token: '100' } });
    expect(parseNullables('', 1, 6)).toEqual({ ok: false, problem: { code: 'count', got: 0 } });
  });
});
