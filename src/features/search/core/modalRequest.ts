/** Number of hits on one page of the modal. */
export const MODAL_HITS = 20;
/** Longest query that the modal accepts. */
export const MODAL_QUERY_LENGTH = 64;
/** How the modal needs its hits marked and cut. */
export const MODAL_STYLE = { snippetEllipsisText: '…', highlightPreTag: '<mark>', highlightPostTag: '</mark>' };
/** Screens up to this width get the short snippets. */
export const NARROW_SCREEN = '(max-width: 768px)';

/** Words that fill two lines of text, of which the modal shows no more. */
const WIDE_EXCERPT = 32;
const NARROW_EXCERPT = 22;
/** Headings are shown whole, except for very long ones. */
const HEADING = 16;

/** Turns the text selected on the page into a query; empty for several blocks or a selection longer than a query. */
export function selectedQuery(selection: string): string {
  const text = selection.trim();
  const isQuery = !/[\n\r\t]/.test(text) && text.length <= MODAL_QUERY_LENGTH;
  return isQuery ? text.replace(/\s+/g, ' ') : '';
}

/** Filters for the language of the page and its documentation tags: the outer array is AND, the inner OR. */
export function contextualFilters(language: string, tags: readonly string[]): (string | string[])[] {
  return [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** Attributes to cut into snippets, with the number of words for this screen width. */
export function snippetAttributes(isNarrow: boolean): string[] {
  const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${HEADING}`);
  return [...headings, `content:${isNarrow ? NARROW_EXCERPT : WIDE_EXCERPT}`];
}
