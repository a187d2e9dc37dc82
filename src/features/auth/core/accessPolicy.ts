import { parseReturnPath, RETURN_PARAMETER } from './returnPath';
import type { Session } from './session';

/** Which paths the gate watches, without the locale prefix, and the prefix itself. */
export interface AccessPolicy {
  /** The base path of the site in the reader's language: `/` or `/en/`. */
  base: string;
  login: string;
  register: string;
  logout: string;
  /** The screen for signing in and out. */
  main: string;
  home: string;
  /** Routes for signed-in readers only. */
  protected: readonly string[];
  /** Of these, the ones that also show what is kept in the browser: a site without sign-in opens them to everybody. */
  personal: readonly string[];
  /** Watched routes that are open to signed-out readers. */
  public: readonly string[];
}

/** The gate's decision for a path. After `signOut` the gate decides again, for the session that is then signed out. */
export type Access =
  | { readonly kind: 'page' }
  | { readonly kind: 'publicView' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'signOut' }
  | { readonly kind: 'redirect'; readonly to: string };

const PAGE: Access = { kind: 'page' };
const PUBLIC_VIEW: Access = { kind: 'publicView' };
const WAIT: Access = { kind: 'wait' };
const SIGN_OUT: Access = { kind: 'signOut' };

/** The gate of this site, for the language that is served under `base`. */
export function sitePolicy(base: string): AccessPolicy {
  return {
    base,
    login: '/login',
    register: '/register',
    logout: '/logout',
    main: '/sign-in',
    home: '/',
    protected: ['/profile', '/dashboard', '/settings', '/logout'],
    personal: ['/dashboard', '/settings'],
    public: ['/', '/sign-in'],
  };
}

/** The path of a route in the policy's language. */
export function localPath(route: string, { base }: AccessPolicy): string {
  return base + route.slice(1);
}

interface Asked {
  /** Path without the locale prefix and without what Docusaurus' own normalization removes. */
  route: string;
  query: string;
  hash: string;
}

function readPath(path: string, base: string): Asked | undefined {
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  const rooted = `${pathname}/`.startsWith(base) ? pathname.slice(base.length - 1) : undefined;
  if (rooted === undefined) return undefined;
  // Without the look-behind, the pattern would rescan thousands of slashes from each of them (quadratic time).
  const route = rooted.replace(/(?:\/index)?\.html$/, '').replace(/(?<!\/)\/+$/, '') || '/';
  return { route, query, hash };
}

/** The watched route that a path leads to, without its locale prefix; undefined for every ordinary page. */
export function gateRoute(path: string, policy: AccessPolicy): string | undefined {
  const route = readPath(path, policy.base)?.route;
  const watched = [policy.login, policy.register, policy.logout, policy.main, ...policy.protected];
  return watched.find((candidate) => candidate === route);
}

function redirect(route: string, policy: AccessPolicy): Access {
  return { kind: 'redirect', to: localPath(route, policy) };
}

function decideSignedOut({ route, query, hash }: Asked, policy: AccessPolicy): Access {
  if (route === policy.register || policy.public.includes(route)) return PUBLIC_VIEW;
  if (route === policy.login || route === policy.logout) return redirect(policy.main, policy);
  if (!policy.protected.includes(route)) return PAGE;
  const back = new URLSearchParams({ [RETURN_PARAMETER]: route + query + hash });
  return redirect(`${policy.main}?${back.toString()}`, policy);
}

function decideSignedIn({ route, query }: Asked, email: string, policy: AccessPolicy): Access {
  if (route === policy.login && email) return SIGN_OUT;
  if (route === policy.logout) return SIGN_OUT;
  if (route === policy.register) return redirect(policy.main, policy);
  if (route !== policy.main) return PAGE;
  const back = parseReturnPath(new URLSearchParams(query).get(RETURN_PARAMETER), policy);
  return back ? redirect(back, policy) : PAGE;
}

/**
 * Decides what a reader gets on a path. Only watched routes wait for the session; every other page renders at once.
 *
 * @param session - what is known about the reader; `off` counts as signed out
 * @param path - path with query and hash, as in the address bar
 */
export function decideAccess(session: Session, path: string, policy: AccessPolicy): Access {
  const asked = readPath(path, policy.base);
  if (!asked || (session.state === 'off' && policy.personal.includes(asked.route))) return PAGE;
  switch (session.state) {
    case 'unknown':
      return gateRoute(path, policy) ? WAIT : PAGE;
    case 'signedIn':
      return decideSignedIn(asked, session.user.email, policy);
    case 'off':
    case 'signedOut':
      return decideSignedOut(asked, policy);
  }
}
