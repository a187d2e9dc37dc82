const NOWHERE = 'https://nowhere.invalid';

/**
 * Path, query and anchor of a hit's address: what the router of the site understands, on whatever host
 * the records were made. Undefined for an address that is no web address, such as `javascript:`, and for one whose path
 * would be read as another host (`https://x//evil/y`).
 */
export function sitePath(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address, NOWHERE);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}

/** Whether a path belongs to a language other than that of the page: such a page is another build of the site. */
export function isOtherLanguage(path: string, language: string, baseUrls: Readonly<Record<string, string>>): boolean {
  const owner = Object.entries(baseUrls)
    .filter(([, baseUrl]) => `${path}/`.startsWith(baseUrl))
    .sort(([, a], [, b]) => b.length - a.length)[0];
  return owner !== undefined && owner[0] !== language;
}
