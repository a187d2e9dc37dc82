import { load } from 'cheerio';

/**
 * Selectors of the authored content and what is generated from it: the text of a document or post, its labs, and its
 * table of contents.
 */
const OWN_CONTENT = '.theme-doc-markdown, article .markdown, .table-of-contents, .theme-doc-toc-mobile';

/** A page without its document's own content: the head, the frame around the text, and the inline rules and scripts. */
export function frameOf(page: string): string {
  const $ = load(page);
  $(OWN_CONTENT).empty();
  return $.html();
}
