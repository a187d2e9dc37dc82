const NOWHERE = 'https://nowhere.invalid';

/**
 * Returns path, query and anchor of a hit's URL for the site's router, whatever host the records were made for.
 * Undefined for a URL of another scheme, such as `javascript:`, and for a path that would be read as another host
 * (`https://x//evil/y`).
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

/** Whether a path belongs to a language other than that of the page, whose pages are in another build of the site. */
export function isOtherLanguage(path: string, language: string, baseUrls: Readonly<Record<string, string>>): boolean {
  const owner = Object.entries(baseUrls)
    .filter(([, baseUrl]) => `${path}/`.startsWith(baseUrl))
    .sort(([, a], [, b]) => b.length - a.length)[0];
  return owner !== undefined && owner[0] !== language;
}
