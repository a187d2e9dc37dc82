import { VISITED_FILES_CACHE, VISITED_PAGES_CACHE } from '../core/cacheNames';
import { fits, isPageInPlaceOf } from '../core/fits';
import { localeOf } from '../core/paths';
import { PATIENCE_MS } from '../core/patience';
import { findKept, keepVisited, pageKey } from './keptFiles';
import { scope, type FetchEvent } from './scope';

/** How long to wait for a page without a cached copy before listing the cached pages. */
const LONG_PATIENCE_MS = 10_000;

const typeOf = (response: Response) => response.headers.get('content-type');

const isOwn = (response: Response) =>
  response.ok &&
  response.type === 'basic' &&
  !response.redirected &&
  fits(new URL(response.url).pathname, typeOf(response));

/** Whether a cached copy is better than a response, which may be a server error or a captive portal's page. */
const isWorse = (url: string, response: Response) =>
  response.status >= 500 || (response.ok && isPageInPlaceOf(new URL(url).pathname, typeOf(response)));

/**
 * Answers a request for a file whose name changes with its content: the cached copy, else a response from the network,
 * which is cached.
 */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await findKept(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (isOwn(response)) event.waitUntil(keepVisited(VISITED_FILES_CACHE, request.url, response.clone()));
  return response;
}

/** Answers any other request of the site: the newest version, or the cached copy if the network fails or is slow. */
export async function answerFresh(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fetched = fetch(request).then((response) => {
    if (isOwn(response)) event.waitUntil(keepVisited(VISITED_FILES_CACHE, request.url, response.clone()));
    return response;
  });
  event.waitUntil(fetched.catch(() => undefined));
  const kept = await findKept(request.url);
  if (!kept) return fetched;
  const answered = fetched.then(
    (response) => (isWorse(request.url, response) ? kept : response),
    () => kept,
  );
  // A request that bypasses the cache gets the cached copy only if the network fails.
  const isDistrusted = request.cache === 'reload' || request.cache === 'no-store';
  return isDistrusted ? answered : Promise.race([answered, later(kept, PATIENCE_MS)]);
}

/**
 * Redirects to the offline page in the language of the URL, which says that there is no network and lists the saved
 * pages. It is a redirect because the site's scripts would otherwise treat the response as the page of the URL.
 */
async function toOfflinePage(url: string): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const own = localeOf(pathname, scope.__SITE);
  for (const locale of [own, ...Object.keys(scope.__SITE)]) {
    const base = locale && scope.__SITE[locale]?.base;
    const page = base && `${origin}${base}offline`;
    if (page && page !== pageKey(url) && (await findKept(page))) {
      return Response.redirect(`${page}?from=${encodeURIComponent(pathname + search)}`);
    }
  }
  return Response.error();
}

function later<Value>(value: Value, milliseconds: number): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}

/** Answers a navigation: the network's page, the cached one if the network fails or is slow, else the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const key = pageKey(event.request.url);
  // The home page of a language is cached with its trailing slash.
  const kept = (await findKept(key)) ?? (await findKept(`${key}/`));
  const fetched = fetch(event.request).then((response) => {
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isOwn(response) && isPage) event.waitUntil(keepVisited(VISITED_PAGES_CACHE, key, response.clone()));
    return kept && response.status >= 500 ? kept : response;
  });
  event.waitUntil(fetched.catch(() => undefined));
  if (kept) return Promise.race([fetched.catch(() => kept), later(kept, PATIENCE_MS)]);
  const given = await Promise.race([fetched.catch(() => undefined), later(undefined, LONG_PATIENCE_MS)]);
  return given ?? toOfflinePage(event.request.url);
}
