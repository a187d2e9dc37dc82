/** The query and filters of `/search`, as stored in its URL. */
export interface PageQuery {
  text: string;
  /** A language of the site, or `all`. */
  language: string;
  /** Section of the site, a value of the facet; undefined for all. */
  section: string | undefined;
}

/** Longest query of the page. */
export const PAGE_QUERY_LENGTH = 512;

/** Reads the query string of `/search`; an unknown language falls back to that of the page. */
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

/** Removes the section from a query without text. */
export function soundQuery(query: PageQuery): PageQuery {
  return query.text.trim() === '' ? { ...query, section: undefined } : query;
}

/** Writes the query string of `/search`; it is empty when everything has its default value. */
export function writePageQuery({ text, language, section }: PageQuery, ownLanguage: string): string {
  const parameters = new URLSearchParams();
  if (text) parameters.set('q', text);
  if (language !== ownLanguage) parameters.set('language', language);
  if (section !== undefined) parameters.set('section', section);
  const written = parameters.toString();
  return written && `?${written}`;
}
