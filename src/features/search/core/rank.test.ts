import { describe, expect, it } from 'vitest';
import { buildIndex } from './buildIndex';
import { rank } from './rank';
import { sampleSite } from './sampleSite';

const index = buildIndex(sampleSite);
const anchors = (query: string) =>
  rank(index, query).hits.map(({ sectionId }) => sampleSite.sections[sectionId]?.anchor);
const first = (query: string) => anchors(query)[0];

describe('rank', () => {
  it('finds a title with correct, missing or wrong diacritics, misspelt or half typed', () => {
    for (const query of [
      'thay thế trang',
      'thay the trang',
      'thay thê trang',
      'thay the trag',
      'tahy the trang',
      'thay the tr',
    ]) {
      expect(first(query), query).toBeNull();
    }
  });

  it('ranks words with the typed diacritics before words with others', () => {
    for (const [query, typed, other] of [
      ['chỉ mục phủ', 'covering', 'secondary'],
      ['chỉ mục phụ', 'secondary', 'covering'],
    ] as const) {
      expect(first(query)).toBe(typed);
      expect(anchors(query)).toContain(other);
    }
  });

  it('finds a term by its name in the other language', () => {
    expect(first('subquery')).toBe('subquery');
    expect(first('hash table')).toBe('lru');
    expect(first('covering index')).toBe('covering');
  });

  it('treats a single syllable as a term only with its diacritics', () => {
    expect(anchors('hàng')).toContain('covering');
    expect(rank(index, 'row').hits.length).toBeGreaterThan(0);
  });

  it('finds names in code', () => {
    expect(first('ROW_NUMBER')).toBe('covering');
    expect(first('simulateFifo')).toBe('fifo');
  });

  it('finds signs that are not words', () => {
    expect(anchors('>>>')).toEqual([null]);
    expect(first('n & (n - 1)')).toBe('clear-lowest-bit');
  });

  it('returns a type that says whether the heading matched', () => {
    expect(rank(index, 'chỉ mục phủ').hits[0]?.type).toBe('lvl2');
    expect(rank(index, 'thay thế trang').hits[0]?.type).toBe('lvl1');
    expect(rank(index, 'kèm theo khóa chính').hits[0]?.type).toBe('content');
  });

  it('has no hits for words that the site does not have', () => {
    for (const query of ['', '   ', '?', 'kubernetes ingress', 'xyzzy'])
      expect(rank(index, query).hits, query).toEqual([]);
  });

  it('accepts property names that every object has', () => {
    for (const query of ['constructor', '__proto__', 'hasOwnProperty toString'])
      expect(() => rank(index, query)).not.toThrow();
  });

  it.each([
    ['subquery kubernetes', 'subquery', ['kubernetes']],
    ['kubernetes subquery', 'subquery', ['kubernetes']],
    ['the subquery of kubernetes', 'subquery', ['kubernetes']],
    ['chỉ mục phủ kubernetes ingress', 'covering', ['kubernetes', 'ingress']],
    ['simulateFifo xyzzy', 'fifo', ['xyzzy']],
  ])('finds the most telling part of “%s” and says what it left out', (query, anchor, leftOut) => {
    expect(first(query)).toBe(anchor);
    expect(rank(index, query).leftOut).toEqual(leftOut);
  });

  it.each(['chỉ mục phủ', 'covering index', 'thay the tr', '>>>', 'hash table'])(
    'leaves out nothing of “%s”',
    (query) => expect(rank(index, query).leftOut).toEqual([]),
  );

  it.each([
    ['words that the site does not have', 'kubernetes ingress'],
    ['a small word beside one', 'kubernetes the'],
    ['a letter beside one', 'kubernetes a'],
    ['one word beside more that the site does not have', 'kubernetes ingress subquery xyzzy'],
  ])('finds nothing for %s', (_, query) => expect(rank(index, query)).toMatchObject({ hits: [], leftOut: [] }));

  it.each([
    ['a key of Telex', 'thay thees trang', null],
    ['a Telex key after a marked word', 'chỉ mụcj phủ', 'covering'],
    ['a swap', 'chỉ mcụ phủ', 'covering'],
  ])('reads %s that was left in a word', (_, query, anchor) => {
    expect(first(query)).toBe(anchor);
    expect(rank(index, query).leftOut).toEqual([]);
  });
});
