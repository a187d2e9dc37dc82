import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionOver, createTable, tableNamed } from '../../relation/core/relationArbitraries';
import { sqliteForTests } from '../../relation/core/sqlite.fixture';
import type { Cell, Truth } from '../../relation/core/types';
import { seededRandom } from '../../shared/core/seededRandom';
import { aggregatesOf, shownValue } from './aggregates';
import { groupingMachine, isGrouping, settle } from './definition';
import { readLesson, type GroupingProperties } from './lesson';
import { queryLines } from './queryLines';
import { parseHaving, simulate } from './simulate';
import { LIMITS, type GroupingInput, type GroupingTrace } from './types';

function lessonOf(properties: GroupingProperties = {}): GroupingInput {
  const lesson = readLesson(properties);
  if (!lesson.ok) throw new Error(lesson.problem);
  return lesson.value;
}

/** The rows of the result, as SELECT returns them. */
function rowsOf({ result: { groups, ordered } }: GroupingTrace): (readonly Cell[])[] {
  return ordered.map((index) => [...(groups[index]?.key ?? []), ...(groups[index]?.values ?? [])]);
}

const run = (properties: GroupingProperties) => {
  const trace = simulate(lessonOf(properties));
  return { trace, rows: rowsOf(trace) };
};

const COLUMNS = ['id', 'n', 't'] as const;
const AGGREGATES = aggregatesOf([
  { name: 'id', type: 'number' },
  { name: 'n', type: 'number' },
  { name: 't', type: 'text' },
]);

/** Wraps columns outside the keys in aggregates, as a condition over groups requires. */
function overGroups(condition: string, keys: readonly string[], wrappers: readonly string[]): string {
  let used = 0;
  return condition.replaceAll(/'(?:[^']|'')*'|\bg\.(\w+)/g, (whole, column?: string) => {
    if (!column || keys.includes(column.toLowerCase())) return whole;
    const wrapper = wrappers[used++ % wrappers.length] ?? 'MAX(';
    return column === 't' ? `MAX(${whole})` : `${wrapper}${whole})`;
  });
}

/** Up to eight rows and seldom only two, since small tables have few groups of several rows. */
const fullTable = fc.array(tableNamed('g', 4), { minLength: 4, maxLength: 4 }).map(([one, ...others]) => ({
  name: 'g',
  columns: one?.columns ?? [],
  rows: [...(one?.rows ?? []), ...others.flatMap(({ rows }) => rows)].slice(0, 8),
}));

const inputs: fc.Arbitrary<GroupingInput> = fc
  .record({
    table: fullTable,
    where: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: conditionOver(['g']) }),
    groupBy: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...COLUMNS).map((column) => [column]) },
      { weight: 2, arbitrary: fc.subarray([...COLUMNS], { minLength: LIMITS.keys, maxLength: LIMITS.keys }) },
      { weight: 1, arbitrary: fc.constant([]) },
    ),
    aggregates: fc.subarray([...AGGREGATES], { minLength: 1, maxLength: LIMITS.aggregates }),
    condition: fc.oneof({ weight: 1, arbitrary: fc.constant('') }, { weight: 3, arbitrary: conditionOver(['g']) }),
    wrappers: fc.array(fc.constantFrom('COUNT(', 'COUNT(DISTINCT ', 'SUM(', 'SUM(DISTINCT ', 'AVG(', 'MIN(', 'MAX('), {
      minLength: 1,
      maxLength: 4,
    }),
    order: fc.constantFrom('', 'keys', '0', '1', '2'),
  })
  .map(({ condition, wrappers, order, ...rest }) =>
    settle({
      ...rest,
      having: overGroups(condition, rest.groupBy, wrappers),
      order: rest.aggregates[Number(order)] ?? order,
    }),
  )
  .filter(isGrouping);

describe('simulate', () => {
  it('counts the rows of each group, with NULL as one group', () => {
    const { trace, rows } = run({ having: '', order: '' });
    expect(rows).toEqual([
      [null, 2, 2],
      [8, 3, 3],
      [7, 1, 1],
      [9, 2, 2],
    ]);
    expect(trace.result.groups.map((group) => group.rows)).toEqual([[0, 1], [2, 5, 7], [3], [4, 6]]);
  });

  it('drops rows before grouping and groups after it', () => {
    const { trace, rows } = run({ where: "status <> 'cancelled'" });
    expect(rows).toEqual([[9, 2, 2]]);
    expect(trace.steps.map(({ clause }) => clause).filter((each, index, all) => each !== all[index - 1])).toEqual([
      'from',
      'where',
      'groupBy',
      'aggregate',
      'having',
      'select',
      'orderBy',
    ]);
  });

  it('groups by two keys, with one group per pair of values', () => {
    const { rows } = run({ groupBy: 'employee_id, status', aggregates: 'COUNT(*)', having: '', order: 'keys' });
    expect(rows).toEqual([
      [null, 'cancelled', 1],
      [null, 'delivered', 1],
      [7, 'delivered', 1],
      [8, 'cancelled', 2],
      [8, 'delivered', 1],
      [9, 'delivered', 2],
    ]);
  });

  it('makes one group of no rows without GROUP BY, and no group with it', () => {
    const empty = { table: 't(a number, b text)', aggregates: 'COUNT(*), SUM(a), MAX(b)' };
    expect(run(empty).rows).toEqual([[0, null, null]]);
    expect(run({ ...empty, groupBy: 'a' }).rows).toEqual([]);
    expect(run({ ...empty, having: 'COUNT(*) > 0' }).rows).toEqual([]);
  });

  it('ignores NULLs in every aggregate but COUNT(*)', () => {
    const table = 't(k, v); 1, NULL; 1, 2; 1, 2; 1, 5; 2, NULL';
    expect(run({ table, groupBy: 'k', aggregates: 'COUNT(*), COUNT(v), COUNT(DISTINCT v)' }).rows).toEqual([
      [1, 4, 3, 2],
      [2, 1, 0, 0],
    ]);
    expect(run({ table, groupBy: 'k', aggregates: 'SUM(v), AVG(v), MIN(v)' }).rows).toEqual([
      [1, 9, 3, 2],
      [2, null, null, null],
    ]);
  });

  it('drops a group for which HAVING is NULL', () => {
    const table = 't(k, v); 1, 5; 2, NULL; 3, 1';
    const { trace, rows } = run({ table, groupBy: 'k', aggregates: 'SUM(v)', having: 'SUM(v) > 2' });
    expect(trace.result.groups.map(({ truth }): Truth => truth)).toEqual([true, null, false]);
    expect(rows).toEqual([[1, 5]]);
  });

  it('adds decimals exactly, and marks rounded values', () => {
    const { rows } = run({ table: 't(v); 0.1; 0.2; 0.7', aggregates: 'SUM(v), AVG(v)' });
    expect(rows[0]?.[0]).toBe(1);
    expect(rows[0]?.map(shownValue)).toEqual([1, '≈ 0.33']);
    expect(run({ table: 't(v); 0.1; 0.2', aggregates: 'SUM(v)' }).rows).toEqual([[0.3]]);
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const machine = groupingMachine({ ...input, table: { ...input.table, rows: [] }, where: '', having: '' });
        const { steps, result } = machine.simulate(input);
        const grouped = result.groups.flatMap(({ rows }) => rows);
        expect(new Set(grouped).size).toBe(grouped.length);
        expect([...result.ordered].sort()).toEqual([...result.selected].sort());
        expect(steps.filter(({ clause }) => clause === 'aggregate')).toHaveLength(
          result.groups.length * input.aggregates.length,
        );
        expect(machine.codec.parse(machine.codec.serialize(input))).toEqual({ ok: true, value: input });
      }),
      { numRuns: 2_000 },
    );
  }, 60_000);

  it('generates valid random exercises for every lesson', () => {
    const lessons = [
      lessonOf(),
      lessonOf({ table: 'a(x)', aggregates: 'COUNT(*)' }),
      lessonOf({ table: 'a(x, y); 1, u', groupBy: 'y, x', where: 'x > 0', having: "y = 'u'" }),
    ];
    for (const lesson of lessons) {
      const { codec, randomInput } = groupingMachine(lesson);
      for (let seed = 0; seed < 300; seed += 1) {
        const input = randomInput(seededRandom(seed), lesson);
        expect(codec.parse(codec.serialize(input))).toEqual({ ok: true, value: input });
      }
    }
  });
});

describe('HAVING', () => {
  const lesson = lessonOf();

  it.each([
    ["status = 'cancelled'", 'notKey', 0],
    ['COUNT(*) > 1 AND order_id > 60', 'notKey', 17],
    ['COUNT(*)', 'notCondition', 0],
    ['SUM(status) > 1', 'wrongArgument', 0],
    ['TOTAL(order_id) > 1', 'unknownCall', 0],
    ['COUNT(COUNT(*)) > 1', 'unknownCall', 6],
  ])('refuses %j: %s at %i', (text, code, at) => {
    expect(parseHaving(text, lesson)).toMatchObject({ ok: false, problem: { code, at } });
  });

  it('accepts keys, and other columns inside aggregates', () => {
    expect(parseHaving('employee_id IS NOT NULL AND MAX(status) = MIN(orders.status)', lesson).ok).toBe(true);
  });

  it('is dropped when its column is no longer a key; an order by a removed aggregate is dropped too', () => {
    const input = { ...lesson, having: 'employee_id = 8', order: 'keys' };
    expect(settle(input)).toEqual(input);
    expect(settle({ ...input, groupBy: [] })).toMatchObject({ having: '', order: '' });
    expect(settle({ ...lesson, aggregates: ['MAX(status)'] })).toMatchObject({ having: 'COUNT(*) >= 2', order: '' });
  });
});

describe('the URL', () => {
  const { codec } = groupingMachine(lessonOf());
  const address = codec.serialize({ ...lessonOf(), having: '' });

  it('stores no row that the lesson already has, and names as numbers', () => {
    expect(address).toBe('..2.0-8..2');
  });

  it.each([
    ['a column that is not there', '..4.0-8..2'],
    ['a key twice', '..2-2.0-8..2'],
    ['three keys', '..0-1-2.0-8..2'],
    ['no aggregate', '..2...0'],
    ['four aggregates', '..2.0-1-2-3..2'],
    ['an order by an aggregate that is not there', '..2.0-8..5'],
    ['keys in ORDER BY without GROUP BY', '...0-8..1'],
    ['a condition that cannot be read', '.status.2.0-8..2'],
    ['a column of single rows in HAVING', '..2.0-8.order_5Fid_20_3D_201.2'],
    ['rows with too few values', '1_2C2..2.0-8..2'],
  ])('is refused with %s', (_, text) => {
    expect(codec.parse(text).ok).toBe(false);
  });
});

describe('readLesson', () => {
  it.each<[string, GroupingProperties, string]>([
    ['a table that cannot be read', { table: 'a(x); 1, 2' }, 'a(x)'],
    ['a condition on a missing column', { where: 'price > 1' }, 'unknownColumn'],
    ['a column of single rows in HAVING', { having: "status = 'paid'" }, 'notKey'],
    ['an aggregate that is none', { aggregates: 'MEDIAN(order_id)' }, 'COUNT(DISTINCT status)'],
    ['a key that is no column', { groupBy: 'city' }, 'two columns'],
    ['an order by what is not selected', { order: 'MAX(status)' }, 'order must be keys'],
  ])('refuses %s', (_, properties, told) => {
    const lesson = readLesson(properties);
    expect(lesson.ok ? 'accepted' : lesson.problem).toContain(told);
  });
});

describe('against SQLite', () => {
  const sqlite = sqliteForTests();

  it('returns the rows that SQLite returns, for 1,000 random tables and queries', async () => {
    const seen = { nullKey: 0, dropped: 0, unknown: 0, filtered: 0, whole: 0, ordered: 0 };
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const trace = simulate(input);
        const query = queryLines(input).map(({ words, rest }) => `${words} ${rest}`);
        const answer = await sqlite().execute(`${createTable(input.table)} ${query.join('\n')};`);
        if (!answer.ok) throw new Error(`${answer.error.message}\n${query.join('\n')}`);
        const written = (rows: readonly (readonly unknown[])[] = []) => {
          const texts = rows.map((row) => JSON.stringify(row));
          return input.order === '' ? texts.sort() : texts;
        };
        expect(written(rowsOf(trace))).toEqual(written(answer.results.at(-1)?.rows));
        const { groups } = trace.result;
        seen.nullKey += Number(groups.some(({ key, rows }) => key.includes(null) && rows.length > 1));
        seen.dropped += Number(groups.some(({ truth }) => truth === false));
        seen.unknown += Number(groups.some(({ truth }) => truth === null));
        seen.filtered += Number(trace.steps.some((step) => step.clause === 'where' && step.truth !== true));
        seen.whole += Number(input.groupBy.length === 0);
        seen.ordered += Number(input.order !== '' && trace.result.ordered.length > 1);
      }),
      { numRuns: 1000 },
    );
    // The random queries must include enough of the hard cases.
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(50);
  }, 60_000);
});
