import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeGradeRunner } from '../../node/gradeRunner';
import { postgresBytes } from '../../node/postgresFiles';
import type { SqlExercise } from './exercise';
import { exerciseProblems } from './exercise';
import { Grader, UngradedAnswer, type GradeRunner } from './grade';
import { packDatabases, type TrialSet } from '../trials/trialSet';
import { ENGINE_NAMES, type DatasetImage } from '../types';

/** Without a cache, the PostgreSQL snapshot is built first, which takes a while. */
beforeAll(postgresBytes, 300_000);

const text = { vi: 'x', en: 'x' };

/** A shop with customers and orders; the two shops have different rows of the same shape. */
function shop(id: string, rows: string): DatasetImage {
  const script = `CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, referred_by INTEGER);
    CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, total INTEGER NOT NULL); ${rows}`;
  return { id, scripts: { sqlite: script, postgres: script } };
}

const shops: Record<string, DatasetImage> = {
  shop: shop(
    'shop',
    "INSERT INTO customers VALUES (1, 'An', NULL), (2, 'Bình', 1), (3, 'Chi', 1); INSERT INTO orders VALUES (1, 1, 100), (2, 1, 50), (3, 3, 70);",
  ),
  shop_2: shop(
    'shop_2',
    "INSERT INTO customers VALUES (1, 'Dũng', 4), (4, 'Em', NULL), (5, 'Giang', 4); INSERT INTO orders VALUES (1, 4, 30), (2, 5, 90), (3, 5, 10);",
  ),
};

const anti: SqlExercise = {
  id: 'test-01',
  dataset: 'shop',
  prompt: text,
  starter: '',
  hints: [],
  solutions: [
    {
      sql: 'SELECT name FROM customers c WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id) ORDER BY name',
    },
  ],
  wrong: [
    {
      sql: 'SELECT name FROM customers WHERE id NOT IN (SELECT referred_by FROM customers)',
      mark: 'in \\( select referred_by',
      certain: true,
      message: text,
    },
    { sql: 'SELECT name FROM customers', mark: '^(?!.*where)', message: text },
  ],
  compare: { kind: 'result' },
};

/** Two customers of one name, which neither shop has. */
const NAMESAKES: TrialSet = {
  id: 'namesakes',
  tables: [
    {
      name: 'customers',
      columns: [
        { name: 'id', isKept: true },
        { name: 'name', plain: ['Lan', 'Mai', 'Nga'] },
        { name: 'referred_by', nullable: true, references: { table: 'customers', column: 'id' } },
      ],
    },
    { name: 'orders', columns: [{ name: 'id', isKept: true }, { name: 'customer_id' }, { name: 'total' }] },
  ],
  emptied: ['orders', 'customers'],
  packed: packDatabases(
    [
      [
        [
          [1, 'x', null],
          [2, 'x', 1],
          [3, 'y', 1],
        ],
        [[7, 3, 5]],
      ],
    ],
    [3, 3],
  ),
};

const change: SqlExercise = {
  ...anti,
  id: 'test-02',
  solutions: [{ sql: 'DELETE FROM orders WHERE total < 60' }],
  wrong: [{ sql: 'DELETE FROM orders WHERE total <= 70', mark: 'total <= 70', message: text }],
  compare: { kind: 'state', probes: ['SELECT COUNT(*) AS n FROM orders'] },
};

const unique: SqlExercise = {
  ...anti,
  id: 'test-03',
  solutions: [{ sql: 'CREATE UNIQUE INDEX one_name ON customers (name)' }],
  wrong: [{ sql: 'CREATE INDEX one_name ON customers (name)', mark: '^create index', certain: true, message: text }],
  compare: { kind: 'state', probes: ['INSERT INTO customers VALUES (9, (SELECT MIN(name) FROM customers), NULL)'] },
};

describe.each(ENGINE_NAMES)('grading on %s', (engine) => {
  const runner = nodeGradeRunner(engine, (id) => shops[id] ?? { id, scripts: {} });
  afterAll(() => runner.dispose());
  const grade = (exercise: SqlExercise, sql: string) => new Grader(exercise, 'shop_2', runner).grade(sql);

  it('does not mind whether a keyboard writes a letter and its mark as one character', async () => {
    const exercise: SqlExercise = {
      ...anti,
      solutions: [{ sql: "SELECT name AS tên FROM customers WHERE name IN ('Bình', 'Dũng')" }],
      wrong: [],
    };
    const typed = exercise.solutions[0]?.sql.normalize('NFD') ?? '';
    expect(await grade(exercise, typed)).toMatchObject({ passed: true });
    expect(await grade(exercise, typed.replace(/B.*nh/u, 'Bánh'))).toMatchObject({ passed: false });
  });

  it('shows the few rows on which an answer is wrong', async () => {
    const exercise: SqlExercise = { ...anti, trials: NAMESAKES };
    const [{ sql } = { sql: '' }] = anti.solutions;
    expect((await grade(exercise, sql)).passed).toBe(true);
    const distinct = sql.replace('SELECT name', 'SELECT DISTINCT name');
    expect((await grade(anti, distinct)).passed).toBe(true);
    const { counterexample, ...judged } = await grade(exercise, distinct);
    expect(judged).toMatchObject({
      passed: false,
      onHiddenData: true,
      findings: [{ code: 'duplicates', expected: 2, actual: 1 }],
    });
    expect(counterexample?.tables).toEqual([
      {
        name: 'customers',
        columns: ['id', 'name', 'referred_by'],
        rows: [
          [1, 'x', null],
          [2, 'x', null],
        ],
      },
      { name: 'orders', columns: ['id', 'customer_id', 'total'], rows: [] },
    ]);
    expect(counterexample?.expected.rows).toHaveLength(2);
    expect(counterexample?.actual?.rows).toHaveLength(1);
    // The next answer finds the dataset as it was.
    expect(await grade(exercise, 'SELECT name FROM customers')).toMatchObject({ passed: false, onHiddenData: false });
  });

  it('tries answers of several statements, and reports an error on small databases', async () => {
    const exercise: SqlExercise = { ...anti, trials: NAMESAKES };
    const view = `CREATE VIEW idle AS ${anti.solutions[0]?.sql ?? ''}; SELECT name FROM idle`;
    expect((await grade(exercise, view)).passed).toBe(true);
    expect(
      (await grade(exercise, view.replace('SELECT name FROM idle', 'SELECT DISTINCT name FROM idle'))).counterexample,
    ).toBeDefined();
  });

  it('accepts the reference and any equivalent answer', async () => {
    for (const sql of [
      anti.solutions[0]!.sql,
      'SELECT c.name FROM customers c LEFT JOIN orders o ON o.customer_id = c.id WHERE o.id IS NULL',
      'SELECT 1; SELECT Name FROM customers WHERE id NOT IN (SELECT customer_id FROM orders);',
    ]) {
      expect(await grade(anti, sql)).toEqual({ passed: true, findings: [], onHiddenData: false });
    }
  });

  it('catches an answer copied from the visible rows', async () => {
    expect(await grade(anti, "SELECT 'Bình' AS name")).toEqual({
      passed: false,
      onHiddenData: true,
      findings: [
        { code: 'rowsMissing', count: 1, first: ['Dũng'] },
        { code: 'rowsExtra', count: 1, first: ['Bình'] },
      ],
    });
    expect(await grade(anti, 'SELECT name FROM customers WHERE id = 2')).toMatchObject({
      passed: false,
      onHiddenData: true,
    });
  });

  it('recognises a known mistake, however it is phrased', async () => {
    const notIn = 'SELECT name AS khach FROM customers WHERE NOT id IN (SELECT referred_by FROM customers)';
    expect(await grade(anti, notIn)).toMatchObject({ passed: false, mistake: 0 });
    expect(await grade(anti, 'SELECT name FROM customers ORDER BY id DESC')).toMatchObject({
      mistake: 1,
      findings: [{ code: 'rowsExtra', count: 2 }],
    });
    expect((await grade(anti, "SELECT 'x' AS name")).mistake).toBeUndefined();
  });

  it('reports no mistake if its mark is missing, or if the results prove nothing', async () => {
    // The same rows as the second mistake, but with a WHERE that keeps all of them.
    const kept = await grade(anti, 'SELECT name FROM customers WHERE id > 0');
    expect(kept.passed).toBe(false);
    expect(kept.mistake).toBeUndefined();
    const isNull = { sql: 'SELECT name FROM customers WHERE id = NULL', mark: '= null', message: text };
    const answer = 'SELECT name FROM customers WHERE id > 0 AND name = NULL';
    expect((await grade({ ...anti, wrong: [isNull] }, answer)).mistake).toBeUndefined();
    expect((await grade({ ...anti, wrong: [{ ...isNull, certain: true }] }, answer)).mistake).toBe(0);
  });

  it('does not blame an answer for a construct that it does not have', async () => {
    const wrong = {
      sql: 'SELECT name FROM customers ORDER BY name LIMIT 9',
      mark: '^(?!.*where)',
      message: { vi: 'LIMIT 9 lấy mọi khách. Cần WHERE.', en: 'LIMIT 9 takes every customer. Use WHERE.' },
    };
    const exercise = { ...anti, wrong: [wrong] };
    expect((await grade(exercise, 'SELECT name FROM customers LIMIT 99')).mistake).toBe(0);
    expect((await grade(exercise, 'SELECT name FROM customers')).mistake).toBeUndefined();
  });

  it('reports no mistake for an answer that changes nothing, unless the text proves it', async () => {
    const wrong = { sql: 'DELETE FROM customers WHERE name = NULL', mark: '^(?!.*is null)', message: text };
    const exercise: SqlExercise = {
      ...anti,
      solutions: [{ sql: 'DELETE FROM customers WHERE referred_by IS NULL' }],
      wrong: [wrong],
      compare: { kind: 'state' },
    };
    expect((await grade(exercise, 'SELECT 1')).mistake).toBeUndefined();
    expect((await grade({ ...exercise, wrong: [{ ...wrong, certain: true }] }, wrong.sql)).mistake).toBe(0);
  });

  it('runs the hidden cases in order, and describes the one on which an answer fails', async () => {
    const about = { vi: 'Có khách trùng tên', en: 'Some customers share a name' };
    const twins = { about, sql: "INSERT INTO customers VALUES (8, 'Dũng', NULL)" };
    const grouped = anti.solutions[0]!.sql.replace('SELECT', 'SELECT DISTINCT');
    expect((await grade(anti, grouped)).passed).toBe(true);
    expect(await grade({ ...anti, hidden: [twins] }, grouped)).toEqual({
      passed: false,
      onHiddenData: true,
      about,
      findings: [{ code: 'duplicates', row: ['Dũng'], expected: 2, actual: 1 }],
    });
  });

  it('checks the plan on SQLite where a task requires a search', async () => {
    const search: SqlExercise = {
      ...anti,
      setup: 'CREATE INDEX by_name ON customers (name)',
      solutions: [{ sql: "SELECT id FROM customers WHERE name >= 'B' AND name < 'C'" }],
      wrong: [],
      compare: { kind: 'result', searches: true },
    };
    const scan = "SELECT id FROM customers AS c WHERE SUBSTR(c.name, 1, 1) = 'B'";
    expect((await grade(search, "SELECT c.id FROM customers c WHERE c.name < 'C' AND c.name >= 'B'")).passed).toBe(
      true,
    );
    const found = await grade(search, scan);
    // PostgreSQL reads such small tables completely, even if there is an index.
    expect(found.passed).toBe(engine === 'postgres');
    if (engine === 'sqlite')
      expect(found.findings).toMatchObject([{ outcome: 'plan', steps: [expect.stringMatching(/^SCAN c\b/)] }]);
    expect((await grade({ ...search, compare: { kind: 'result' } }, scan)).passed).toBe(true);
  });

  it('refuses a condition that computes with a column where a task forbids it, if nothing else is wrong', async () => {
    const search: SqlExercise = {
      ...anti,
      solutions: [{ sql: "SELECT id FROM customers WHERE name >= 'B' AND name < 'C'" }],
      wrong: [],
      compare: { kind: 'result', computed: '\\w+ \\( name' },
    };
    expect(await grade(search, "SELECT id FROM customers WHERE name > '' AND SUBSTR(name, 1, 1) = 'B'")).toEqual({
      passed: false,
      findings: [{ code: 'computedColumn' }],
      onHiddenData: false,
    });
    const other = await grade(search, "SELECT id AS n FROM customers WHERE SUBSTR(name, 1, 1) = 'B'");
    expect(other.findings).toMatchObject([{ code: 'columnName' }]);
  });

  it('does not blame an answer for a plan that is worse than its own', async () => {
    const search: SqlExercise = {
      ...anti,
      setup: 'CREATE INDEX by_name ON customers (name)',
      solutions: [{ sql: "SELECT id FROM customers WHERE name >= 'B' AND name < 'E'" }],
      wrong: [{ sql: "SELECT id FROM customers WHERE SUBSTR(name, 1, 1) IN ('B', 'C', 'D')", mark: '', message: text }],
      compare: { kind: 'result', searches: true },
    };
    const nameless = "SELECT id AS n FROM customers WHERE name >= 'B' AND name < 'E'";
    const found = await grade(search, nameless);
    expect(found.passed).toBe(false);
    // Without a plan only the rows count.
    expect(found.mistake).toBe(engine === 'sqlite' ? undefined : 0);
    expect(
      (await grade(search, "SELECT id AS n FROM customers WHERE SUBSTR(name, 1, 1) IN ('B', 'C', 'D')")).mistake,
    ).toBe(0);
    if (engine === 'postgres') return;
    const index: SqlExercise = {
      ...anti,
      solutions: [{ sql: 'CREATE INDEX a ON orders (customer_id); CREATE INDEX b ON customers (name)' }],
      wrong: [{ sql: 'CREATE INDEX a ON orders (total)', mark: '', message: text, certain: true }],
      compare: {
        kind: 'state',
        probes: [
          'EXPLAIN QUERY PLAN SELECT * FROM orders WHERE customer_id = 7',
          "EXPLAIN QUERY PLAN SELECT * FROM customers WHERE name = 'x'",
        ],
      },
    };
    expect((await grade(index, 'CREATE INDEX c ON orders (total)')).mistake).toBe(0);
    const half = await grade(index, 'CREATE INDEX a ON orders (customer_id)');
    expect(half).toMatchObject({ passed: false, findings: [{ outcome: 'plan' }] });
    expect(half.mistake).toBeUndefined();
  });

  it('checks types where a task specifies them', async () => {
    const count: SqlExercise = {
      ...anti,
      solutions: [{ sql: 'SELECT COUNT(*) AS n FROM customers' }],
      wrong: [],
      compare: { kind: 'result', types: { n: 'integer' } },
    };
    expect((await grade(count, 'SELECT COUNT(*) * 1.0 AS n FROM customers')).passed).toBe(true);
    expect(await grade(count, 'SELECT CAST(COUNT(*) AS TEXT) AS n FROM customers')).toMatchObject({
      findings: [{ code: 'columnType', column: 'n', expected: 'integer', actual: 'text' }],
    });
  });

  it('reports only the row count of an answer with too many rows, not single rows', async () => {
    const cut: GradeRunner = {
      engine,
      async run(dataset, sql, options) {
        const { execution, ...rest } = await runner.run(dataset, sql, options);
        const results = execution.results.map((result) => ({ ...result, rows: result.rows.slice(0, 3) }));
        return { execution: { ...execution, results }, ...rest };
      },
      differ: (...question) => runner.differ(...question),
    };
    const sql = 'SELECT a.name FROM customers a, customers b';
    expect(await new Grader(anti, 'shop_2', cut).grade(sql)).toMatchObject({
      findings: [{ code: 'tooManyRows', expected: 1, actual: 9, isMinimum: false }],
    });
  });

  it('does not reject an answer that was stopped on hidden data', async () => {
    const stopping: GradeRunner = {
      engine,
      run: (dataset, sql, options) =>
        dataset === 'shop_2' && !sql.includes('NOT EXISTS')
          ? Promise.resolve({
              execution: { ok: false, error: { kind: 'timeout', message: 'late' }, results: [], elapsedMs: 0 },
            })
          : runner.run(dataset, sql, options),
      differ: (...question) => runner.differ(...question),
    };
    const right = 'SELECT name FROM customers WHERE id NOT IN (SELECT customer_id FROM orders)';
    await expect(new Grader(anti, 'shop_2', stopping).grade(right)).rejects.toThrow(UngradedAnswer);
  });

  it('reports errors, texts without a query, and empty texts', async () => {
    expect(await grade(anti, 'SELECT nam FROM customers')).toMatchObject({
      findings: [{ code: 'error', error: { kind: 'sql', offset: 7 } }],
    });
    expect(await grade(anti, 'DELETE FROM orders')).toMatchObject({ findings: [{ code: 'noResult' }] });
    expect(await grade(anti, ' -- only a comment')).toMatchObject({ findings: [{ code: 'empty' }] });
  });

  it('compares every table after a change', async () => {
    expect((await grade(change, 'DELETE FROM orders WHERE NOT total >= 60')).passed).toBe(true);
    expect(
      await grade(change, 'DELETE FROM orders WHERE total < 60; DELETE FROM customers WHERE id = 2'),
    ).toMatchObject({
      findings: [{ code: 'tableRows', table: 'customers', differences: [{ code: 'rowsMissing', count: 1 }] }],
    });
    expect(await grade(change, 'DELETE FROM orders WHERE total < 60; CREATE TABLE note (a INTEGER)')).toMatchObject({
      findings: [{ code: 'tableExtra', table: 'note' }],
    });
    expect(await grade(change, 'DROP TABLE orders')).toMatchObject({
      findings: [{ code: 'tableMissing', table: 'orders' }],
    });
    expect(await grade(change, 'DELETE FROM orders WHERE total <= 70')).toMatchObject({ mistake: 0 });
    expect(await grade(change, 'DELETE FROM orders WHERE id = 2')).toMatchObject({ passed: false, onHiddenData: true });
  });

  it('is not deceived by transactions', async () => {
    expect((await grade(change, 'BEGIN; DELETE FROM orders WHERE total < 60; COMMIT')).passed).toBe(true);
    expect((await grade(change, 'BEGIN; DELETE FROM orders WHERE total < 60')).passed).toBe(false);
    expect(
      (await grade(change, 'BEGIN; DELETE FROM orders; COMMIT; BEGIN; DELETE FROM orders WHERE total < 60; ROLLBACK'))
        .passed,
    ).toBe(false);
  });

  it('is not deceived by objects that fake the change', async () => {
    const inStead =
      engine === 'sqlite'
        ? 'CREATE TEMP TABLE orders AS SELECT * FROM orders WHERE total >= 60'
        : 'CREATE TEMP TABLE orders AS SELECT * FROM public.orders WHERE total >= 60';
    expect((await grade(change, inStead)).passed).toBe(false);
    const trigger =
      engine === 'sqlite'
        ? "CREATE TRIGGER t BEFORE INSERT ON customers BEGIN SELECT RAISE(ABORT, 'UNIQUE constraint failed'); END"
        : `CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN RAISE unique_violation; END $$ LANGUAGE plpgsql;
           CREATE TRIGGER t BEFORE INSERT ON customers FOR EACH ROW EXECUTE FUNCTION f()`;
    expect(await grade(unique, trigger)).toMatchObject({ findings: [{ code: 'objectExtra', name: 'TRIGGER t' }] });
  });

  it('compares the declared types of a new table where the task specifies them', async () => {
    const table: SqlExercise = {
      ...anti,
      solutions: [{ sql: 'CREATE TABLE notes (id INTEGER PRIMARY KEY, body TEXT, written_on DATE)' }],
      wrong: [],
      compare: { kind: 'state', columnTypes: true },
    };
    const made = (types: string) => grade(table, `CREATE TABLE notes (${types})`);
    expect((await made('id INT PRIMARY KEY, body VARCHAR(200), written_on DATE')).passed).toBe(true);
    expect(await made('id INTEGER PRIMARY KEY, body TEXT, written_on TEXT')).toMatchObject({
      findings: [{ code: 'declaredType', column: 'written_on', expected: 'date', actual: 'text' }],
    });
  });

  it('tests the constraint that a task requires', async () => {
    expect((await grade(unique, 'CREATE UNIQUE INDEX other ON customers (name)')).passed).toBe(true);
    expect(await grade(unique, 'CREATE INDEX i ON customers (name)')).toMatchObject({
      mistake: 0,
      findings: [{ code: 'probe', outcome: 'accepted' }],
    });
  });

  it('undoes the changes of each probe, and runs probes that end transactions separately', async () => {
    const table: SqlExercise = {
      ...anti,
      solutions: [{ sql: 'CREATE TABLE notes (id INTEGER PRIMARY KEY, body VARCHAR(9) NOT NULL)' }],
      wrong: [],
      compare: {
        kind: 'state',
        openTables: ['notes'],
        probes: [
          "INSERT INTO notes (id, body) VALUES (1, 'a'); SELECT COUNT(*) AS n FROM notes",
          "INSERT INTO notes (id, body) VALUES (1, 'b'); COMMIT; SELECT COUNT(*) AS n FROM notes",
          "INSERT INTO notes (id, body) VALUES (1, 'c'); INSERT INTO notes (id, body) VALUES (1, 'd')",
          'INSERT INTO notes (id, body) VALUES (1, NULL)',
        ],
      },
    };
    const made = (columns: string) => grade(table, `CREATE TABLE notes (${columns})`);
    expect((await made('body TEXT NOT NULL, id INTEGER, note TEXT, PRIMARY KEY (id)')).passed).toBe(true);
    expect(await made('id INTEGER PRIMARY KEY, body TEXT NOT NULL, note TEXT NOT NULL')).toMatchObject({
      findings: [{ code: 'probe', outcome: 'refused', isLast: false }],
    });
    expect(await made('id INTEGER, body VARCHAR(9) NOT NULL')).toMatchObject({
      findings: [{ code: 'probe', outcome: 'accepted', isLast: true }],
    });
  });

  it('checks deferred constraints after each statement of a probe, as for a reader without BEGIN', async () => {
    const table: SqlExercise = {
      ...anti,
      solutions: [
        { sql: 'CREATE TABLE notes (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers (id))' },
      ],
      wrong: [],
      compare: {
        kind: 'state',
        probes: [
          'INSERT INTO notes (id, customer_id) VALUES (1, 1); INSERT INTO notes (id, customer_id) VALUES (2, 99)',
          'INSERT INTO notes (id, customer_id) VALUES (1, 1); SELECT COUNT(*) AS n FROM notes',
        ],
      },
    };
    const made = (rule: string) =>
      grade(table, `CREATE TABLE notes (id INTEGER PRIMARY KEY, customer_id INTEGER${rule})`);
    expect((await made(' REFERENCES customers (id) DEFERRABLE INITIALLY DEFERRED')).passed).toBe(true);
    expect(await made(' /* not DEFERRED */')).toMatchObject({
      findings: [{ code: 'probe', outcome: 'accepted', isLast: true }],
    });
  });
});

describe('exerciseProblems', () => {
  it('finds no problem in a good definition', () => {
    expect(exerciseProblems(anti)).toEqual([]);
  });

  it('requires a mark that matches the mistake and no solution', () => {
    const [mistake] = anti.wrong;
    expect(exerciseProblems({ ...anti, wrong: [{ ...mistake!, mark: 'not exists' }] })).toEqual([
      expect.stringContaining('the mark /not exists/ does not match its wrong answer: select name from customers'),
      expect.stringContaining('the mark /not exists/ also matches a solution: select name from customers c where'),
    ]);
    expect(exerciseProblems({ ...anti, engine: 'sqlite', compare: { kind: 'result', portable: true } })).toEqual([
      'Exercise test-01: `engine` names one engine, but `portable` requires both.',
    ]);
  });

  it('reports what is missing', () => {
    const empty = { vi: ' ', en: 'x' };
    expect(exerciseProblems({ ...anti, id: 'Test', solutions: [], wrong: [], hints: [text, empty, text] })).toEqual([
      'Exercise Test: the id "Test" does not end in a hyphen and two digits.',
      'Exercise Test: 3 hints; write at most 2.',
      'Exercise Test: no solution for sqlite.',
      'Exercise Test: no solution for postgres.',
      'Exercise Test: no wrong answer: add a mistake that readers are likely to make.',
      'Exercise Test: a text is empty in one language.',
    ]);
  });
});
