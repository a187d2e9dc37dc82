import { RetryError } from './RetryError';

export type FetchPort = (url: string, options: RequestInit) => Promise<Response>;

/** Time before a failed request is repeated, in milliseconds: a connection that has just changed refuses requests. */
const PAUSE = 500;
/** Time for a file to arrive, in milliseconds; an index of 150 KB arrives in it over the slowest mobile networks. */
const PATIENCE = 40_000;

async function receive(fetch: FetchPort, url: string, cache: RequestCache): Promise<{ head: Response; text: string }> {
  const attempt = new AbortController();
  const timer = setTimeout(() => attempt.abort(), PATIENCE);
  try {
    const head = await fetch(url, { cache, signal: attempt.signal });
    return { head, text: await head.text() };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches a text file of the search; a request that gets no whole answer is sent once more.
 *
 * @throws {@link RetryError} when the file is not there, or the second request gets no whole answer either
 */
export async function fetchText(fetch: FetchPort, url: string, cache: RequestCache): Promise<string> {
  const { head, text } = await receive(fetch, url, cache)
    .catch(async () => {
      await new Promise((settle) => setTimeout(settle, PAUSE));
      return receive(fetch, url, cache);
    })
    .catch((error: unknown) => {
      throw new RetryError('network', String(error));
    });
  // A dev server answers an unknown path with a page, and a captive portal answers every path with one.
  const isPage = head.headers.get('content-type')?.includes('text/html') ?? false;
  if (head.ok && !isPage) return text;
  const isMissing = head.status === 404;
  throw new RetryError(isMissing ? 'missing-index' : isPage ? 'page-instead' : 'network', `${url}: ${head.status}`);
}
