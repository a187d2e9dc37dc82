import type { BuiltIndex } from '../../scripts/search/readBuiltIndexes';
import type { SearchResult } from '../../src/features/search/core/algolia';
import { buildIndex } from '../../src/features/search/core/buildIndex';
import type { SearchIndex } from '../../src/features/search/core/buildIndex';
import { readBank } from '../../src/features/search/core/questionBank';
import { respond } from '../../src/features/search/core/respond';

/** Asks the site's own engine like the modal: in one language, lessons and other pages alike. */
export function ownResult(language: string, index: SearchIndex): (query: string) => SearchResult {
  const indexes = new Map([[language, index]]);
  return (query) =>
    respond(
      {
        indexName: 'site',
        query,
        hitsPerPage: 20,
        attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        facetFilters: [`language:${language}`, ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      },
      { indexes, language, origin: 'http://site.test' },
    );
}

/** The addresses of what the site's own engine finds, best first. */
export function ownSearch(language: string, index: SearchIndex): (query: string) => string[] {
  const ask = ownResult(language, index);
  return (query) => ask(query).hits.map(({ url }) => url);
}

/** Builds the index of a language as the worker does, with the known questions. */
export function ownIndex({ text, questions }: BuiltIndex): SearchIndex {
  return { ...buildIndex(text), questions: readBank(text, questions) };
}
