import { RetryError } from './RetryError';

export type FetchPort = (url: string, options: { cache: RequestCache }) => Promise<Response>;

/**
 * Fetches a file of the search.
 *
 * @throws {@link RetryError} when the file is missing or cannot be fetched
 */
export async function fetchOk(fetch: FetchPort, url: string, cache: RequestCache): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { cache });
  } catch (error) {
    throw new RetryError('network', String(error));
  }
  // A dev server answers an unknown path with a page, and a captive portal answers every path with one.
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
  if (response.ok && !isPage) return response;
  const isMissing = response.status === 404;
  throw new RetryError(isMissing ? 'missing-index' : isPage ? 'page-instead' : 'network', `${url}: ${response.status}`);
}
