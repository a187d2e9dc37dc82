import type { Services } from './services';

/** What a service adds to a content security policy: further sources by directive. */
export type ContentSources = Readonly<Record<'script-src' | 'connect-src' | 'frame-src', readonly string[]>>;

/**
 * The sources that sign-in needs beyond the site itself; none where it is off. `connect-src` matters on every page,
 * since a signed-in reader is recognised on all of them; the other two, where the reader signs in. Measured against the
 * emulator: without any one of them, signing in fails.
 */
export function firebaseContentSources({ firebase }: Pick<Services, 'firebase'>): ContentSources {
  if (firebase.state === 'off') return { 'script-src': [], 'connect-src': [], 'frame-src': [] };
  const { authDomain, authEmulatorUrl } = firebase.settings;
  const emulator = authEmulatorUrl ? [new URL(authEmulatorUrl).origin] : [];
  return {
    'script-src': ['https://apis.google.com'],
    'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...emulator],
    'frame-src': [`https://${authDomain}`, ...emulator],
  };
}
