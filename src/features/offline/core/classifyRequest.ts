import { DOWNLOAD_HEADER, isHashed, isList } from './places';

/**
 * How the worker answers: `pass` leaves the request to the browser, `file` never changes, `page` is a navigation,
 * `fresh` is everything else of the site, of which the newest is wanted.
 */
export type RequestKind = 'pass' | 'file' | 'page' | 'fresh';

/** The little of a request that decides. */
export interface RequestFacts {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly cache: string;
  readonly hasHeader: (name: string) => boolean;
}

/**
 * Decides how a request is answered.
 *
 * Other origins, whatever is not read, ranges of media, the worker itself, the lists of courses and `/__/`, where
 * Firebase serves its sign-in, are left alone.
 *
 * @param root - base path of the site and its origin, such as `https://example.com/`
 */
export function classifyRequest(request: RequestFacts, root: string): RequestKind {
  const { origin, pathname } = new URL(request.url);
  const { origin: ownOrigin, pathname: base } = new URL(root);
  if (request.method !== 'GET' || origin !== ownOrigin || !pathname.startsWith(base)) return 'pass';
  if (request.hasHeader('range') || request.hasHeader(DOWNLOAD_HEADER)) return 'pass';
  if (pathname === `${base}sw.js` || isList(pathname) || pathname.startsWith('/__/')) return 'pass';
  if (request.mode === 'navigate') return 'page';
  // Somebody distrusts the kept copy.
  if (isHashed(pathname) && request.cache !== 'reload' && request.cache !== 'no-store') return 'file';
  return 'fresh';
}
