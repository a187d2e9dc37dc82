/** What sign-in adds to a content security policy: directive to further sources. */
export type ContentSources = Readonly<Record<'script-src' | 'connect-src' | 'frame-src', readonly string[]>>;

interface Addresses {
  authDomain: string;
  authEmulatorUrl?: string;
}

/**
 * The sources that the sign-in routes need beyond the site itself. Measured against the
 * emulator: without any one of them signing in fails.
 *
 * @param settings - the Firebase settings of this build; undefined where sign-in is off
 */
export function authContentSources(settings: Addresses | undefined): ContentSources {
  if (!settings) return { 'script-src': [], 'connect-src': [], 'frame-src': [] };
  const emulator = settings.authEmulatorUrl ? [new URL(settings.authEmulatorUrl).origin] : [];
  return {
    'script-src': ['https://apis.google.com'],
    'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...emulator],
    'frame-src': [`https://${settings.authDomain}`, ...emulator],
  };
}
