/** Query parameter of the sign-in screen with the path to which the reader returns. */
export const RETURN_PARAMETER = 'return';

const LONGEST = 1024;
const PLACEHOLDER_ORIGIN = 'https://site.invalid';
// Browsers drop tabs and line breaks from URLs and read a backslash as a slash.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const TREACHEROUS = /[\\\u0000-\u001f\u007f-\u009f]/;

/** The routes that a reader must not be sent back to, since they would only redirect again. */
interface SignInRoutes {
  login: string;
  register: string;
  logout: string;
  main: string;
}

function isRooted(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !TREACHEROUS.test(path);
}

function parseOnSite(path: string): URL | undefined {
  try {
    const url = new URL(path, PLACEHOLDER_ORIGIN);
    // Resolving dot segments can move a second slash to the front (`/.//evil`), and the router decodes its path
    // (`/%5Cevil`; a malformed sequence makes it throw).
    const safe =
      url.origin === PLACEHOLDER_ORIGIN && isRooted(url.pathname) && isRooted(decodeURIComponent(url.pathname));
    return safe ? url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a path leads to one of the routes, in any language and spelling: `/en/logout`, `/logout.html`, `/log%6Fut/`.
 * Other paths that end in the same way are refused too, which does no harm.
 */
function leadsTo(routes: readonly string[], pathname: string): boolean {
  const route = decodeURIComponent(pathname)
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html)?\/*$/, '');
  return routes.some((candidate) => route.endsWith(candidate));
}

/**
 * Reads a return path from the URL, where anybody may have put anything.
 *
 * @param raw - the parameter's value: a path without locale prefix, or anything at all
 * @returns the path, query and hash to return to. It begins with exactly one slash, so that no prefix can turn it into
 * another origin; undefined where it is not a path of the site.
 */
export function parseReturnPath(
  raw: string | null,
  { login, register, logout, main }: SignInRoutes,
): string | undefined {
  if (!raw || raw.length > LONGEST || !isRooted(raw)) return undefined;
  const url = parseOnSite(raw);
  if (!url || leadsTo([login, register, logout, main], url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
