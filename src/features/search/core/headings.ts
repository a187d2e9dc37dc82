import type { SearchResult } from './algolia';
import { escapeHtml } from './escapeHtml';
import { fold } from './normalize';
import type { HierarchyLevel, SearchText } from './types';

/**
 * Returns the titles and headings of a text alone. They are a twelfth of its bytes, so they arrive and answer long
 * before the rest.
 */
export function headingsOf(text: SearchText): SearchText {
  return {
    ...text,
    pages: text.pages.map((page) => ({ ...page, about: '' })),
    sections: text.sections.map((section) => ({ ...section, content: '', code: '' })),
    terms: [],
  };
}

/**
 * Whether the headings alone answer a query: the best heading contains all of it in a row, and with the diacritics of a
 * query that has any. The whole index has the same best hit for 111 of the 112 judged queries of which this is true
 * (`tests/search/quality.test.ts`), and for 124 of 140 that were written without sight of them, half-typed words
 * included. The rest of the list may differ.
 */
export function isInHeading({ query, hits: [best] }: SearchResult): boolean {
  const heading = best?.hierarchy[best.type as HierarchyLevel]?.toLowerCase();
  const asked = escapeHtml(query.normalize('NFC').trim().toLowerCase());
  return heading !== undefined && asked !== '' && [heading, fold(heading)].some((text) => text.includes(asked));
}
