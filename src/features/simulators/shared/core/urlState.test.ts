import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flag, freeText, integer, listOf, nullable, oneOf, record, refine } from './codecs';
import { stateCodec } from './urlState';

interface Input {
  policy: 'fifo' | 'lru';
  pages: readonly number[];
  matrix: readonly (readonly number[])[];
  note: string;
  aging: number | null;
  tight: boolean;
}

const codec = stateCodec<Input>(
  record({
    policy: oneOf(['fifo', 'lru']),
    pages: listOf(integer(0, 99), { min: 1, max: 40 }),
    matrix: listOf(listOf(integer(0, 9), { min: 1, max: 3 }), { max: 4, separator: '_' }),
    note: freeText(200),
    aging: nullable(integer(1, 9)),
    tight: flag,
  }),
);

const inputs = fc.record<Input>({
  policy: fc.constantFrom('fifo', 'lru'),
  pages: fc.array(fc.nat(99), { minLength: 1, maxLength: 40 }),
  matrix: fc.array(fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
  note: fc.string({ unit: 'grapheme', maxLength: 20 }),
  aging: fc.option(fc.integer({ min: 1, max: 9 })),
  tight: fc.boolean(),
});
const scores = fc.option(
  fc.tuple(fc.nat(99), fc.nat(99)).map(([correct, wrong]) => ({ correct, asked: correct + wrong })),
);
const states = fc.record({
  input: inputs,
  position: fc.oneof(fc.nat(9999), fc.constant('end' as const)),
  score: scores,
});

describe('stateCodec', () => {
  it('writes a URL that a person can read', () => {
    const input: Input = {
      policy: 'lru',
      pages: [7, 0, 1],
      matrix: [
        [0, 1],
        [2, 0],
      ],
      note: 'a-b c',
      aging: null,
      tight: true,
    };
    const text = codec.serialize({ input, position: 2, score: { correct: 1, asked: 2 } });
    expect(text).toBe('lru.7-0-1.0-1_2-0.a_2Db_20c..1*2*1-2');
    expect(codec.serialize({ input, position: 'end', score: null })).toBe('lru.7-0-1.0-1_2-0.a_2Db_20c..1*end');
    expect(codec.serialize({ input, position: 0, score: null })).toBe('lru.7-0-1.0-1_2-0.a_2Db_20c..1');
  });

  it('needs no escaping in a query string', () => {
    fc.assert(
      fc.property(states, (state) => {
        const text = codec.serialize(state);
        expect(new URLSearchParams({ pr: text }).toString()).toBe(`pr=${text}`);
      }),
    );
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(codec.parse(codec.serialize(state))).toEqual({ ok: true, value: state });
      }),
    );
  });

  it('opens before the first step where the URL names none', () => {
    expect(codec.parse('lru.1..a..1')).toMatchObject({ ok: true, value: { position: 0, score: null } });
    expect(codec.parse('lru.1..a..1*7')).toMatchObject({ ok: true, value: { position: 7 } });
    expect(codec.parse('lru.1..a..1*end')).toMatchObject({ ok: true, value: { position: 'end' } });
  });

  it('rejects values that are out of range or malformed', () => {
    for (const text of [
      '',
      'x',
      'mru.1.1..',
      'lru.100.1.a..1',
      'lru.1.1.a..2',
      'lru.1.1.a..1*x',
      'lru.1.1.a..1*End',
      'lru.1.1.a..1*1*3-2',
      'lru.1.1.a..1*1*1-2*9',
      'lru.1.1._ZZ..1',
      'lru.-1.1.a..1',
    ]) {
      expect(codec.parse(text), text).toEqual({ ok: false });
    }
  });

  it('survives 2,000 corrupt texts without an exception', () => {
    const damaged = fc.tuple(states, fc.nat(60), fc.string({ maxLength: 4 })).map(([state, at, noise]) => {
      const text = codec.serialize(state);
      return text.slice(0, at) + noise + text.slice(at + 1);
    });
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string()), (text) => {
        const parsed = codec.parse(text);
        if (parsed.ok) expect(codec.parse(codec.serialize(parsed.value))).toEqual(parsed);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('refine', () => {
  it('adds a rule across fields', () => {
    const ordered = refine(
      record<{ from: number; to: number }>({ from: integer(0, 9), to: integer(0, 9) }),
      ({ from, to }) => from <= to,
    );
    expect(ordered.parse('1.2').ok).toBe(true);
    expect(ordered.parse('2.1').ok).toBe(false);
  });
});
