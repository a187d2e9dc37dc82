import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTable } from '../../relation/core/relationArbitraries';
import type { Row, Table } from '../../relation/core/types';
import { seededRandom } from '../../shared/core/seededRandom';
import { isTree, recursiveQuery } from './definition';
import { readLesson, type RecursiveProperties } from './lesson';
import { queryLines } from './queryLines';
import { simulate } from './simulate';
import { DIRECTIONS, GUARDS, LIMITS, type TreeInput, type TreeLesson } from './types';
import { sortedRows, sqliteForTests } from '../../relation/core/sqlite.fixture';

function lessonOf(properties: RecursiveProperties = {}): TreeLesson {
  const lesson = readLesson(properties);
  if (!lesson.ok) throw new Error(lesson.problem);
  return lesson.value;
}

/** Keys of the result with their levels, in the order in which they leave the queue. */
function run(properties: RecursiveProperties) {
  const lesson = lessonOf(properties);
  const { steps, result } = simulate(lesson.start, lesson);
  return { rows: result.rows.map(({ key, level }) => [key, level]), steps, last: steps.at(-1)?.kind };
}

/** More rows than any query over six rows makes if it ends: six per level. */
const MANY = 6 * (LIMITS.levels + 1) + 1;

const CYCLE = 'customers(customer_id, full_name, referred_by); 4, Hà, 6; 5, Quân, 4; 6, Mai, 5';

const tables: fc.Arbitrary<Table> = fc
  .uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 6, size: 'max' })
  .chain((keys) =>
    fc.tuple(
      ...keys.map((key) =>
        fc.constantFrom(null, ...keys, ...keys, ...keys, 9).map((parent): Row => [key, `n${key}`, parent]),
      ),
    ),
  )
  .map((rows) => ({
    name: 'nodes',
    columns: [
      { name: 'id', type: 'number' },
      { name: 'label', type: 'text' },
      { name: 'parent', type: 'number' },
    ],
    rows,
  }));

const inputs: fc.Arbitrary<TreeInput> = fc
  .record<TreeInput>({
    table: tables,
    direction: fc.constantFrom(...DIRECTIONS),
    from: fc.constantFrom(null, 0, 1, 2, 3, 4),
    isDistinct: fc.boolean(),
    hasLevel: fc.boolean(),
    guard: fc.constantFrom(...GUARDS),
    most: fc.integer({ min: 0, max: LIMITS.levels }),
  })
  .filter((input) => isTree(input, 0));

const lessonFor = (start: TreeInput): TreeLesson => ({ key: 0, parent: 2, name: 'tree', start });

describe('simulate', () => {
  it('walks down the categories level by level', () => {
    expect(run({ level: true }).rows).toEqual([
      [1, 0],
      [5, 1],
      [6, 1],
      [7, 2],
      [8, 2],
      [9, 2],
    ]);
  });

  it('walks up to the root', () => {
    expect(run({ direction: 'up', from: 9 })).toMatchObject({
      rows: [
        [9, 0],
        [5, 1],
        [1, 2],
      ],
      last: 'end',
    });
  });

  it.each<[string, RecursiveProperties, 'end' | 'endless', number]>([
    ['runs for ever with UNION ALL', {}, 'endless', LIMITS.rows + 1],
    ['is stopped by UNION where rows repeat whole', { distinct: true }, 'end', 3],
    ['is not stopped by UNION where the level makes each row new', { distinct: true, level: true }, 'endless', 25],
    ['is stopped by a highest level', { guard: 'level', most: 4 }, 'end', 5],
    ['is stopped by the path', { guard: 'path' }, 'end', 3],
    [
      'is stopped by a highest level however many rows there are before it',
      {
        table: 'nodes(id, parent); 1, 1; 2, 1; 3, 1; 4, 1; 5, 1; 6, 1; 7, 1; 8, 1',
        direction: 'down',
        from: 1,
        guard: 'level',
        most: 5,
      },
      'end',
      41,
    ],
  ])('a cycle %s', (_, properties, last, count) => {
    const ran = run({ table: CYCLE, direction: 'up', from: 4, ...properties });
    expect({ last: ran.last, count: ran.rows.length }).toEqual({ last, count });
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const machine = recursiveQuery(lessonFor({ ...input, table: { ...input.table, rows: [] } }));
        const { steps, result } = machine.simulate(input);
        const added = steps
          .flatMap((step) => ('found' in step ? step.found : []))
          .filter(({ result: at }) => at !== null);
        expect(added.map(({ result: at }) => at)).toEqual(result.rows.map((_, index) => index));
        expect(result.rows.length).toBeLessThanOrEqual(LIMITS.rows + input.table.rows.length);
        expect(machine.codec.parse(machine.codec.serialize(input))).toEqual({ ok: true, value: input });
      }),
      { numRuns: 2_000 },
    );
  });

  it('generates valid random exercises', () => {
    for (const lesson of [lessonOf(), lessonOf({ table: CYCLE, direction: 'up', from: 4 })]) {
      const { codec, randomInput } = recursiveQuery(lesson);
      for (let seed = 0; seed < 300; seed += 1) {
        const input = randomInput(seededRandom(seed), lesson.start);
        expect(codec.parse(codec.serialize(input))).toEqual({ ok: true, value: input });
      }
    }
  });
});

describe('readLesson', () => {
  it.each<[string, RecursiveProperties, string]>([
    ['a table that cannot be read', { table: 'a(x); 1, 2' }, 'cannot read'],
    ['a parent that is text', { table: 'a(x, y); 1, u' }, 'two number columns'],
    ['a column that is not there', { keyColumn: 'id' }, 'two number columns'],
    ['a key that is there twice', { table: 'a(x, y); 1, NULL; 1, NULL' }, 'the key 1'],
    ['a name that is the table', { name: 'categories' }, 'other than that of the table'],
    ['upwards from nowhere', { direction: 'up' }, 'requires from'],
    ['a guard that is none', { guard: 'depth' as 'level' }, 'none, level, path'],
  ])('refuses %s', (_, properties, told) => {
    const lesson = readLesson(properties);
    expect(lesson.ok ? 'accepted' : lesson.problem).toContain(told);
  });
});

describe('against SQLite', () => {
  const sqlite = sqliteForTests();

  it('returns the rows that SQLite returns, for 1,000 random tables and queries', async () => {
    const seen = { endless: 0, repeated: 0, onPath: 0, tooDeep: 0, deep: 0 };
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const lesson = lessonFor(input);
        const { steps, result } = simulate(input, lesson);
        const isEndless = steps.at(-1)?.kind === 'endless';
        const query = queryLines(lesson, input).map(({ text }) => text);
        // A query that does not end is cut off after more rows than any query that ends can have here.
        const last = `SELECT * FROM tree LIMIT ${MANY};`;
        const answer = await sqlite().execute(
          `${createTable(input.table)} ${[...query.slice(0, -1), last].join('\n')}`,
        );
        if (!answer.ok) throw new Error(answer.error.message);
        const rows = answer.results.at(-1)?.rows ?? [];
        expect(rows.length === MANY).toBe(isEndless);
        if (!isEndless) {
          const ours = result.rows.map(({ key, level, path }) => [
            key,
            ...(input.hasLevel ? [level] : []),
            ...(input.guard === 'path' ? [`/${path.join('/')}/`] : []),
          ]);
          expect(sortedRows(ours)).toEqual(sortedRows(rows));
        }
        seen.endless += Number(isEndless);
        seen.deep += Number(result.rows.some(({ level }) => level > 2));
        for (const step of steps)
          for (const { refusal } of 'found' in step ? step.found : []) if (refusal) seen[refusal] += 1;
      }),
      { numRuns: 1000, seed: 18 },
    );
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(20);
  }, 60_000);
});
