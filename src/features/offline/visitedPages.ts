import { VISITED_PAGES_CACHE } from './core/cacheNames';
import { readTitle } from './core/readTitle';

/** A page that the reader has visited and that opens without a network. */
export interface VisitedPage {
  readonly path: string;
  readonly title: string;
}

const SHOWN = 20;
/** The offline page itself, which is not listed. */
const OWN_PAGE = '/offline';

/** The most recently visited pages, newest first; empty if storage is blocked. */
export async function readVisitedPages(): Promise<readonly VisitedPage[]> {
  try {
    const cache = await caches.open(VISITED_PAGES_CACHE);
    const requests = [...(await cache.keys())].reverse().filter(({ url }) => !url.endsWith(OWN_PAGE));
    return await Promise.all(
      requests.slice(0, SHOWN).map(async (request) => {
        const text = (await (await cache.match(request))?.text()) ?? '';
        const { pathname } = new URL(request.url);
        return { path: pathname, title: readTitle(text) ?? decodeURI(pathname) };
      }),
    );
  } catch {
    return [];
  }
}
