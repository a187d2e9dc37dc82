import { describe, expect, it } from 'vitest';
import { contextualFilters, MODAL_QUERY_LENGTH, selectedQuery, snippetAttributes } from './modalRequest';

describe('snippetAttributes', () => {
  it('requests excerpts that fill two lines of the screen, and whole headings', () => {
    expect(snippetAttributes(false)).toContain('content:32');
    expect(snippetAttributes(true)).toEqual([
      'hierarchy.lvl1:16',
      'hierarchy.lvl2:16',
      'hierarchy.lvl3:16',
      'hierarchy.lvl4:16',
      'hierarchy.lvl5:16',
      'hierarchy.lvl6:16',
      'content:22',
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
