import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sqliteForTests } from '../../relation/core/sqlite.fixture';
import { seededRandom } from '../../shared/core/seededRandom';
import { windowFrame } from './definition';
import { formatCall, formatFrame, formatWindow } from './formatWindow';
import { readLesson, type WindowProperties } from './lesson';
import { formatRows, parseRows } from './parseRows';
import { areLabelsWhole, hasFrame, isFrame, isPartitioned, simulate, tilesOf } from './simulate';
import { BOUND_KINDS, FUNCTIONS, LIMITS, UNITS, type Bound, type WindowInput, type WindowRow } from './types';

function inputOf(properties: WindowProperties = {}): WindowInput {
  const lesson = readLesson({ rows: '1:10 2:20 2:5 4:40', ...properties });
  if (!lesson.ok) throw new Error(lesson.problem);
  return lesson.value.start;
}

const results = (properties: WindowProperties) => simulate(inputOf(properties)).steps.map(({ result }) => result);

const COLUMNS = { partition: 'p', key: 'k', value: 'v' };

const bounds = (most: number): fc.Arbitrary<Bound> =>
  fc
    .record({ kind: fc.constantFrom(...BOUND_KINDS), offset: fc.nat(most) })
    .map(({ kind, offset }) => ({ kind, offset: kind === 'preceding' || kind === 'following' ? offset : 0 }));

/** Rows with keys from 0 to `most`, either all with labels or all without. */
const rowsWithKeys = (most: number): fc.Arbitrary<WindowRow[]> =>
  fc.constantFrom<string[]>([''], ['A', 'B', 'Kho2']).chain((labels) =>
    fc.array(fc.record({ label: fc.constantFrom(...labels), key: fc.nat(most), value: fc.nat(LIMITS.value) }), {
      minLength: 1,
      maxLength: LIMITS.rows,
    }),
  );

const inputsWith = (most: { key: number; bound: number; offset: number }): fc.Arbitrary<WindowInput> =>
  fc
    .record<WindowInput>({
      unit: fc.constantFrom(...UNITS),
      start: bounds(most.bound),
      end: bounds(most.bound),
      fn: fc.constantFrom(...FUNCTIONS),
      rows: rowsWithKeys(most.key),
      desc: fc.boolean(),
      ntile: fc.integer({ min: 1, max: LIMITS.ntile }),
      offset: fc.integer({ min: 1, max: most.offset }),
    })
    .filter(isFrame);

const inputs = inputsWith({ key: LIMITS.key, bound: LIMITS.bound, offset: LIMITS.offset });
/** Inputs with many tied keys and with bounds that fall inside the partition. */
const crowded = inputsWith({ key: 5, bound: 3, offset: 3 });

describe('simulate', () => {
  it('shows why a running total jumps at ties with RANGE', () => {
    expect(results({ unit: 'rows' })).toEqual([10, 30, 35, 75]);
    expect(results({ unit: 'range' })).toEqual([10, 35, 35, 75]);
  });

  it('measures ROWS in rows, RANGE in key units, GROUPS in groups of peers', () => {
    const start = '1 PRECEDING';
    expect(results({ start, unit: 'rows' })).toEqual([10, 30, 25, 45]);
    expect(results({ start, unit: 'range' })).toEqual([10, 35, 35, 40]);
    expect(results({ start, unit: 'groups' })).toEqual([10, 35, 35, 65]);
  });

  it('gives NULL for an empty frame, and 0 for its COUNT', () => {
    const empty = { unit: 'rows', start: '1 FOLLOWING', end: '2 FOLLOWING' } as const;
    for (const fn of ['sum', 'avg', 'min', 'max', 'first_value', 'last_value'] as const)
      expect(results({ ...empty, fn }).at(-1), fn).toBeNull();
    expect(results({ ...empty, fn: 'count' }).at(-1)).toBe(0);
  });

  it('numbers and ranks rows with ties and with partitions', () => {
    const rows = '30:1 20:2 30:3 10:4';
    expect(results({ rows, desc: true, fn: 'row_number' })).toEqual([1, 2, 3, 4]);
    expect(results({ rows, desc: true, fn: 'rank' })).toEqual([1, 1, 3, 4]);
    expect(results({ rows, desc: true, fn: 'dense_rank' })).toEqual([1, 1, 2, 3]);
    expect(results({ rows: 'A 3:1 3:2, B 3:3 2:4', desc: true, fn: 'rank' })).toEqual([1, 1, 1, 2]);
  });

  it('makes the first tiles of NTILE the larger ones, with one row each where there are too few rows', () => {
    expect(results({ rows: '1:1 2:1 3:1 4:1 5:1 6:1 7:1', fn: 'ntile', ntile: 3 })).toEqual([1, 1, 1, 2, 2, 3, 3]);
    expect(tilesOf(2, 5)).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('never reads across the edge of a partition', () => {
    const rows = 'A 1:10 2:20, B 1:30 2:40';
    expect(results({ rows, fn: 'lag' })).toEqual([null, 10, null, 30]);
    expect(results({ rows, fn: 'lead' })).toEqual([20, null, 40, null]);
    expect(results({ rows, fn: 'sum', unit: 'rows' })).toEqual([10, 30, 30, 70]);
  });

  it('keeps rows with the same key in input order, ascending and descending', () => {
    for (const desc of [false, true])
      expect(simulate(inputOf({ rows: '2:1 2:2 2:3', desc })).result.typed).toEqual([0, 1, 2]);
  });

  it('has frames of consecutive rows; with RANGE and GROUPS, peers have the same frame', () => {
    fc.assert(
      fc.property(crowded, (input) => {
        const { steps } = simulate(input);
        for (const { frame, peers, partition, reads } of steps) {
          expect(frame === null).toBe(!hasFrame(input.fn));
          for (const [index, row] of (frame ?? []).entries()) expect(row).toBe((frame?.[0] ?? 0) + index);
          for (const row of [...peers, ...reads, ...(frame ?? [])]) expect(partition).toContain(row);
          if (input.unit !== 'rows') for (const peer of peers) expect(steps[peer]?.frame).toEqual(frame);
        }
      }),
    );
  });

  it('ignores frame and unit where the function has none', () => {
    fc.assert(
      fc.property(crowded, (input) => {
        if (hasFrame(input.fn)) return;
        const { start, end, unit } = inputOf({ unit: 'rows', start: '1 FOLLOWING', end: '2 FOLLOWING' });
        expect(simulate({ ...input, start, end, unit })).toEqual(simulate(input));
      }),
    );
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(simulate(input).steps).toHaveLength(input.rows.length);
        expect(formatFrame(input)).toMatch(/^(ROWS|RANGE|GROUPS) BETWEEN /);
        const text = windowFrame.codec.serialize(input);
        expect(text).toMatch(/^[\w.-]+$/);
        expect(windowFrame.codec.parse(text)).toEqual({ ok: true, value: input });
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads URLs from before partitions and ranking functions', () => {
    const text = 'range.p2.c.avg.1-10_2-20_2-5';
    const old = inputOf({ aggregate: 'avg', start: '2 PRECEDING', rows: '1:10 2:20 2:5' });
    expect(windowFrame.codec.parse(text)).toEqual({ ok: true, value: old });
    expect(windowFrame.codec.serialize(old)).toBe(text);
  });

  it.each([
    ['rows.uf.uf.sum.1-1', 'rows.up.up.sum.1-1', 'rows.c.p1.sum.1-1', 'rows.f1.c.sum.1-1'],
    ['rows.up.c.sum.1-1.', 'rows.up.c.sum.1-1.0.4', 'rows.up.c.ntile.1-1.0.0.1', 'rows.up.c.lag.1-1.0.4.13'],
    ['rows.up.c.sum.1-1-A_2-2', 'rows.up.c.sum.1-1-1', 'rows.up.c.median.1-1', 'rows.up.c.sum.1000-1'],
  ])('refuses what SQL or the machine refuses: %s, %s, %s, %s', (...texts) => {
    for (const text of texts) expect(windowFrame.codec.parse(text).ok, text).toBe(false);
  });

  it('generates random exercises that are valid and keep partitions', () => {
    for (const start of [inputOf(), inputOf({ rows: 'HN 1:1, DN 1:2', fn: 'rank', desc: true })])
      for (let seed = 0; seed < 300; seed += 1) {
        const input = windowFrame.randomInput(seededRandom(seed), start);
        expect(isPartitioned(input.rows)).toBe(isPartitioned(start.rows));
        expect(windowFrame.codec.parse(windowFrame.codec.serialize(input))).toEqual({ ok: true, value: input });
      }
  });
});

describe('parseRows', () => {
  it('reads back what it formats', () => {
    fc.assert(
      fc.property(inputs, ({ rows }) => {
        expect(parseRows(formatRows(rows))).toEqual({ ok: true, value: rows });
      }),
    );
    expect(formatRows(inputOf({ rows: 'A 3:10, 3:20; B 1:5\nA 2:1' }).rows)).toBe('A 3:10 3:20, B 1:5, A 2:1');
  });

  it.each<[string, object]>([
    ['1:2 3', { code: 'syntax', token: '3' }],
    ['1:2 -3:4', { code: 'syntax', token: '-3:4' }],
    ['A B 1:2', { code: 'syntax', token: 'B' }],
    ['A 1:2 B', { code: 'syntax', token: 'B' }],
    ['Kho-2 1:2', { code: 'syntax', token: 'Kho-2' }],
    ['1:2 A 2:3', { code: 'unlabelled', token: '1:2' }],
    ['1000:2', { code: 'range', token: '1000:2' }],
    ['', { code: 'count', got: 0 }],
  ])('explains what is wrong with "%s"', (text, problem) => {
    expect(parseRows(text)).toEqual({ ok: false, problem });
  });
});

describe('readLesson', () => {
  it('accepts aggregate instead of fn', () => {
    expect(inputOf({ aggregate: 'max' })).toEqual(inputOf({ fn: 'max' }));
  });

  it('names the columns in the SQL', () => {
    const lesson = readLesson({ rows: 'HN 1:2, DN 1:3', fn: 'lag', offset: 2, desc: true, columns: 'branch price id' });
    if (!lesson.ok) throw new Error(lesson.problem);
    const { start, columns } = lesson.value;
    expect([formatCall(start, columns), ...formatWindow(start, columns)]).toEqual([
      'LAG(id, 2)',
      'PARTITION BY branch',
      'ORDER BY price DESC',
    ]);
  });

  it.each<[string, WindowProperties, string]>([
    ['rows that cannot be read', { rows: '1' }, 'cannot read rows'],
    ['a bound without its number', { start: 'PRECEDING' }, 'valid SQL frame'],
    ['a bound with a number too many', { start: '2 UNBOUNDED PRECEDING' }, 'valid SQL frame'],
    ['a frame that ends before it starts', { start: 'CURRENT ROW', end: '1 PRECEDING' }, 'valid SQL frame'],
    ['a function that is none', { fn: 'median' as 'sum' }, 'fn must be one of'],
    ['no tiles', { ntile: 0 }, 'ntile'],
    ['an offset that is no number of rows', { offset: 1.5 }, 'offset'],
    ['a name for partitions that are not there', { columns: 'p k v' }, 'columns'],
  ])('refuses %s', (_, properties, told) => {
    const lesson = readLesson({ rows: '1:2', ...properties });
    expect(lesson.ok ? 'accepted' : lesson.problem).toContain(told);
  });
});

/**
 * The query for an input. RANK and RANGE need ORDER BY k alone, so that peers stay peers; where the order of peers
 * matters, the row number breaks ties, as in the machine. FIRST_VALUE and LAST_VALUE over RANGE and GROUPS need both:
 * the query finds the first or last row number of the frame, then the value of that row.
 */
function queryOf(input: WindowInput): string {
  const { fn, unit, rows } = input;
  const tuples = rows.map(({ label, key, value }, id) => `(${id}, '${label}', ${key}, ${value})`).join(', ');
  const call = formatCall(input, COLUMNS);
  const over = formatWindow(input, COLUMNS);
  const numbered = over.map((clause) => (clause.startsWith('ORDER') ? `${clause}, id` : clause));
  const isByRow = ['row_number', 'ntile', 'lag', 'lead'].includes(fn) || (hasFrame(fn) && unit === 'rows');
  const result =
    (fn === 'first_value' || fn === 'last_value') && !isByRow
      ? `(SELECT m.v FROM n AS m WHERE m.p = f.p AND m.row_no = f.${fn})`
      : 'computed';
  const clauses = numbered.filter((clause) => /^(PARTITION|ORDER)/.test(clause));
  return `DROP TABLE IF EXISTS t; CREATE TABLE t (id INTEGER, p TEXT, k INTEGER, v INTEGER);
    INSERT INTO t VALUES ${tuples};
    WITH n AS (
      SELECT *, ROW_NUMBER() OVER (${clauses.join(' ')}) AS row_no FROM t
    ), f AS (
      SELECT *, ${call} OVER (${(isByRow ? numbered : over).join(' ')}) AS computed,
        MIN(row_no) OVER (${over.join(' ')}) AS first_value,
        MAX(row_no) OVER (${over.join(' ')}) AS last_value
      FROM n
    )
    SELECT id, ${result} FROM f ORDER BY id;`;
}

describe('against SQLite', () => {
  const sqlite = sqliteForTests();

  it('computes the values that SQLite computes, for 1,000 random inputs', async () => {
    const seen = new Map<string, number>();
    const count = (...names: string[]) => {
      for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
    };
    await fc.assert(
      fc.asyncProperty(crowded, async (input) => {
        const { steps, result } = simulate(input);
        const answer = await sqlite().execute(queryOf(input));
        if (!answer.ok) throw new Error(`${answer.error.message}\n${queryOf(input)}`);
        const computed = new Map(result.typed.map((typed, index) => [typed, steps[index]?.result]));
        for (const [id, value] of answer.results.at(-1)?.rows ?? []) {
          const own = computed.get(Number(id));
          if (value === null) expect(own).toBeNull();
          else expect(own).toBeCloseTo(Number(value), 9);
        }
        expect(answer.results.at(-1)?.rows).toHaveLength(input.rows.length);
        const { fn, unit, start, end, rows, desc } = input;
        expect(areLabelsWhole(rows)).toBe(true);
        count(fn, desc ? 'DESC' : 'ASC', isPartitioned(rows) ? 'partitions' : 'one partition');
        if (hasFrame(fn)) count(unit, `from ${start.kind}`, `to ${end.kind}`, `${fn} over ${unit}`);
        if (steps.some(({ peers }) => peers.length > 1)) count(`${fn} with peers`);
        if (steps.some(({ result: value }) => value === null)) count('NULL');
      }),
      { numRuns: 1000, seed: 19 },
    );
    for (const fn of FUNCTIONS) {
      expect(seen.get(fn), fn).toBeGreaterThan(40);
      expect(seen.get(`${fn} with peers`), fn).toBeGreaterThan(30);
      if (hasFrame(fn)) for (const unit of UNITS) expect(seen.get(`${fn} over ${unit}`), fn + unit).toBeGreaterThan(8);
    }
    for (const kind of BOUND_KINDS) {
      if (kind !== 'unboundedFollowing') expect(seen.get(`from ${kind}`), kind).toBeGreaterThan(30);
      if (kind !== 'unboundedPreceding') expect(seen.get(`to ${kind}`), kind).toBeGreaterThan(30);
    }
    for (const name of ['ASC', 'DESC', 'partitions', 'one partition', 'NULL'])
      expect(seen.get(name), name).toBeGreaterThan(150);
  }, 60_000);
});
