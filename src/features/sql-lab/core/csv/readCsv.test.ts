import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_LIMITS } from './csvProblem';
import { readCsv } from './readCsv';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (text: string, name = 't.csv') => readCsv(name, utf8(text));
const tableOf = (text: string) => {
  const answer = read(text);
  if ('problem' in answer) throw new Error(JSON.stringify(answer.problem));
  return answer;
};
const problemOf = (answer: ReturnType<typeof readCsv>) => ('problem' in answer ? answer.problem : undefined);

/** Encodes a text as UTF-16 with its byte order mark. */
function utf16(text: string, isBigEndian = false, mark = '\uFEFF'): Uint8Array {
  const bytes = Buffer.from(`${mark}${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
}

describe('readCsv', () => {
  it('handles 48 KB of identical headers without delay, up to the column limit', () => {
    const columns = CSV_LIMITS.columns;
    expect(tableOf(`${Array(columns).fill('a').join()}\n`).table.columns.at(-1)).toBe(`a_${columns}`);
    expect(problemOf(read(`${'a,'.repeat(24_000)}\n1`))).toEqual({ code: 'columns', columns: 24_001 });
  });

  it.each([
    ['lines of Unix', 'a,b\n1,2\n3,4\n'],
    ['lines of Windows', 'a,b\r\n1,2\r\n3,4\r\n'],
    ['lines of both', 'a,b\r\n1,2\n3,4'],
    ['lines of old Macs', 'a,b\r1,2\r3,4\r'],
    ['semicolons', 'a;b\n1;2\n3;4'],
    ['tabs', 'a\tb\n1\t2\n3\t4'],
    ['bars', 'a|b\n1|2\n3|4'],
    ['a mark of the encoding', '\uFEFFa,b\n1,2\n3,4'],
    ['blank lines', '\n \na,b\n\n1,2\n\r\n3,4\n\n\n'],
    ['empty cells at the end', 'a,b\n1,2,,\n3,4,""'.replace(',""', '')],
    ['quotes', '"a","b"\r\n"1","2"\r\n"3","4"'],
  ])('reads %s', (_, text) => {
    const { table, notes } = tableOf(text);
    expect(table.script).toContain('CREATE TABLE "t" ("a" INTEGER, "b" INTEGER)');
    expect(table.script).toContain('VALUES (1, 2), (3, 4)');
    expect(notes).toEqual({ shortRows: { first: [], count: 0 }, unmarked: 0 });
  });

  it.each([
    ['UTF-16, little end first', utf16('tên,số\nBình,1')],
    ['UTF-16, big end first', utf16('tên,số\nBình,1', true)],
    ['UTF-8', utf8('tên,số\nBình,1')],
  ])('reads %s', (_, bytes) => {
    const answer = readCsv('t.csv', bytes);
    expect(answer).toMatchObject({ table: { columns: ['tên', 'số'], rowCount: 1 } });
    expect('table' in answer && answer.table.script).toContain("('Bình', 1)");
  });

  it.each([
    ['nothing', utf8(''), { code: 'empty' }],
    ['blank lines alone', utf8('\r\n \n'), { code: 'empty' }],
    ['UTF-16 without a mark', utf16('ten,so\nAn,1', false, ''), { code: 'utf16' }],
    ['UTF-16 that is cut off', utf16('a,b\n1,2').subarray(0, 9), { code: 'utf16' }],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), { code: 'binary' }],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0), { code: 'binary' }],
    ['bytes without a zero', Uint8Array.of(0xff, 0xd8, 0xff, 1, 2, 3), { code: 'binary' }],
    ['another encoding', Uint8Array.of(...utf8('a,b\n1,2\nB'), 0xec, ...utf8('nh,3\n')), { code: 'encoding', line: 3 }],
    ['a quote that never ends', utf8('a,b\n1,2\n"3,4\n5,6\n7,8\n'), { code: 'openQuote', line: 3 }],
    ['a quote that ends too late', utf8('a,b\n"1,2\n3,"4"\n'), { code: 'strayQuote', line: 2 }],
    ['text after a quote', utf8('a,b\n"x\ny",2\n"3"x,4\n5,6'), { code: 'strayQuote', line: 4 }],
    [
      'cells beyond the header',
      utf8('a,b\n1,2\n"x\ny",2,3,4\n5,6\n7,8,9\n'),
      { code: 'longRows', cells: 4, columns: 2, lines: { count: 2, first: [3, 6] } },
    ],
    ['too many rows', utf8(`a\n${'1\n'.repeat(CSV_LIMITS.rows + 1)}`), { code: 'rows' }],
    ['too many blank lines', utf8('\n'.repeat(2 * CSV_LIMITS.rows + 2)), { code: 'rows' }],
    ['too many cells', utf8(`${'a,'.repeat(499)}a\n${`${'1,'.repeat(499)}1\n`.repeat(4001)}`), { code: 'cells' }],
  ])('rejects %s, and says where', (_, bytes, problem) => {
    expect(problemOf(readCsv('t.csv', bytes))).toMatchObject(problem);
  });

  it('fills short rows with NULL, and reports them', () => {
    const { table, notes } = tableOf('a,b,c\n1\n1,2,3\n"x\ny",2\n');
    expect(table.script).toContain("('1', NULL, NULL), ('1', 2, 3), ('x\ny', 2, NULL)");
    expect(notes.shortRows).toEqual({ first: [2, 4], count: 2 });
  });

  it('reads a single column, whose empty lines are rows', () => {
    const { table, notes } = tableOf('a\n1\n\n2\n\n');
    expect(table.script).toContain('VALUES (1), (NULL), (2), (NULL)');
    expect(notes.shortRows).toEqual({ first: [3, 5], count: 2 });
  });

  it('keeps every digit: what a number cannot hold becomes text', () => {
    const types = (value: string) => /\("a" (\w+)\)/.exec(tableOf(`a\n${value}\n`).table.script)?.[1];
    for (const value of ['0', '-7', '9223372036854775807', '-9223372036854775808'])
      expect(types(value)).toBe('INTEGER');
    for (const value of ['2.5', '-0.10', '1e+21', '123456789.012345']) expect(types(value)).toBe('REAL');
    for (const value of [
      '007',
      '9223372036854775808',
      '0.12345678901234567',
      '1e5',
      '+5',
      '-0',
      '0x10',
      'Infinity',
      '1_0',
    ])
      expect(types(value), value).toBe('TEXT');
  });

  it('answers quickly for any input', () => {
    const pieces = fc.constantFrom(
      '"',
      '""',
      ',',
      ';',
      '\t',
      '|',
      '\n',
      '\r\n',
      '\r',
      'a',
      '1',
      '-2.5',
      "'=",
      ' ',
      '\uFEFF',
      '\0',
    );
    const bytes = fc.oneof(
      { weight: 4, arbitrary: fc.array(pieces, { maxLength: 60 }).map((parts) => utf8(parts.join(''))) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }).map(utf8) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 80 }) },
      { weight: 1, arbitrary: fc.string({ maxLength: 40 }).map((text) => utf16(text)) },
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), bytes, (name, content) => {
        const answer = readCsv(name, content);
        if ('problem' in answer) return;
        const { columns, rowCount, script } = answer.table;
        expect(new Set(columns).size).toBe(columns.length);
        expect(script.split('INSERT INTO').length - 1).toBeGreaterThanOrEqual(rowCount > 0 ? 1 : 0);
      }),
      { numRuns: 10_000 },
    );
  });
});
