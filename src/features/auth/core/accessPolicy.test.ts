import { describe, expect, it } from 'vitest';
import { decideAccess, gateRoute, sitePolicy, type Access } from './accessPolicy';
import type { Session } from './session';

const SESSIONS = {
  off: { state: 'off' },
  unknown: { state: 'unknown' },
  unreachable: { state: 'unknown', unreachable: true },
  signedOut: { state: 'signedOut' },
  signedIn: { state: 'signedIn', user: { name: 'Ada Lovelace', email: 'ada@example.test' } },
  withoutEmail: { state: 'signedIn', user: { name: 'Ada Lovelace', email: '' } },
} satisfies Record<string, Session>;

type SessionName = keyof typeof SESSIONS;

const page: Access = { kind: 'page' };
const publicView: Access = { kind: 'publicView' };
const wait: Access = { kind: 'wait' };
const signOut: Access = { kind: 'signOut' };
/** A redirect to `path` without the locale prefix, which the test adds. */
const to = (path: string): Access => ({ kind: 'redirect', to: path });

/** A redirect to the sign-in screen, which leads back afterwards. */
const toSignIn = (back: string) => to(`/sign-in?return=${encodeURIComponent(back)}`);

/** The gate's whole behaviour: for each path, the result for each session. */
const TABLE: Record<string, Record<SessionName, Access>> = {
  '/login': {
    off: to('/sign-in'),
    signedOut: to('/sign-in'),
    unknown: wait,
    unreachable: wait,
    signedIn: signOut,
    withoutEmail: page,
  },
  '/register': {
    off: publicView,
    signedOut: publicView,
    unknown: wait,
    unreachable: wait,
    signedIn: to('/sign-in'),
    withoutEmail: to('/sign-in'),
  },
  '/logout': {
    off: to('/sign-in'),
    signedOut: to('/sign-in'),
    unknown: wait,
    unreachable: wait,
    signedIn: signOut,
    withoutEmail: signOut,
  },
  '/sign-in': {
    off: publicView,
    signedOut: publicView,
    unknown: wait,
    unreachable: wait,
    signedIn: page,
    withoutEmail: page,
  },
  [`/sign-in?return=${encodeURIComponent('/profile?a=1#b')}`]: {
    off: publicView,
    signedOut: publicView,
    unknown: wait,
    unreachable: wait,
    signedIn: to('/profile?a=1#b'),
    withoutEmail: to('/profile?a=1#b'),
  },
  [`/sign-in?return=${encodeURIComponent('//evil.test')}`]: {
    off: publicView,
    signedOut: publicView,
    unknown: wait,
    unreachable: wait,
    signedIn: page,
    withoutEmail: page,
  },
  '/profile': {
    off: toSignIn('/profile'),
    signedOut: toSignIn('/profile'),
    unknown: wait,
    unreachable: wait,
    signedIn: page,
    withoutEmail: page,
  },
  '/dashboard?tab=2#top': {
    off: page,
    signedOut: toSignIn('/dashboard?tab=2#top'),
    unknown: wait,
    unreachable: wait,
    signedIn: page,
    withoutEmail: page,
  },
  '/settings/': {
    off: page,
    signedOut: toSignIn('/settings'),
    unknown: wait,
    unreachable: wait,
    signedIn: page,
    withoutEmail: page,
  },
  '/settings.html': {
    off: page,
    signedOut: toSignIn('/settings'),
    unknown: wait,
    unreachable: wait,
    signedIn: page,
    withoutEmail: page,
  },
  '/': { off: publicView, signedOut: publicView, unknown: page, unreachable: page, signedIn: page, withoutEmail: page },
  '/docs/database': {
    off: page,
    signedOut: page,
    unknown: page,
    unreachable: page,
    signedIn: page,
    withoutEmail: page,
  },
  '/profiles': { off: page, signedOut: page, unknown: page, unreachable: page, signedIn: page, withoutEmail: page },
  '/docs/login': { off: page, signedOut: page, unknown: page, unreachable: page, signedIn: page, withoutEmail: page },
};

const BASES = ['/', '/en/', '/sub/', '/sub/en/'];

const cases = BASES.flatMap((base) =>
  Object.entries(TABLE).flatMap(([path, row]) =>
    Object.entries(row).map(([session, expected]) => ({ base, path, session: session as SessionName, expected })),
  ),
);

describe('decideAccess', () => {
  it.each(cases)('$session on $path under $base', ({ base, path, session, expected }) => {
    const prefixed = (route: string) => base + route.slice(1);
    const localized = expected.kind === 'redirect' ? { ...expected, to: prefixed(expected.to) } : expected;
    expect(decideAccess(SESSIONS[session], prefixed(path), sitePolicy(base))).toEqual(localized);
  });

  it('ignores paths outside its language', () => {
    expect(decideAccess(SESSIONS.signedOut, '/profile', sitePolicy('/en/'))).toEqual(page);
    expect(decideAccess(SESSIONS.unknown, '/english/profile', sitePolicy('/en/'))).toEqual(page);
  });

  it.each(BASES)('ends every chain of redirects under %s after at most two steps', (base) => {
    const policy = sitePolicy(base);
    for (const path of Object.keys(TABLE)) {
      for (const start of Object.values(SESSIONS)) {
        let session: Session = start;
        let address = base + path.slice(1);
        let access = decideAccess(session, address, policy);
        for (let step = 0; step < 2; step += 1) {
          if (access.kind === 'redirect') address = access.to;
          if (access.kind === 'signOut') session = SESSIONS.signedOut;
          access = decideAccess(session, address, policy);
        }
        expect(['page', 'publicView', 'wait']).toContain(access.kind);
      }
    }
  });
});

describe('gateRoute', () => {
  it('recognizes the watched routes in every spelling of their URL, and no others', () => {
    const policy = sitePolicy('/en/');
    expect(gateRoute('/en/sign-in?return=x', policy)).toBe('/sign-in');
    expect(gateRoute('/en/sign-in/index.html', policy)).toBe('/sign-in');
    expect(gateRoute('/en/logout/', policy)).toBe('/logout');
    expect(gateRoute('/en', policy)).toBeUndefined();
    expect(gateRoute('/en/', policy)).toBeUndefined();
    expect(gateRoute('/sign-in', policy)).toBeUndefined();
    expect(gateRoute('/en/docs/sign-in', policy)).toBeUndefined();
  });
});
