import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionOver, createTable, tableNamed } from '../../relation/core/relationArbitraries';
import { parseCondition } from '../../relation/core/parseExpression';
import type { Row } from '../../relation/core/types';
import { seededRandom } from '../../shared/core/seededRandom';
import { joinMachine } from './definition';
import { readLesson, type JoinProperties } from './lesson';
import { scopeOfJoin, simulate } from './simulate';
import { tally } from './tally';
import { JOIN_KINDS, type JoinInput, type JoinLesson } from './types';
import { sortedRows, sqliteForTests } from '../../relation/core/sqlite.fixture';

function lessonOf(properties: JoinProperties = {}): JoinLesson {
  const lesson = readLesson(properties);
  if (!lesson.ok) throw new Error(lesson.problem);
  return lesson.value;
}

/** Runs the lesson's example, with changes, to its end. */
function run(properties: JoinProperties, change: Partial<JoinInput> = {}) {
  const { start, aliases } = lessonOf(properties);
  const input = { ...start, ...change };
  const trace = simulate(input, aliases);
  const { rows } = trace.result;
  return {
    trace,
    pairs: rows.map(({ left, right }) => [left, right]),
    counted: tally(trace, trace.steps.length, input),
  };
}

const aliases = ['a', 'b'] as const;
const inputs: fc.Arbitrary<JoinInput> = fc
  .record<JoinInput>({
    kind: fc.constantFrom(...JOIN_KINDS),
    left: tableNamed('l', 5),
    right: tableNamed('r', 5),
    on: fc.oneof({ weight: 1, arbitrary: fc.constant('a.id = b.n') }, { weight: 2, arbitrary: conditionOver(aliases) }),
    where: fc.oneof(fc.constant(''), conditionOver(aliases)),
    sum: fc.constantFrom('', 'id', 'n'),
  })
  .filter((input) =>
    [input.on, input.where || 'TRUE'].every((text) => parseCondition(text, scopeOfJoin(input, aliases)).ok),
  );

describe('simulate', () => {
  it('keeps the example rows that each kind of join keeps', () => {
    const matched = [
      [0, 0],
      [1, 1],
      [1, 3],
      [2, 4],
    ];
    expect(run({ kind: 'inner' }).pairs).toEqual(matched);
    expect(run({ kind: 'left' }).pairs).toEqual([...matched, [3, null]]);
    expect(run({ kind: 'right' }).pairs).toEqual([...matched, [null, 2]]);
    expect(run({ kind: 'full' }).pairs).toEqual([...matched, [3, null], [null, 2]]);
    expect(run({ kind: 'cross' }).pairs).toHaveLength(20);
  });

  it('matches a NULL key with nothing, with the result NULL, not FALSE', () => {
    const { trace } = run({});
    const truths = trace.steps.flatMap((step) => (step.kind === 'pair' && step.right === 2 ? [step.truth] : []));
    expect(truths).toEqual([null, null, null, null]);
  });

  it('shows that a condition in ON keeps left rows and the same condition in WHERE drops them', () => {
    const condition = "o.status = 'delivered'";
    const inOn = run({ kind: 'left' }, { on: `o.employee_id = e.employee_id AND ${condition}` });
    expect(inOn.pairs).toEqual([
      [0, 0],
      [1, 1],
      [1, 3],
      [2, null],
      [3, null],
    ]);
    const inWhere = run({ kind: 'left' }, { where: condition });
    expect(inWhere.counted).toMatchObject({ rows: 5, kept: 3 });
    expect([...inWhere.counted.verdicts.values()]).toEqual([true, true, true, false, null]);
  });

  it('counts repeated left rows and their effect on a sum', () => {
    const { counted } = run({ kind: 'inner' });
    expect(counted).toMatchObject({
      pairs: 20,
      rows: 4,
      kept: 4,
      ofLeft: [1, 2, 1, 0],
      before: 54_000_000,
      after: 53_500_000,
    });
    expect(tally(simulate(lessonOf().start, ['e', 'o']), 0, lessonOf().start)).toMatchObject({
      pairs: 0,
      rows: 0,
      after: null,
    });
  });

  it('joins a table with itself', () => {
    const { pairs } = run({
      self: true,
      as: 'e m',
      left: 'employees(id, name, manager_id); 1, Bảo, NULL; 2, My, 1; 4, Hân, 2',
      on: 'e.manager_id = m.id',
      kind: 'left',
    });
    expect(pairs).toEqual([
      [0, null],
      [1, 0],
      [2, 1],
    ]);
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, inputs, (input, own) => {
        const machine = joinMachine({ aliases, isSelf: false, condition: '', start: own });
        const { steps, result } = machine.simulate(input);
        const pairs = steps.filter(({ kind }) => kind === 'pair');
        expect(pairs).toHaveLength(input.left.rows.length * input.right.rows.length);
        const counts = steps.map((_, shown) => tally({ steps, result }, shown + 1, input));
        expect(counts.at(-1)).toMatchObject({ pairs: pairs.length, rows: result.rows.length });
        for (const [index, { rows, ofLeft, kept }] of counts.entries()) {
          expect(rows - (counts[index - 1]?.rows ?? 0)).toBeLessThanOrEqual(1);
          expect(ofLeft.reduce((total, each) => total + each, 0)).toBeLessThanOrEqual(kept);
        }
        const address = machine.codec.serialize(input);
        const named = {
          ...input,
          left: { ...input.left, name: own.left.name },
          right: { ...input.right, name: own.right.name },
        };
        expect(machine.codec.parse(address)).toEqual({ ok: true, value: named });
      }),
      { numRuns: 2_000 },
    );
    // A long timeout, since a browser may be running on the same two cores.
  }, 60_000);

  it('generates valid random exercises for every lesson', () => {
    const lessons = [
      lessonOf(),
      lessonOf({ kind: 'cross', left: 'a(x); 1; 2', right: 'b(y); u' }),
      lessonOf({ self: true, left: 'e(id, boss); 1, NULL; 2, 1; 3, 1', on: 'a.boss = b.id' }),
      lessonOf({ kind: 'left', left: 'a(x)', right: 'b(y)', on: 'x = y' }),
    ];
    for (const lesson of lessons) {
      const { codec, randomInput } = joinMachine(lesson);
      for (let seed = 0; seed < 300; seed += 1) {
        const input = randomInput(seededRandom(seed), lesson.start);
        expect(codec.parse(codec.serialize(input))).toEqual({ ok: true, value: input });
      }
    }
  });
});

describe('the URL', () => {
  const { codec } = joinMachine(lessonOf());
  const [kind, left, right, on] = codec.serialize(lessonOf().start).split('.');

  it('stores no row that the lesson already has', () => {
    expect([kind, left, right]).toEqual(['inner', '', '']);
  });

  it.each([
    ['a condition on a column that is not there', `inner...${on}x.`],
    ['no condition but for CROSS', 'inner.....'],
    ['a WHERE of blanks', `inner...${on}._20.`],
    ['a sum of text', `inner...${on}..full_name`],
    ['rows with too few values', `inner.1_2C2..${on}..`],
    ['another kind', `outer...${on}..`],
  ])('is refused with %s', (_, address) => {
    expect(codec.parse(address).ok).toBe(false);
  });

  it('stores the table of a self join once', () => {
    const lesson = lessonOf({ self: true, left: 'e(id, boss); 1, NULL; 2, 1', on: 'a.boss = b.id' });
    const machine = joinMachine(lesson);
    const rows: readonly Row[] = [[7, 7]];
    const table = { ...lesson.start.left, rows };
    const address = machine.codec.serialize({ ...lesson.start, left: table, right: table });
    expect(machine.codec.parse(address)).toEqual({ ok: true, value: { ...lesson.start, left: table, right: table } });
    expect(machine.codec.parse(address.replace('..', '.1_2C1.')).ok).toBe(false);
  });
});

describe('readLesson', () => {
  it.each<[string, JoinProperties, string]>([
    ['one table', { left: 'a(x); 1' }, 'left and right'],
    ['a right table in a self join', { left: 'a(x); 1', right: 'b(y); 1', self: true }, 'left and self'],
    ['a table that cannot be read', { left: 'a(x); 1', right: 'b(y); 1, 2', on: 'x = y' }, 'b(y)'],
    ['one alias', { as: 'e' }, 'two different names'],
    ['equal aliases', { as: 'e E' }, 'two different names'],
    ['a condition on a missing column', { on: 'e.id = o.id' }, 'unknownColumn'],
    ['no condition', { left: 'a(x); 1', right: 'b(y); 1' }, 'on is required'],
    ['a sum of text', { sum: 'full_name' }, 'number column'],
    ['a kind that is none', { kind: 'outer' as 'left' }, 'inner, left'],
  ])('refuses %s', (_, properties, told) => {
    const lesson = readLesson(properties);
    expect(lesson.ok ? 'accepted' : lesson.problem).toContain(told);
  });
});

describe('against SQLite', () => {
  const sqlite = sqliteForTests();

  it('returns the rows that SQLite returns, for 1,000 random pairs of tables, conditions and kinds', async () => {
    const seen = { unmatched: 0, dropped: 0, unknown: 0 };
    await fc.assert(
      fc.asyncProperty(inputs, fc.boolean(), async (random, isSelf) => {
        const input = isSelf ? { ...random, right: random.left } : random;
        const { steps, result } = simulate(input, aliases);
        const counted = tally({ steps, result }, steps.length, input);
        const on = input.kind === 'cross' ? '' : `ON ${input.on}`;
        const from = `FROM ${input.left.name} AS a ${input.kind.toUpperCase()} JOIN ${input.right.name} AS b ${on}`;
        const where = input.where === '' ? '' : `WHERE ${input.where}`;
        const answer = await sqlite().execute(
          `${createTable(input.left)} ${isSelf ? '' : createTable(input.right)}
          SELECT * ${from}; SELECT * ${from} ${where}; SELECT SUM(a.${input.sum || 'id'}) ${from} ${where};`,
        );
        if (!answer.ok) throw new Error(answer.error.message);
        const [joined, kept, sum] = answer.results.filter(({ command }) => command === 'SELECT');
        expect(sortedRows(result.rows.map(({ cells }) => cells))).toEqual(sortedRows(joined?.rows ?? []));
        const ours = result.rows.filter((_, row) => input.where === '' || counted.verdicts.get(row) === true);
        expect(sortedRows(ours.map(({ cells }) => cells))).toEqual(sortedRows(kept?.rows ?? []));
        if (input.sum !== '') expect(counted.after).toEqual(sum?.rows[0]?.[0] ?? null);
        seen.unmatched += Number(result.rows.some(({ left, right }) => left === null || right === null));
        seen.dropped += Number(ours.length < result.rows.length);
        seen.unknown += Number(steps.some((step) => step.kind === 'pair' && step.truth === null));
      }),
      { numRuns: 1000 },
    );
    // The random queries must include enough of the hard cases.
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(100);
  }, 60_000);
});
