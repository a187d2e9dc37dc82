import { localeOf, VISITED_FILES_CACHE, VISITED_PAGES_CACHE } from '../core/places';
import { isPageInPlaceOf } from '../keepResponse';
import { findKept, keepVisited, pageKey } from './keptFiles';
import { scope, type FetchEvent } from './scope';

/** How long a page that is kept waits for a newer one: in a tunnel a connection is often there and silent. */
const PATIENCE_MS = 3_000;

const isOwn = (response: Response) =>
  response.ok && response.type === 'basic' && !response.redirected && !isPageInPlaceOf(response.url, response);

/** A file whose name changes with its content: the kept copy, else the network's, which is kept. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await findKept(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (isOwn(response)) event.waitUntil(keepVisited(VISITED_FILES_CACHE, request.url, response.clone()));
  return response;
}

/** Everything else of the site: the newest, or the kept copy without a network. */
export async function answerFresh(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (isOwn(response)) event.waitUntil(keepVisited(VISITED_FILES_CACHE, request.url, response.clone()));
    return response;
  } catch (error) {
    const kept = await findKept(request.url);
    if (kept) return kept;
    throw error;
  }
}

/**
 * Sends the reader to the page that says that there is no network and lists what is saved, in the language of the
 * address. Sent, not shown in its place: the site's scripts would take it for the page of the address.
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

function later<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), PATIENCE_MS));
}

/** A navigation: the network's page, the kept one where the network fails or dawdles, else the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const key = pageKey(event.request.url);
  // The start page of a language is kept with the slash at its end.
  const kept = (await findKept(key)) ?? (await findKept(`${key}/`));
  const fetched = fetch(event.request).then((response) => {
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isOwn(response) && isPage) event.waitUntil(keepVisited(VISITED_PAGES_CACHE, key, response.clone()));
    return kept && response.status >= 500 ? kept : response;
  });
  if (!kept) return fetched.catch(() => toOfflinePage(event.request.url));
  event.waitUntil(fetched.catch(() => undefined));
  return Promise.race([fetched.catch(() => kept), later(kept)]);
}
