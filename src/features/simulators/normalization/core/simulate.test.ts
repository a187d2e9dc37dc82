import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../shared/core/seededRandom';
import { normalization } from './definition';
import { formatDependency, formatSet, parseAttributes, parseDependencies, parseParts, parseSet } from './parseSchema';
import { closureOf } from './closure';
import { simulate } from './simulate';
import { LIMITS, type NormalizationInput } from './types';

/** Builds an input from texts such as ('A B C', 'A -> B', 'A'). */
function relation(attributes: string, dependencies: string, start = ''): NormalizationInput {
  const names = parseAttributes(attributes);
  if (!names.ok) throw new Error('bad attributes');
  const parsed = parseDependencies(dependencies, names.value);
  const set = parseSet(start, names.value);
  if (!parsed.ok || !set.ok) throw new Error('bad dependencies');
  return { attributes: names.value, dependencies: parsed.value, start: set.value, parts: [] };
}

const keysOf = (input: NormalizationInput) =>
  simulate(input).result.keys.map((key) => formatSet(key, input.attributes));

const inputs = fc.integer({ min: 1, max: 6 }).chain((count) => {
  const set = fc.integer({ min: 1, max: 2 ** count - 1 });
  return fc.record<NormalizationInput>({
    attributes: fc.constant([...'ABCDEF'].slice(0, count)),
    dependencies: fc.array(fc.record({ from: set, to: set }), { maxLength: 7 }),
    start: fc.nat(2 ** count - 1),
    parts: fc.array(set, { maxLength: 4 }),
  });
});

/** Two rows that agree exactly on `set` satisfy the dependencies only if `set` is closed. */
const isClosed = (set: number, { dependencies }: NormalizationInput) =>
  dependencies.every(({ from, to }) => (set & from) !== from || (set & to) === to);

describe('closure', () => {
  it('applies dependencies until nothing is added', () => {
    const { steps, result } = simulate(relation('A B C D E', 'A -> B; B -> C; C D -> E', 'A D'));
    expect(steps.map(({ dependency }) => dependency)).toEqual([0, 1, 2]);
    expect(result).toMatchObject({ closure: 0b11111, isSuperkey: true });
  });

  it('is the smallest closed set that contains its start', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { closure } = simulate(input).result;
        const closed = Array.from({ length: 2 ** input.attributes.length }, (_, set) => set).filter(
          (set) => (set & input.start) === input.start && isClosed(set, input),
        );
        expect(closure).toBe(closed.reduce((common, set) => common & set, -1));
      }),
      { numRuns: 500 },
    );
  });

  it('grows with its start, and is its own closure', () => {
    fc.assert(
      fc.property(inputs, fc.nat(63), (input, more) => {
        const closure = closureOf(input.start, input.dependencies);
        expect(closureOf(closure, input.dependencies)).toBe(closure);
        expect(closureOf(input.start | more, input.dependencies) & closure).toBe(closure);
      }),
      { numRuns: 500 },
    );
  });
});

describe('candidate keys', () => {
  it('finds all candidate keys', () => {
    expect(keysOf(relation('A B C D', 'A -> B; B -> C; C -> D; D -> A'))).toEqual(['A', 'B', 'C', 'D']);
    expect(keysOf(relation('A B C', ''))).toEqual(['A, B, C']);
    expect(keysOf(relation('street city zip', 'street city -> zip; zip -> city'))).toEqual([
      'street, city',
      'street, zip',
    ]);
  });

  it('finds exactly the minimal sets that determine everything', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const all = 2 ** input.attributes.length - 1;
        const isKey = (set: number) => closureOf(set, input.dependencies) === all;
        const minimal = Array.from({ length: all + 1 }, (_, set) => set).filter(
          (set) =>
            isKey(set) && input.attributes.every((_, index) => !((set >> index) & 1) || !isKey(set & ~(1 << index))),
        );
        expect([...simulate(input).result.keys].sort((a, b) => a - b)).toEqual(minimal);
      }),
      { numRuns: 500 },
    );
  });
});

describe('normal forms', () => {
  it.each([
    ['order_id book_id quantity title', 'order_id book_id -> quantity; book_id -> title', '1NF'],
    ['order_id customer_id city', 'order_id -> customer_id; customer_id -> city', '2NF'],
    ['street city zip', 'street city -> zip; zip -> city', '3NF'],
    ['book_id isbn title', 'book_id -> isbn, title; isbn -> book_id', 'BCNF'],
    ['A B', '', 'BCNF'],
  ])('%s with %s is in %s', (attributes, dependencies, expected) => {
    expect(simulate(relation(attributes, dependencies)).result.normalForm).toBe(expected);
  });

  it('names the violated dependency', () => {
    const input = relation('order_id book_id quantity title', 'order_id book_id -> quantity; book_id -> title');
    expect(
      simulate(input).result.violations.map((each) => [each.form, formatDependency(each, input.attributes)]),
    ).toEqual([['2NF', 'book_id → title']]);
  });

  it('names of a right side only what lies outside all keys, where that violates 3NF', () => {
    const input = relation('A B C D E', 'A B -> C E; C -> B; C E -> B D');
    expect(
      simulate(input).result.violations.map((each) => [each.form, formatDependency(each, input.attributes)]),
    ).toContainEqual(['3NF', 'C, E → D']);
  });

  it('agrees with the definitions, checked over every dependency that follows', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { normalForm, keys, prime } = simulate(input).result;
        const all = 2 ** input.attributes.length - 1;
        let [bcnf, third, second] = [true, true, true];
        for (let set = 0; set <= all; set += 1) {
          const closure = closureOf(set, input.dependencies);
          const news = closure & ~set;
          if (news === 0 || closure === all) continue;
          bcnf = false;
          if ((news & ~prime) !== 0) third = false;
          if ((news & ~prime) !== 0 && keys.some((key) => key !== set && (key & set) === set)) second = false;
        }
        expect(normalForm).toBe(bcnf ? 'BCNF' : third ? '3NF' : second ? '2NF' : '1NF');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('texts and URLs', () => {
  it.each([
    ['', 'noAttributes'],
    ['A A', 'twice'],
    ['A 1x', 'badName'],
    ['A B C D E F G H I', 'tooManyAttributes'],
  ])('explains what is wrong with the attributes %j', (text, code) => {
    expect(parseAttributes(text)).toMatchObject({ ok: false, problem: { code } });
  });

  it.each([
    ['A -> X', 'unknown'],
    ['A B', 'noArrow'],
    ['A -> B -> A', 'noArrow'],
    ['-> A', 'emptySide'],
    [Array.from({ length: LIMITS.dependencies + 1 }, () => 'A -> B').join('\n'), 'tooManyDependencies'],
  ])('explains what is wrong with the dependencies %j', (text, code) => {
    expect(parseDependencies(text, ['A', 'B'])).toMatchObject({ ok: false, problem: { code } });
  });

  it('reads the parts of a decomposition, and explains what is wrong with them', () => {
    expect(parseParts('A, B\n\nB C;', ['A', 'B', 'C'])).toEqual({ ok: true, value: [0b011, 0b110] });
    expect(parseParts('A, X', ['A'])).toMatchObject({ ok: false, problem: { code: 'unknown', name: 'X' } });
    expect(parseParts('A;'.repeat(LIMITS.parts + 1), ['A'])).toMatchObject({ problem: { code: 'tooManyParts' } });
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        simulate(input);
        expect(normalization.codec.parse(normalization.codec.serialize(input))).toEqual({ ok: true, value: input });
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps names with underscores and Vietnamese letters', () => {
    const input = relation('mã_sách giá', 'mã_sách -> giá');
    expect(normalization.codec.parse(normalization.codec.serialize(input))).toEqual({ ok: true, value: input });
  });

  it('generates valid random exercises', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const input = normalization.randomInput(seededRandom(seed), relation('A', ''));
      expect(normalization.codec.parse(normalization.codec.serialize(input)).ok).toBe(true);
      expect(input.dependencies.every(({ from, to }) => from !== to)).toBe(true);
    }
  });
});
