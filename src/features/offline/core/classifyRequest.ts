import { DOWNLOAD_HEADER } from './headers';
import { isHashed, isList } from './paths';

/**
 * How the worker answers a request: `pass` leaves it to the browser, `file` is a file that never changes, `page` is a
 * navigation, and `fresh` is everything else of the site, for which the newest version is preferred.
 */
export type RequestKind = 'pass' | 'file' | 'page' | 'fresh';

/** The parts of a request that decide how it is answered. */
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
 * Left to the browser are other origins, requests other than GET, ranges of media, the worker itself, the lists of
 * courses, and `/__/`, where Firebase serves its sign-in.
 *
 * @param root - origin and base path of the site, such as `https://example.com/`
 */
export function classifyRequest(request: RequestFacts, root: string): RequestKind {
  const { origin, pathname } = new URL(request.url);
  const { origin: ownOrigin, pathname: base } = new URL(root);
  if (request.method !== 'GET' || origin !== ownOrigin || !pathname.startsWith(base)) return 'pass';
  if (request.hasHeader('range') || request.hasHeader(DOWNLOAD_HEADER)) return 'pass';
  if (pathname === `${base}sw.js` || isList(pathname) || pathname.startsWith('/__/')) return 'pass';
  if (request.mode === 'navigate') return 'page';
  // With these cache modes the page does not accept the cached copy.
  if (isHashed(pathname) && request.cache !== 'reload' && request.cache !== 'no-store') return 'file';
  return 'fresh';
}
