/** What `/search` is asked for, as its address holds it. */
export interface PageQuery {
  text: string;
  /** A language of the site, or `all`. */
  language: string;
  /** Section of the site, as the facet names it; undefined for all. */
  section: string | undefined;
}

/** Longest query of the page. */
export const PAGE_QUERY_LENGTH = 512;

/** Reads the query string of `/search`; what it does not know falls back to the language of the page. */
export function readPageQuery(search: string, ownLanguage: string, languages: readonly string[]): PageQuery {
  const parameters = new URLSearchParams(search);
  const asked = parameters.get('language') ?? ownLanguage;
  const query = {
    text: (parameters.get('q') ?? '').slice(0, PAGE_QUERY_LENGTH),
    language: asked === 'all' || languages.includes(asked) ? asked : ownLanguage,
    section: parameters.get('section') ?? undefined,
  };
  return soundQuery(query);
}

/** Of an empty query there is no section to choose. */
export function soundQuery(query: PageQuery): PageQuery {
  return query.text.trim() === '' ? { ...query, section: undefined } : query;
}

/** Writes the query string of `/search`, empty where it would say nothing. */
export function writePageQuery({ text, language, section }: PageQuery, ownLanguage: string): string {
  const parameters = new URLSearchParams();
  if (text) parameters.set('q', text);
  if (language !== ownLanguage) parameters.set('language', language);
  if (section !== undefined) parameters.set('section', section);
  const written = parameters.toString();
  return written && `?${written}`;
}
