const TITLE = /<title\b[^>]*>([^<]*)/;
const SITE_NAME = / \| [^|]*$/;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

/** The title of a page of this site without the site's name; undefined if it has none. */
export function readTitle(html: string): string | undefined {
  const text = TITLE.exec(html)?.[1]?.replace(/&(#?\w+);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
  return text?.replace(SITE_NAME, '').trim() || undefined;
}
