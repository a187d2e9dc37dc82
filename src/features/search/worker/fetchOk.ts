import { RetryError } from './RetryError';

export type FetchPort = (url: string, options: { cache: RequestCache }) => Promise<Response>;

/** Time before a failed request is repeated, in milliseconds: a connection that has just changed refuses requests. */
const PAUSE = 500;

/**
 * Fetches a file of the search; a request that gets no answer is sent once more.
 *
 * @throws {@link RetryError} when the file is not there, or the second request gets no answer either
 */
export async function fetchOk(fetch: FetchPort, url: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(url, { cache })
    .catch(async () => {
      await new Promise((settle) => setTimeout(settle, PAUSE));
      return fetch(url, { cache });
    })
    .catch((error: unknown) => {
      throw new RetryError('network', String(error));
    });
  // A dev server answers an unknown path with a page, and a captive portal answers every path with one.
  const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
  if (response.ok && !isPage) return response;
  const isMissing = response.status === 404;
  throw new RetryError(isMissing ? 'missing-index' : isPage ? 'page-instead' : 'network', `${url}: ${response.status}`);
}
