/** The reader's answer; `undefined` until there is one. */
export type Consent = 'granted' | 'denied';

export const CONSENT_KEY = 'analytics-consent';

/** The stored answer, or `undefined` when there is none or it is unreadable. */
export function parseConsent(stored: string | null): Consent | undefined {
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
}

/** The parts of a URL that distinguish page views. */
export interface PageAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** Whether moving from one URL to another is a page view: the path, the query or the hash changed. */
export function isPageView(from: PageAddress | null, to: PageAddress): boolean {
  return from === null || from.pathname !== to.pathname || from.search !== to.search || from.hash !== to.hash;
}

/** The path reported for a page view. */
export function reportedPath({ pathname, search, hash }: PageAddress): string {
  return pathname + search + hash;
}
