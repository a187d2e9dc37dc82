import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_QUERY_LENGTH, readPageQuery, soundQuery, writePageQuery } from './pageQuery';

const read = (search: string) => readPageQuery(search, 'vi', ['vi', 'en']);

describe('the query of /search in its URL', () => {
  it('is empty without parameters', () => {
    expect(read('')).toEqual({ text: '', language: 'vi', section: undefined });
    expect(writePageQuery(read(''), 'vi')).toBe('');
  });

  it('accepts only languages of the site', () => {
    expect(read('?q=a&language=en').language).toBe('en');
    expect(read('?q=a&language=all').language).toBe('all');
    expect(read('?q=a&language=fr').language).toBe('vi');
  });

  it('cuts a query that is too long', () => {
    expect(read(`?q=${'a'.repeat(2000)}`).text).toHaveLength(PAGE_QUERY_LENGTH);
  });

  it('has no section when there is no text', () => {
    expect(read('?section=Docs')).toEqual(read(''));
    expect(read('?q=+&section=Docs').section).toBeUndefined();
    expect(read('?q=a&section=Docs').section).toBe('Docs');
  });

  it('survives a round trip', () => {
    const queries = fc.record({
      text: fc.string({ unit: 'grapheme', maxLength: 60 }),
      language: fc.constantFrom('vi', 'en', 'all'),
      section: fc.option(fc.string({ unit: 'grapheme', minLength: 1 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(queries, (query) => {
        expect(read(writePageQuery(query, 'vi'))).toEqual(soundQuery(query));
      }),
    );
  });

  it('accepts any URL', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (search) => void read(`?${search}`)));
  });
});
