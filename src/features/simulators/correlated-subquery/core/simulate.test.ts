import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionOver, createTable, tableNamed } from '../../relation/core/relationArbitraries';
import { sortedRows, sqliteForTests } from '../../relation/core/sqlite.fixture';
import type { Cell, Row, Truth } from '../../relation/core/types';
import { seededRandom } from '../../shared/core/seededRandom';
import { aggregate } from './aggregate';
import { correlatedSubquery } from './definition';
import { fit, isSubquery, withMode } from './fit';
import { readLesson, type SubqueryProperties } from './lesson';
import { innerQueryFor, queryLines } from './queryLines';
import { simulate } from './simulate';
import { AGGREGATES, MODES, OPERATORS, type Mode, type SubqueryInput, type SubqueryLesson } from './types';

function lessonOf(properties: SubqueryProperties = {}): SubqueryLesson {
  const lesson = readLesson(properties);
  if (!lesson.ok) throw new Error(lesson.problem);
  return lesson.value;
}

function run(properties: SubqueryProperties) {
  const { start, aliases } = lessonOf(properties);
  const { steps, result } = simulate(start, aliases);
  const decisions = steps.flatMap((step) => (step.kind === 'decide' ? [step] : []));
  return {
    kept: result.rows.map((row) => start.outer.rows[row]?.[0]),
    truths: decisions.map(({ truth }) => truth),
    values: decisions.map(({ answer }) => answer.value),
    decisions,
  };
}

const aliases = ['a', 'b'] as const;
const inputs: fc.Arbitrary<SubqueryInput> = fc
  .record<SubqueryInput>({
    mode: fc.constantFrom(...MODES),
    outer: tableNamed('l', 5),
    inner: tableNamed('r', 5),
    where: fc.oneof(fc.constantFrom('', '', 'a.id = b.n', 'b.id = a.id', 'id = a.n', 'b.n IS NULL OR b.n <> a.id'), {
      weight: 2,
      arbitrary: conditionOver(aliases),
    }),
    column: fc.constantFrom('id', 'n', 't'),
    select: fc.constantFrom('id', 'n', 't', ''),
    operator: fc.constantFrom(...OPERATORS),
    aggregate: fc.constantFrom(...AGGREGATES),
  })
  .map((input) => fit(input) ?? input)
  .filter((input) => isSubquery(input, aliases));

/** The list of managers, one of which is NULL. */
const MANAGERS = { where: '', mode: 'notIn' } as const;

describe('simulate', () => {
  it.each<[Mode, number[]]>([
    ['exists', [1, 2, 5]],
    ['notExists', [6, 7, 8]],
    ['in', [1, 2, 5]],
  ])('%s keeps the expected rows of the example', (mode, kept) => {
    expect(run({ mode }).kept).toEqual(kept);
  });

  it('keeps nothing with NOT IN when the list holds a NULL', () => {
    const { kept, truths, decisions } = run(MANAGERS);
    expect(kept).toEqual([]);
    expect(truths).toEqual([false, false, false, null, null, null]);
    expect(decisions[3]?.comparisons).toEqual(
      [null, 1, 2, 3, 5, 5].map((value) => ({ value, truth: value === null ? null : true })),
    );
  });

  it('finds the employees who manage nobody with NOT IN once the NULL is filtered out', () => {
    expect(run({ ...MANAGERS, where: 'x.manager_id IS NOT NULL' }).kept).toEqual([6, 7, 8]);
  });

  it.each<[string, SubqueryProperties, Truth[]]>([
    ['IN an empty list', { mode: 'in', where: 'FALSE' }, [false, false, false, false, false, false]],
    ['NOT IN an empty list', { mode: 'notIn', where: 'FALSE' }, [true, true, true, true, true, true]],
    [
      'NULL IN a list',
      { mode: 'in', where: '', column: 'manager_id', select: 'employee_id' },
      [null, true, true, false, true, true],
    ],
    ['NULL NOT IN an empty list', { mode: 'notIn', where: 'FALSE', column: 'manager_id' }, Array<Truth>(6).fill(true)],
  ])('decides %s', (_, properties, truths) => {
    expect(run(properties).truths).toEqual(truths);
  });

  it('compares with an aggregate, which is NULL where no inner row matches, except COUNT', () => {
    const colleagues = { mode: 'scalar', where: 'x.manager_id = e.manager_id', column: 'salary' } as const;
    const average = run({ ...colleagues, operator: '<', aggregate: 'AVG', select: 'salary' });
    expect(average.values).toEqual([null, 28000000, 20000000, 26000000, 11000000, 11000000]);
    expect(average.truths).toEqual([null, false, false, false, false, true]);
    const count = run({ ...colleagues, operator: '>', aggregate: 'COUNT', select: '' });
    expect(count.values).toEqual([0, 1, 1, 1, 2, 2]);
    expect(count.kept).toEqual([1, 2, 5, 6, 7, 8]);
  });

  it('resolves an unqualified name to an inner column', () => {
    expect(run({ where: 'manager_id = e.employee_id' }).kept).toEqual([1, 2, 5]);
    expect(run({ where: 'employee_id = manager_id' }).kept).toEqual([]);
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, inputs, (input, own) => {
        const machine = correlatedSubquery({ aliases, isSelf: false, start: own });
        const { steps, result } = machine.simulate(input);
        expect(steps).toHaveLength(1 + 2 * input.outer.rows.length);
        const kept = steps.flatMap((step) => (step.kind === 'decide' && step.truth === true ? [step.row] : []));
        expect(result.rows).toEqual(kept);
        const named = {
          ...input,
          outer: { ...input.outer, name: own.outer.name },
          inner: { ...input.inner, name: own.inner.name },
        };
        expect(machine.codec.parse(machine.codec.serialize(input))).toEqual({ ok: true, value: named });
      }),
      { numRuns: 2_000 },
    );
  });

  it('generates valid random exercises for every lesson', () => {
    const lessons = [
      lessonOf(),
      lessonOf(MANAGERS),
      lessonOf({ outer: 'a(x); 1; 2', inner: 'b(y); u', mode: 'notExists' }),
      lessonOf({ outer: 'a(x)', inner: 'b(y)', mode: 'scalar', aggregate: 'MAX', where: 'x = y' }),
    ];
    for (const lesson of lessons) {
      const { codec, randomInput } = correlatedSubquery(lesson);
      for (let seed = 0; seed < 300; seed += 1) {
        const input = randomInput(seededRandom(seed), lesson.start);
        expect(codec.parse(codec.serialize(input))).toEqual({ ok: true, value: input });
      }
    }
  });
});

describe('aggregate', () => {
  it('adds decimals exactly', () => {
    expect(aggregate('SUM', [0.1, 0.2, null])).toBe(0.3);
    expect(aggregate('AVG', [0.1, 0.2, 0.3])).toBe(0.2);
  });

  it('ignores NULLs, and is NULL where nothing remains, except COUNT', () => {
    expect(AGGREGATES.map((name) => aggregate(name, [null, null]))).toEqual([0, null, null, null, null]);
    expect(AGGREGATES.map((name) => aggregate(name, [2, null, 4]))).toEqual([2, 6, 3, 2, 4]);
  });
});

describe('the URL', () => {
  const lesson = lessonOf({ as: 'a b', outer: 'l(id, t text); 1, u', inner: 'r(id, n); 1, 2', where: 'a.id = b.id' });
  const { codec } = correlatedSubquery(lesson);

  it('stores no row that the lesson already has', () => {
    expect(codec.serialize(lesson.start)).toBe('exists...a_2Eid_20_3D_20b_2Eid.id.id.gt.COUNT');
  });

  it.each([
    ['a condition on a column that is not there', 'exists...a_2Ex.id.id.gt.COUNT'],
    ['number in text', 'in....t.id.eq.COUNT'],
    ['a sum of nothing', 'scalar....id..eq.SUM'],
    ['a column that is not there', 'exists....x.id.eq.COUNT'],
    ['another mode', 'any....id.id.eq.COUNT'],
    ['an operator as a sign', 'exists....id.id.=.COUNT'],
    ['rows with too few values', 'exists.1.id.id.eq.COUNT'],
  ])('is refused with %s', (_, address) => {
    expect(codec.parse(address).ok).toBe(false);
  });

  it('stores a table read by both queries once', () => {
    const self = lessonOf();
    const machine = correlatedSubquery(self);
    const rows: readonly Row[] = [[7, 'x', 7, 1]];
    const table = { ...self.start.outer, rows };
    const input = { ...self.start, outer: table, inner: table };
    const address = machine.codec.serialize(input);
    expect(machine.codec.parse(address)).toEqual({ ok: true, value: input });
    expect(machine.codec.parse(address.replace(/^(exists\.[^.]*\.)/, '$1-')).ok).toBe(false);
  });
});

describe('fit', () => {
  it('changes as little as the types require', () => {
    const { start } = lessonOf();
    expect(withMode(start, 'scalar')).toEqual({ ...start, mode: 'scalar' });
    const averaged = { ...start, mode: 'scalar', aggregate: 'AVG' } as const;
    expect(fit({ ...averaged, column: 'full_name' }, 'column')).toMatchObject({
      aggregate: 'MIN',
      select: 'full_name',
    });
    expect(fit({ ...averaged, select: 'full_name' }, 'select')).toMatchObject({
      aggregate: 'COUNT',
      column: 'employee_id',
    });
    expect(fit({ ...averaged, select: '' }, 'aggregate')).toMatchObject({ aggregate: 'AVG', select: 'employee_id' });
  });

  it('returns null for modes that the column types do not allow', () => {
    const { start } = lessonOf({ outer: 'a(x); u', inner: 'b(y); 1', mode: 'exists' });
    expect(MODES.filter((mode) => withMode(start, mode))).toEqual(['exists', 'notExists']);
  });
});

describe('readLesson', () => {
  it.each<[string, SubqueryProperties, string]>([
    ['one table', { outer: 'a(x); 1' }, 'outer and inner'],
    ['an inner table beside self', { outer: 'a(x); 1', inner: 'b(y); 1', self: true }, 'outer and self'],
    ['a table that cannot be read', { outer: 'a(x); 1', inner: 'b(y); 1, 2' }, 'b(y)'],
    ['one alias', { as: 'e' }, 'two different names'],
    ['equal aliases', { as: 'e E' }, 'two different names'],
    ['a condition on a missing column', { where: 'x.boss = e.employee_id' }, 'unknownColumn'],
    ['a column that is not there', { column: 'boss' }, 'column="employee_id"'],
    ['number in text', { mode: 'in', column: 'full_name' }, 'the same type'],
    ['a mode that is none', { mode: 'any' as 'in' }, 'exists, notExists'],
    ['an operator that is none', { operator: 'like' as '=' }, '= <>'],
    ['an aggregate that is none', { aggregate: 'MEDIAN' as 'AVG' }, 'COUNT, SUM'],
  ])('refuses %s', (_, properties, told) => {
    const lesson = readLesson(properties);
    expect(lesson.ok ? 'accepted' : lesson.problem).toContain(told);
  });
});

describe('the query', () => {
  it('is written with the values of the outer row', () => {
    const { start, aliases: names } = lessonOf();
    const { result } = simulate(start, names);
    const pieces = innerQueryFor(start, names, result, start.outer.rows[1] ?? []);
    const text = pieces.map((piece) => (piece.kind === 'value' ? String(piece.value) : piece.text)).join('');
    expect(text).toBe('SELECT 1 FROM employees AS x WHERE x.manager_id = 2');
  });
});

describe('against SQLite', () => {
  const sqlite = sqliteForTests();

  it('keeps the rows that SQLite keeps, for 1,000 random pairs of tables and queries in every mode', async () => {
    const seen = { kept: 0, unknown: 0, nullInList: 0, noRow: 0 };
    const modes = new Map<Mode, number>();
    await fc.assert(
      fc.asyncProperty(inputs, fc.boolean(), async (random, isSelf) => {
        const input = isSelf ? { ...random, inner: random.outer } : random;
        const { steps, result } = simulate(input, aliases);
        const query = queryLines(input, aliases)
          .map(({ words, rest }) => `${words} ${rest}`)
          .join('\n');
        const answer = await sqlite().execute(
          `${createTable(input.outer)} ${isSelf ? '' : createTable(input.inner)} ${query};`,
        );
        if (!answer.ok) throw new Error(answer.error.message);
        const ours = result.rows.map((row): readonly Cell[] => input.outer.rows[row] ?? []);
        expect(sortedRows(ours)).toEqual(sortedRows(answer.results.at(-1)?.rows ?? []));
        const decisions = steps.flatMap((step) => (step.kind === 'decide' ? [step] : []));
        modes.set(input.mode, (modes.get(input.mode) ?? 0) + 1);
        seen.kept += Number(ours.length > 0);
        seen.unknown += Number(decisions.some(({ truth }) => truth === null));
        seen.nullInList += Number(decisions.some(({ answer: { values } }) => values.includes(null)));
        seen.noRow += Number(decisions.some(({ answer: { matched } }) => matched.length === 0));
      }),
      { numRuns: 1000, seed: 16 },
    );
    // The random queries must include enough of the hard cases in every mode.
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(50);
    for (const mode of MODES) expect(modes.get(mode), mode).toBeGreaterThan(100);
  }, 60_000);
});
