/** What the reader answered; `undefined` until then. */
export type Consent = 'granted' | 'denied';

export const CONSENT_KEY = 'analytics-consent';

/** The stored answer, or `undefined` when there is none or it is unreadable. */
export function parseConsent(stored: string | null): Consent | undefined {
  return stored === 'granted' || stored === 'denied' ? stored : undefined;
}

/** The parts of an address that make a page view of their own. */
export interface PageAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** Whether moving from one address to the other is a page view: path, query or hash changed. */
export function isPageView(from: PageAddress | null, to: PageAddress): boolean {
  return from === null || from.pathname !== to.pathname || from.search !== to.search || from.hash !== to.hash;
}

/** The path that is reported for a page view. */
export function reportedPath({ pathname, search, hash }: PageAddress): string {
  return pathname + search + hash;
}
