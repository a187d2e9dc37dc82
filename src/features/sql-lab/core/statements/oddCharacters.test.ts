import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePoints, oddCharacters, withoutOddCharacters } from './oddCharacters';
import { ENGINE_NAMES } from '../types';

const found = (sql: string) =>
  oddCharacters(sql, 'sqlite').map(({ kind, text, line, column }) => [kind, codePoints(text), line, column]);
const mended = (sql: string) => withoutOddCharacters(sql, 'sqlite');

describe('oddCharacters', () => {
  it('finds spaces that are none, and where they stand', () => {
    expect(found('SELECT 1,\n  a\u00a0\nFROM t')).toEqual([['space', 'U+00A0', 2, 4]]);
    expect(mended('SELECT\u00a01\u3000AS\u2003n')).toBe('SELECT 1 AS n');
  });

  it('finds what cannot be seen, also in names and strings', () => {
    expect(found('SELECT a AS stock_value\u200b')).toEqual([['invisible', 'U+200B', 1, 24]]);
    expect(mended(`SELECT "a\u200b", 'b\ufeff', c\u2060`)).toBe(`SELECT "a", 'b', c`);
  });

  it('finds signs that resemble those of SQL, outside quotes', () => {
    expect(mended('SELECT * FROM books；')).toBe('SELECT * FROM books;');
    expect(mended('SELECT COUNT（*）， 5 − 3 FROM t WHERE a ≥ 2')).toBe('SELECT COUNT(*), 5 - 3 FROM t WHERE a >= 2');
    expect(mended('WHERE name = ‘Lan’ OR name = “Mai”')).toBe(`WHERE name = 'Lan' OR name = "Mai"`);
    expect(found(`SELECT 'a；b – “c”' AS "d；"`)).toEqual([]);
  });

  it('finds letters put together from several characters', () => {
    const decomposed = "SELECT 'Hồ' AS đơn_giá".normalize('NFD');
    expect(found(decomposed).map(([kind]) => kind)).toEqual(['decomposed', 'decomposed', 'decomposed']);
    expect(mended(decomposed)).toBe("SELECT 'Hồ' AS đơn_giá");
  });

  /* cspell:disable */
  it('finds letters of other alphabets in words that are otherwise Latin', () => {
    expect(found('SELECT titlе FRОM bооks')).toEqual([
      ['letter', 'U+0435', 1, 12],
      ['letter', 'U+041E', 1, 16],
      ['letter', 'U+043E', 1, 20],
      ['letter', 'U+043E', 1, 21],
    ]);
    expect(mended('SELECT titlе, "рrice" FRОM bооks WHERE νame = 1')).toBe(
      'SELECT title, "price" FROM books WHERE vame = 1',
    );
    for (const sql of [
      "SELECT 'tеxt', 'Привет'",
      'SELECT имя FROM "книги"',
      'SELECT đơn_giá, Ωmega FROM sách',
      '-- bооks',
    ])
      expect(found(sql)).toEqual([]);
  });
  /* cspell:enable */

  it('finds signs of emoji without an emoji, and characters that only machines read', () => {
    expect(mended("SELECT a\ufe0f, 'b\ufe0f' FROM t\u{e0001}\u{e0041}")).toBe("SELECT a, 'b' FROM t");
    expect(found('SELECT t\u{e0041}')).toEqual([['invisible', 'U+E0041', 1, 9]]);
    const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
    expect(found(`SELECT '❤\ufe0f 1\ufe0f\u20e3 ${england}'`)).toEqual([]);
  });

  it('leaves ordinary text, comments and emoji alone', () => {
    for (const sql of ["SELECT 'Hồ Chí Minh' AS đơn_giá", '-- a\u00a0b “c”\nSELECT 1', "SELECT '👨\u200d👩\u200d👧'"])
      expect(found(sql)).toEqual([]);
  });

  it('has nothing left to find in a mended text', () => {
    const piece = fc.constantFrom(
      "'",
      '"',
      '--',
      '\n',
      'a',
      '\u00a0',
      '\u200b',
      '；',
      '“',
      '’',
      '−',
      'e\u0301',
      'é',
      '1',
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        fc.constantFrom(...ENGINE_NAMES),
        (sql, engine) => {
          for (const { offset, text } of oddCharacters(sql, engine)) expect(sql.startsWith(text, offset)).toBe(true);
          // A quote that is mended may begin a string, whose content is then left alone.
          let text = sql;
          for (let round = 0; round < 3; round += 1) text = withoutOddCharacters(text, engine);
          expect(withoutOddCharacters(text, engine)).toBe(text);
        },
      ),
    );
  });
});
