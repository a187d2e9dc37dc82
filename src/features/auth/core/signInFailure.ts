/**
 * Why signing in did not work, as far as the reader can do something about it. `superseded` needs no message: the
 * reader clicked the button again.
 */
export type SignInFailure =
  | 'popupBlocked'
  | 'popupClosed'
  | 'superseded'
  | 'unreachable'
  | 'notEnabledHere'
  | 'misconfigured'
  | 'browserUnsupported'
  | 'accountDisabled'
  | 'tooManyAttempts'
  | 'notInitialized'
  | 'unknown';

const BY_CODE: Readonly<Record<string, SignInFailure>> = {
  'popup-blocked': 'popupBlocked',
  'popup-closed-by-user': 'popupClosed',
  'user-cancelled': 'popupClosed',
  'cancelled-popup-request': 'superseded',
  // The SDK reports an internal error when a blocker or the network keeps Google's script from loading.
  'internal-error': 'unreachable',
  'network-request-failed': 'unreachable',
  timeout: 'unreachable',
  'unauthorized-domain': 'notEnabledHere',
  'operation-not-allowed': 'notEnabledHere',
  'admin-restricted-operation': 'notEnabledHere',
  'operation-not-supported-in-this-environment': 'browserUnsupported',
  'web-storage-unsupported': 'browserUnsupported',
  'user-disabled': 'accountDisabled',
  'too-many-requests': 'tooManyAttempts',
  'invalid-api-key': 'misconfigured',
  'app-not-authorized': 'misconfigured',
  'auth-domain-config-required': 'misconfigured',
  'configuration-not-found': 'misconfigured',
  'invalid-oauth-client-id': 'misconfigured',
  'invalid-oauth-provider': 'misconfigured',
};

// These codes contain the server's free text after the prefix.
const MISCONFIGURED = /^(?:api-key-|requests-(?:from|to)-|project-not-found)/;

/** Classifies an error thrown by the sign-in; never throws itself. */
export function classifyFailure(error: unknown): SignInFailure {
  const code = error instanceof Object && 'code' in error ? String(error.code).replace(/^auth\//, '') : '';
  if (Object.hasOwn(BY_CODE, code)) return BY_CODE[code] ?? 'unknown';
  return MISCONFIGURED.test(code) ? 'misconfigured' : 'unknown';
}
