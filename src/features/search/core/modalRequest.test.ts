import { describe, expect, it } from 'vitest';
import { contextualFilters, MODAL_QUERY_LENGTH, selectedQuery, snippetAttributes } from './modalRequest';

describe('snippetAttributes', () => {
  it('requests ten words on a wide screen and five on a narrow one', () => {
    expect(snippetAttributes(false)).toContain('content:10');
    expect(snippetAttributes(true)).toEqual([
      'hierarchy.lvl1:5',
      'hierarchy.lvl2:5',
      'hierarchy.lvl3:5',
      'hierarchy.lvl4:5',
      'hierarchy.lvl5:5',
      'hierarchy.lvl6:5',
      'content:5',
    ]);
  });
});

describe('contextualFilters', () => {
  it('requires the language and any one of the tags', () => {
    expect(contextualFilters('vi', ['default', 'docs-default-current'])).toEqual([
      'language:vi',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
  });
});

describe('selectedQuery', () => {
  it('takes words of one line, separated by single spaces', () => {
    expect(selectedQuery(' chỉ  mục\u00a0ghép\n')).toBe('chỉ mục ghép');
    expect(selectedQuery('a'.repeat(MODAL_QUERY_LENGTH))).toHaveLength(MODAL_QUERY_LENGTH);
  });

  it('rejects a selection of several blocks, or one longer than a query', () => {
    for (const selection of ['Deadlock\nWhat it is', 'LRU\t8', 'a'.repeat(MODAL_QUERY_LENGTH + 1), ' \n ', '']) {
      expect(selectedQuery(selection), selection).toBe('');
    }
  });
});
