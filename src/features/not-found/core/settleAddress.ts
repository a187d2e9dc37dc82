/** The parts of `location` that make up the requested URL. */
export interface Asked {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The base paths of the site's languages: `/` and `/en/`. */
export interface Bases {
  /** Base path of the language of this not-found page. */
  readonly own: string;
  /** Base paths of the other languages that are below it. */
  readonly below: readonly string[];
}

/** `go`: load another page. `show`: stay on this page, with that URL in the address bar. */
export type Settled = { readonly go: string } | { readonly show: string };

/**
 * Decides what the not-found page does with the URL for which it was served. There may be a page under the plain form
 * of the URL; or the host has a single not-found page for all languages, and this one is not in the reader's language.
 *
 * Its source text is inlined into the page, so it must not use anything from outside itself.
 *
 * @param isRedirected - whether the host redirected to this URL; it may do so again, so the plain form is not tried
 */
export function settleAddress(asked: Asked, { own, below }: Bases, isRedirected: boolean): Settled {
  const { pathname, search, hash } = asked;
  const rest = search + hash;
  const single = pathname.replace(/\/{2,}/g, '/');
  const plain = single.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  const home = [own, ...below].find((base) => base === `${plain}/`);
  const right = home ?? plain;
  if (right !== pathname && !isRedirected) return { go: right + rest };
  const language = below.find((base) => pathname.startsWith(base));
  // Without this check, a host that lacks that page too would redirect the reader forever.
  if (language && pathname !== `${language}404`)
    return { go: `${language}404?from=${encodeURIComponent(pathname + rest)}` };
  // Behind the base path of another language, a second slash would begin the name of a host. Browsers take a backslash
  // for a slash, drop control characters and resolve dots; the router decodes what is encoded.
  const isSafe = (path: string) => !/\/\/|[\\\0-\x20\x7F]|%(?:5c|7f|[01].)|\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
  // The original URL, if the not-found page of another language redirected here.
  const from = new URLSearchParams(search).get('from') ?? '';
  const isOurs = pathname === `${own}404` && from.startsWith(own) && isSafe(from.replace(/[?#].*/s, ''));
  if (isOurs) return { show: from };
  return { show: isSafe(single) ? single + rest : `${own}404` };
}
