import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from './buildIndex';
import { markRanges, partsToHtml, splitParts } from './highlight';
import { rank } from './rank';
import { sampleSite } from './sampleSite';

const index = buildIndex(sampleSite);

function mark(query: string, text: string): string {
  const { expansions, literal } = rank(index, query);
  return partsToHtml(splitParts(text, markRanges(text, { expansions, literal })), '[', ']');
}

describe('highlight', () => {
  it('marks words regardless of diacritics, and adjacent words as one', () => {
    expect(mark('thay the trang', 'Các giải thuật thay thế trang')).toBe('Các giải thuật [thay thế trang]');
  });

  it('marks only the typed letters of a word that is still being typed', () => {
    expect(mark('thay the tr', 'thay thế trang')).toBe('[thay thế tr]ang');
  });

  it('marks only words with the typed diacritics where there are any', () => {
    expect(mark('chỉ mục phủ ', 'phủ hay phụ')).toBe('[phủ] hay phụ');
  });

  it('marks the other form of a glossary term', () => {
    expect(mark('hash table ', 'bảng băm và bảng')).toBe('[bảng băm] và [bảng]');
  });

  it('marks signs as typed, but no stray letters beside them', () => {
    expect(mark('n & (n - 1)', 'Biểu thức n & (n - 1) xóa bit 1')).toBe('Biểu thức [n &amp; (n - 1)] xóa bit 1');
  });

  it('escapes everything but its own mark tags', () => {
    expect(mark('onerror', '<img onerror="x">\'&')).toBe('&lt;img [onerror]=&quot;x&quot;&gt;&#039;&amp;');
  });

  it('never loses or changes a character', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...sampleSite.sections.map(({ content }) => content)),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), text, (query, shown) => {
        const { expansions, literal } = rank(index, query);
        const ranges = markRanges(shown, { expansions, literal });
        expect(
          splitParts(shown, ranges)
            .map(({ text: part }) => part)
            .join(''),
        ).toBe(shown);
        expect(partsToHtml(splitParts(shown, ranges), '', '')).not.toMatch(/[<>"']/);
      }),
    );
  });
});
