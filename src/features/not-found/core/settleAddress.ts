/** The little of `location` that tells which address was asked for. */
export interface Asked {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Where the languages of the site are: `/` and `/en/`. */
export interface Bases {
  /** Of the not-found page that is shown. */
  readonly own: string;
  /** Of the others that are below it. */
  readonly below: readonly string[];
}

/** `go`: another page is to be loaded. `show`: this one is right, for that address. */
export type Settled = { readonly go: string } | { readonly show: string };

/**
 * Says what the not-found page does with the address that it is served for: a page may be there under the plain form
 * of the address, or the host has one not-found page for all languages, and this is not the reader's.
 *
 * Its text stands in the page, so it uses nothing from outside itself.
 *
 * @param isRedirected - whether the host led here; it may do so again, so the same page is not asked for once more
 */
export function settleAddress(asked: Asked, { own, below }: Bases, isRedirected: boolean): Settled {
  const { pathname, search, hash } = asked;
  const rest = search + hash;
  const plain = pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  const home = [own, ...below].find((base) => base === `${plain}/`);
  const right = home ?? plain;
  if (right !== pathname && !isRedirected) return { go: right + rest };
  const language = below.find((base) => pathname.startsWith(base));
  // A host that has not even that page would send the reader round in circles.
  if (language && pathname !== `${language}404`)
    return { go: `${language}404?from=${encodeURIComponent(pathname + rest)}` };
  // Handed over by the not-found page of another language.
  const from = new URLSearchParams(search).get('from') ?? '';
  const isOurs = pathname === `${own}404` && from.startsWith(own) && !/^\/[/\\]|[\0-\x20]/.test(from);
  return { show: isOurs ? from : pathname + rest };
}
