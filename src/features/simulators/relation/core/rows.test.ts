import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsCodec } from './codecs';
import { formatRows, parseRows } from './parseRows';
import { formatTable, parseTable } from './parseTable';
import { LIMITS, type Cell, type Column, type Row, type Table } from './types';

const COLUMNS: readonly Column[] = [
  { name: 'id', type: 'number' },
  { name: 'name', type: 'text' },
];

const columns = fc
  .array(fc.constantFrom('number' as const, 'text' as const), { minLength: 1, maxLength: LIMITS.columns })
  .map((types) => types.map((type, index): Column => ({ name: `c${index}`, type })));
const number = fc.integer({ min: -LIMITS.number * 100, max: LIMITS.number * 100 }).map((value) => value / 100 + 0);
const text = fc
  .string({ unit: 'grapheme', maxLength: LIMITS.text })
  .filter((value) => value.length <= LIMITS.text && !/\p{Cc}/u.test(value));
const cell = ({ type }: Column): fc.Arbitrary<Cell> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    {
      weight: 4,
      arbitrary: type === 'number' ? number : fc.oneof(text, fc.constantFrom('NULL', '007', "'", ';', ' a', ',')),
    },
  );
const tables: fc.Arbitrary<Table> = columns.chain((heads) =>
  fc
    .array(fc.tuple(...heads.map(cell)) as fc.Arbitrary<Row>, { maxLength: LIMITS.rows })
    .map((rows) => ({ name: 'things', columns: heads, rows })),
);

describe('parseRows', () => {
  it('reads unquoted and quoted values, NULL, spaces and both row ends', () => {
    expect(parseRows("1, Lan\n 2 ,  'Huế, Việt Nam' ; 3, null;\n\n4,'O''Brien'", COLUMNS)).toEqual({
      ok: true,
      value: [
        [1, 'Lan'],
        [2, 'Huế, Việt Nam'],
        [3, null],
        [4, "O'Brien"],
      ],
    });
    expect(parseRows(' \n;', COLUMNS)).toEqual({ ok: true, value: [] });
    expect(parseRows("1, 'NULL'\r\n2,\n3, 2024", COLUMNS)).toEqual({
      ok: true,
      value: [
        [1, 'NULL'],
        [2, ''],
        [3, '2024'],
      ],
    });
  });

  it.each<[string, object]>([
    ['1, a\n2', { code: 'width', got: 1, expected: 2, line: 2, at: 5 }],
    ['1, a, b', { code: 'width', got: 3, expected: 2, line: 1 }],
    ['1, a\nx, b', { code: 'notNumber', found: 'x', column: 'id', line: 2, at: 5 }],
    ["'1', a", { code: 'notNumber', found: '1' }],
    ['01, a', { code: 'notNumber', found: '01' }],
    ['1e3, a', { code: 'notNumber', found: '1e3' }],
    ['1000000000, a', { code: 'numberRange', limit: LIMITS.number }],
    ['1.234, a', { code: 'decimals', limit: LIMITS.decimals }],
    [`1, ${'x'.repeat(LIMITS.text + 1)}`, { code: 'textLength', limit: LIMITS.text }],
    ["1, 'a", { code: 'unclosedText', line: 1, at: 3 }],
    ["1, O'Brien", { code: 'unclosedText', line: 1, at: 3 }],
    ["1, 'a' b", { code: 'afterText', found: 'b' }],
    ['1, a\u0007b', { code: 'character' }],
    ['1, a;'.repeat(LIMITS.rows + 1), { code: 'tooManyRows', limit: LIMITS.rows, line: LIMITS.rows + 1 }],
  ])('says where %j goes wrong', (typed, problem) => {
    const parsed = parseRows(typed, COLUMNS);
    expect(parsed.ok ? 'accepted' : parsed.problem).toMatchObject(problem);
  });

  it('reads back 2,000 tables as text, from the URL and as a lesson writes them', () => {
    fc.assert(
      fc.property(tables, tables, (table, own) => {
        expect(parseRows(formatRows(table.rows), table.columns)).toEqual({ ok: true, value: table.rows });
        expect(parseTable(formatTable(table))).toEqual({ ok: true, value: table });
        const codec = rowsCodec({ ...table, rows: own.rows.filter((row) => row.length === table.columns.length) });
        const written = codec.serialize(table);
        expect(written).toMatch(/^[A-Za-z0-9_-]*$/);
        expect(codec.parse(written)).toEqual({ ok: true, value: table });
      }),
      { numRuns: 2_000 },
    );
  });

  it('neither throws nor loops forever on any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom('1', 'a', "'", ',', ';', '\n', ' ', 'NULL')).map((parts) => parts.join('')),
        ),
        (typed) => {
          const parsed = parseRows(typed, COLUMNS);
          if (parsed.ok) expect(parseRows(formatRows(parsed.value), COLUMNS)).toEqual(parsed);
          else expect(parsed.problem.at).toBeLessThanOrEqual(typed.length);
          // Now and then a random text is a valid table, such as `t(x)`.
          const table = parseTable(typed);
          if (table.ok) expect(parseTable(formatTable(table.value))).toEqual(table);
          else if ('at' in table.problem) expect(table.problem.at).toBeLessThanOrEqual(typed.length);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('parseTable', () => {
  it('takes the type of a column from its first value', () => {
    expect(parseTable("books(book_id, title, isbn, price)\n1, NULL, 0979, NULL; 2, 'Sông', 1, NULL")).toEqual({
      ok: true,
      value: {
        name: 'books',
        columns: [
          { name: 'book_id', type: 'number' },
          { name: 'title', type: 'text' },
          { name: 'isbn', type: 'text' },
          { name: 'price', type: 'number' },
        ],
        rows: [
          [1, null, '0979', null],
          [2, 'Sông', '1', null],
        ],
      },
    });
    expect(parseTable('t(a text)')).toMatchObject({
      ok: true,
      value: { columns: [{ name: 'a', type: 'text' }], rows: [] },
    });
  });

  it.each<[string, object]>([
    ['1, 2', { code: 'head' }],
    ['', { code: 'head' }],
    ['t(a) 1', { code: 'head' }],
    ['t()', { code: 'name', found: '' }],
    ['t(a, A)', { code: 'name', found: 'A' }],
    ['t(a date)', { code: 'name', found: 'a date' }],
    ['t(order)', { code: 'name', found: 'order' }],
    ['from(a)', { code: 'name', found: 'from' }],
    ['t(a, b, c, d, e)', { code: 'columnCount', got: 5 }],
    ['t(a, b); 1', { code: 'width', at: 9, line: 1 }],
  ])('refuses %j', (typed, problem) => {
    const parsed = parseTable(typed);
    expect(parsed.ok ? 'accepted' : parsed.problem).toMatchObject(problem);
  });
});

describe('rowsCodec', () => {
  const own: Table = { name: 't', columns: COLUMNS, rows: [[1, 'Lan']] };
  const codec = rowsCodec(own);

  it('leaves the lesson’s rows out of the URL', () => {
    expect(codec.serialize(own)).toBe('');
    expect(codec.parse('')).toEqual({ ok: true, value: own });
    expect(codec.serialize({ ...own, rows: [] })).toBe('-');
  });

  it.each(['_', '_20', '1', '1_2Cx_2C2', 'x_2Cy', '--', '_ZZ'])('refuses %j', (address) => {
    expect(codec.parse(address).ok).toBe(false);
  });
});
