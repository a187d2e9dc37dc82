import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, createTable, tableNamed } from '../../relation/core/relationArbitraries';
import type { Table } from '../../relation/core/types';
import { seededRandom } from '../../shared/core/seededRandom';
import { setMachine } from './definition';
import { readLesson, type SetProperties } from './lesson';
import { simulate } from './simulate';
import { SET_OPERATORS, type SetInput, type SetOperator } from './types';
import { sortedRows, sqliteForTests } from '../../relation/core/sqlite.fixture';

function lessonOf(properties: SetProperties = {}): SetInput {
  const lesson = readLesson(properties);
  if (!lesson.ok) throw new Error(lesson.problem);
  return lesson.value;
}

/** Tables with one text column whose values repeat often; with three columns, equal rows would be rare. */
const narrow = (name: string): fc.Arbitrary<Table> =>
  fc.array(fc.tuple(cellOf('text')), { maxLength: 8 }).map((rows) => ({
    name,
    columns: [{ name: 't', type: 'text' }],
    rows,
  }));

const inputs: fc.Arbitrary<SetInput> = fc
  .tuple(
    fc.constantFrom(...SET_OPERATORS),
    fc.oneof(
      { weight: 3, arbitrary: fc.tuple(narrow('l'), narrow('r')) },
      { weight: 1, arbitrary: fc.tuple(tableNamed('l', 6), tableNamed('r', 6)) },
    ),
  )
  .map(([operator, [left, right]]) => ({ operator, left, right }));

const SQL: Record<SetOperator, string> = {
  union: 'UNION',
  unionAll: 'UNION ALL',
  intersect: 'INTERSECT',
  except: 'EXCEPT',
};

describe('simulate', () => {
  it.each<[SetOperator, (string | null)[]]>([
    ['union', ['Hải Phòng', null, 'Cần Thơ', 'Đà Lạt', 'Huế', 'TP. Hồ Chí Minh']],
    [
      'unionAll',
      [
        ...['Hải Phòng', null, 'Cần Thơ', null, 'Cần Thơ'],
        ...[null, 'Cần Thơ', 'Đà Lạt', 'Huế', 'TP. Hồ Chí Minh', 'Cần Thơ'],
      ],
    ],
    ['intersect', [null, 'Cần Thơ']],
    ['except', ['Hải Phòng']],
  ])('%s keeps the expected rows of the example', (operator, cities) => {
    expect(simulate(lessonOf({ operator })).result.rows.map(([city]) => city)).toEqual(cities);
  });

  it('says why each row is left out', () => {
    const reasons = (operator: SetOperator) =>
      simulate(lessonOf({ operator })).steps.flatMap((step) => (step.kind === 'row' ? [step.outcome] : []));
    expect(reasons('intersect')).toEqual(['noPartner', 'added', 'added', 'repeated', 'repeated']);
    expect(reasons('except')).toEqual(['added', 'partner', 'partner', 'partner', 'partner']);
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { codec } = setMachine({ ...input, left: { ...input.left, rows: [] } });
        const { steps, result } = simulate(input);
        const added = steps.filter((step) => step.kind === 'row' && step.outcome === 'added');
        expect(added.map((step) => step.kind === 'row' && step.result)).toEqual(result.rows.map((_, index) => index));
        expect(codec.parse(codec.serialize(input))).toEqual({ ok: true, value: input });
      }),
      { numRuns: 2_000 },
    );
  });

  it('generates valid random exercises', () => {
    const lesson = lessonOf();
    const { codec, randomInput } = setMachine(lesson);
    for (let seed = 0; seed < 300; seed += 1) {
      const input = randomInput(seededRandom(seed), lesson);
      expect(codec.parse(codec.serialize(input))).toEqual({ ok: true, value: input });
    }
  });
});

describe('readLesson', () => {
  it.each<[string, SetProperties, string]>([
    ['one table', { left: 'a(x); 1' }, 'both left and right'],
    ['a table that cannot be read', { left: 'a(x); 1', right: 'b(y); 1, 2' }, 'b(y)'],
    ['columns of other types', { left: 'a(x); 1', right: 'b(y); u' }, 'number against text'],
    ['columns of another number', { left: 'a(x); 1', right: 'b(y, z); 1, 2' }, 'columns differ'],
    ['an operator that is none', { operator: 'minus' as 'except' }, 'union, unionAll'],
  ])('refuses %s', (_, properties, told) => {
    const lesson = readLesson(properties);
    expect(lesson.ok ? 'accepted' : lesson.problem).toContain(told);
  });
});

describe('against SQLite', () => {
  const sqlite = sqliteForTests();

  it('returns the rows that SQLite returns, for 1,000 random pairs of results and operators', async () => {
    const seen = { repeated: 0, partner: 0, noPartner: 0, added: 0 };
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const { steps, result } = simulate(input);
        const answer = await sqlite().execute(
          `${createTable(input.left)} ${createTable(input.right)}
          SELECT * FROM l ${SQL[input.operator]} SELECT * FROM r;`,
        );
        if (!answer.ok) throw new Error(answer.error.message);
        expect(sortedRows(result.rows)).toEqual(sortedRows(answer.results.at(-1)?.rows ?? []));
        for (const outcome of new Set(steps.flatMap((step) => (step.kind === 'row' ? [step.outcome] : []))))
          seen[outcome] += 1;
      }),
      { numRuns: 1000, seed: 15 },
    );
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(100);
  }, 60_000);
});
