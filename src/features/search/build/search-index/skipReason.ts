import type { CheerioAPI } from 'cheerio';

/** Lists of pages that are hits themselves, pages only a signed-in reader sees, and the search page. */
const SKIPPED_ROUTES =
  /^(?:404\.html|search|login|logout|register|sign-in|profile|dashboard|settings|blog|blog\/(?:archive|authors|tags|page)(?:\/.*)?|docs\/tags(?:\/.*)?)$/;

/**
 * Returns why a page stays out of the index, or undefined when it belongs in it.
 *
 * @param $ - the rendered page
 * @param route - path of the page below the base path, without a leading slash
 * @param path - path of the page on the site, compared with the canonical URL
 */
export function skipReason($: CheerioAPI, route: string, path: string): string | undefined {
  if (SKIPPED_ROUTES.test(route)) return 'list or gated page';
  // The theme's search page writes `property` where the standard says `name`.
  if ($('meta[name="robots"][content*="noindex"], meta[property="robots"][content*="noindex"]').length > 0)
    return 'noindex';
  if ($('meta[http-equiv="refresh"]').length > 0) return 'redirect';
  const canonical = $('link[rel="canonical"]').attr('href');
  if (canonical && decodeURI(new URL(canonical).pathname).replace(/(?<=.)\/$/, '') !== path.replace(/(?<=.)\/$/, '')) {
    return 'copy of another page';
  }
  return $('main').length === 0 ? 'no main content' : undefined;
}
