import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, truthOf } from './evaluate';
import { scopeOf, type ExpressionProblem, type Scope } from './expression';
import { parseCondition, parseExpression } from './parseExpression';
import { conditionOver, createTable, tableNamed } from './relationArbitraries';
import { substitute } from './substitute';
import { LIMITS, type Row, type Table } from './types';
import { sqliteForTests } from './sqlite.fixture';

const customers: Table = {
  name: 'customers',
  columns: [
    { name: 'customer_id', type: 'number' },
    { name: 'full_name', type: 'text' },
  ],
  rows: [[1, 'Lan']],
};
const orders: Table = {
  name: 'orders',
  columns: [
    { name: 'order_id', type: 'number' },
    { name: 'customer_id', type: 'number' },
    { name: 'status', type: 'text' },
  ],
  rows: [[28, 999_999_999, "sent 'today'"]],
};
const scope = scopeOf([
  { alias: 'c', table: customers },
  { alias: 'o', table: orders },
]);
const aggregates: Scope = {
  ...scope,
  calls: {
    COUNT: { star: true, typeOf: () => 'number' },
    SUM: { typeOf: (type) => (type === 'number' ? 'number' : null) },
  },
};

function problemOf(text: string, within: Scope = scope): ExpressionProblem {
  const parsed = parseCondition(text, within);
  if (parsed.ok) throw new Error(`${text} was accepted.`);
  return parsed.problem;
}

function valueOf(text: string, row: Row = []) {
  const parsed = parseExpression(text, scope);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem.code}`);
  return evaluate(parsed.value.root, row);
}

describe('parseExpression', () => {
  it.each<[string, string, number]>([
    ['', 'empty', 0],
    ['  ', 'empty', 0],
    ['o.status = "sent"', 'character', 11],
    ['o.status = 1 -- note', 'character', 13],
    ["o.status = 'sent", 'unclosedText', 11],
    ['o.order_id =', 'unexpected', 12],
    ['o.order_id == 1', 'unexpected', 12],
    ['o.order_id = 1 = 1', 'unexpected', 15],
    ['o.status LIKE 1', 'unexpected', 9],
    ['(o.order_id = 1', 'unexpected', 15],
    ['o.order_id = 1)', 'unexpected', 14],
    ['o.order_id IS 1', 'unexpected', 14],
    ['AND', 'unexpected', 0],
    ['o. = 1', 'unexpected', 3],
    ['x.order_id = 1', 'unknownTable', 0],
    ['x . order_id = 1', 'unknownTable', 0],
    ['o.price > 1', 'unknownColumn', 2],
    ['price > 1', 'unknownColumn', 0],
    ['customer_id = 1', 'ambiguousColumn', 0],
    ['SUM(o.order_id) > 1', 'unknownCall', 0],
    ["o.order_id = '1'", 'typeMix', 11],
    ['TRUE = 1', 'typeMix', 5],
    ['o.status + 1 = 2', 'notNumber', 0],
    ['- o.status = 2', 'notNumber', 2],
    ['o.order_id', 'notCondition', 0],
    ['o.order_id AND TRUE', 'notCondition', 0],
    ['NOT 1', 'notCondition', 4],
    ['o.customer_id * o.customer_id = 1', 'tooLarge', 14],
    ['o.order_id = 12345678901234567', 'tooLarge', 13],
  ])('refuses %j: %s at %i', (text, code, at) => {
    expect(problemOf(text)).toMatchObject({ code, at });
  });

  it('refuses expressions that are too long to read on a phone', () => {
    expect(problemOf('1 + '.repeat(LIMITS.expression))).toMatchObject({ code: 'tooLong', at: LIMITS.expression });
  });

  it('lists the names that could have been meant', () => {
    expect(problemOf('o.price = 1')).toMatchObject({ found: 'price', known: ['order_id', 'customer_id', 'status'] });
    expect(problemOf('x.price = 1')).toMatchObject({ found: 'x', known: ['c', 'o'] });
    expect(problemOf('customer_id = 1')).toMatchObject({ known: ['c.customer_id', 'o.customer_id'] });
  });

  it('prefers a column of the inner query to one of the outer query', () => {
    const nested: Scope = {
      columns: [...scope.columns.slice(2), ...scope.columns.slice(0, 2).map((each) => ({ ...each, depth: 1 }))],
    };
    const parsed = parseCondition('customer_id = c.customer_id', nested);
    expect(
      parsed.ok && parsed.value.references.map(({ kind, ...rest }) => [kind, 'index' in rest && rest.index]),
    ).toEqual([
      ['column', 1],
      ['column', 3],
    ]);
  });

  it('leaves the evaluation of calls to the caller', () => {
    const parsed = parseCondition('COUNT(*) > 1 AND SUM(DISTINCT o.order_id + 1) > 5', aggregates);
    if (!parsed.ok) throw new Error(parsed.problem.code);
    const { root, references } = parsed.value;
    expect(references.map((each) => each.kind === 'call' && [each.name, each.distinct])).toEqual([
      ['COUNT', false],
      ['SUM', true],
    ]);
    expect(truthOf(root, [], ({ name }) => (name === 'COUNT' ? 2 : 6))).toBe(true);
    expect(truthOf(root, [], ({ name }) => (name === 'COUNT' ? 2 : null))).toBeNull();
    expect(problemOf('SUM(o.status) > 1', aggregates)).toMatchObject({
      code: 'wrongArgument',
      found: 'SUM',
      got: 'text',
    });
    expect(problemOf('SUM(SUM(o.order_id)) > 1', aggregates)).toMatchObject({ code: 'unknownCall', at: 4 });
    expect(problemOf('SUM(*) > 1', aggregates)).toMatchObject({ code: 'unexpected' });
  });

  it('neither throws nor loops forever on any text', () => {
    const pieces = [
      'o.order_id',
      'c.full_name',
      '1',
      "'a'",
      "'",
      '(',
      ')',
      'AND',
      'NOT',
      'IS',
      'NULL',
      '=',
      '<',
      '-',
      '*',
      '.',
      ' ',
      '"',
      'SUM(',
    ];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join(' ')),
        ),
        (text) => {
          const parsed = parseCondition(text, scope);
          if (parsed.ok) expect([true, false, null]).toContain(truthOf(parsed.value.root, [1, 'Lan', 28, 1, 'sent']));
          else expect(parsed.problem.at).toBeLessThanOrEqual(text.length);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('evaluate', () => {
  it('never returns negative zero', () => {
    expect(valueOf('0 * -1')).toBe(0);
    expect(valueOf('- 0')).toBe(0);
  });

  it('compares text by code points, capitals first', () => {
    expect(valueOf("'B' < 'a'")).toBe(true);
    expect(valueOf("'ｚ' < '😀'")).toBe(true);
    expect(valueOf("'o''b' = 'o''b'")).toBe(true);
  });
});

describe('substitute', () => {
  it('puts values in place of columns and leaves the rest unchanged', () => {
    const parsed = parseCondition("o.customer_id = c.customer_id AND c.full_name <> 'Lan'", scope);
    if (!parsed.ok) throw new Error(parsed.problem.code);
    const pieces = substitute(parsed.value, [1, 'Lan', 28, null, 'sent']);
    expect(pieces.map((piece) => (piece.kind === 'value' ? piece.value : piece.text))).toEqual([
      null,
      ' = ',
      1,
      ' AND ',
      'Lan',
      " <> 'Lan'",
    ]);
  });
});

describe('three-valued logic against SQLite', () => {
  const sqlite = sqliteForTests();

  it('evaluates every condition for every row as SQLite does', async () => {
    let computed = 0;
    await fc.assert(
      fc.asyncProperty(
        tableNamed('a'),
        fc.array(conditionOver(['a']), { minLength: 8, maxLength: 8 }),
        async (table, texts) => {
          const conditions = texts.flatMap((text) => {
            const parsed = parseCondition(text, scopeOf([{ alias: 'a', table }]));
            // The generated conditions are valid, so the only reason for a refusal is their length.
            if (!parsed.ok) expect(parsed.problem.code, text).toBe('tooLong');
            return parsed.ok ? [parsed.value] : [];
          });
          if (conditions.length === 0) return;
          const list = conditions.map(({ text }) => `(${text})`).join(', ');
          const answer = await sqlite().execute(`${createTable(table)} SELECT ${list} FROM a ORDER BY rowid`);
          if (!answer.ok) throw new Error(`${answer.error.message}: ${list}`);
          const ours = table.rows.map((row) =>
            conditions.map(({ root }) => {
              const truth = truthOf(root, row);
              return truth === null ? null : Number(truth);
            }),
          );
          expect(ours).toEqual(answer.results.at(-1)?.rows ?? []);
          computed += ours.length * conditions.length;
        },
      ),
      { numRuns: 300 },
    );
    expect(computed).toBeGreaterThan(2000);
  });
});
