import { describe, expect, it } from 'vitest';
import { pageRequests } from './pageRequest';

const context = { indexName: 'site', languages: ['vi', 'en'], tags: ['default'], page: 2 };

describe('pageRequests', () => {
  it('requests a page of hits in one language and section, and counts all sections', () => {
    const [hits, facets] = pageRequests({ text: 'a', language: 'vi', section: 'Blog' }, context);
    expect(hits?.params).toMatchObject({
      query: 'a',
      page: 2,
      facetFilters: [['language:vi'], ['docusaurus_tag:default'], 'section:Blog'],
    });
    expect(facets?.params).toMatchObject({
      hitsPerPage: 0,
      page: 0,
      facets: ['section'],
      facetFilters: [['language:vi'], ['docusaurus_tag:default']],
    });
  });

  it('requests either language where both are wanted', () => {
    const [hits] = pageRequests({ text: 'a', language: 'all', section: undefined }, context);
    expect(hits?.params?.facetFilters).toEqual([['language:vi', 'language:en'], ['docusaurus_tag:default']]);
  });
});
