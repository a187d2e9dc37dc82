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
    expect(anchors('chỉ mục phủ').slice(0, 2)).toEqual(['covering', 'secondary']);
    expect(anchors('chỉ mục phụ').slice(0, 2)).toEqual(['secondary', 'covering']);
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
});
