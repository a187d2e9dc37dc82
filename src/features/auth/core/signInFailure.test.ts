import { describe, expect, it } from 'vitest';
import { classifyFailure } from './signInFailure';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('classifyFailure', () => {
  it.each([
    ['auth/popup-blocked', 'popupBlocked'],
    ['auth/popup-closed-by-user', 'popupClosed'],
    ['auth/cancelled-popup-request', 'superseded'],
    ['auth/internal-error', 'unreachable'],
    ['auth/network-request-failed', 'unreachable'],
    ['auth/unauthorized-domain', 'notEnabledHere'],
    ['auth/operation-not-allowed', 'notEnabledHere'],
    ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'misconfigured'],
    ['auth/requests-from-referer-https://site.test-are-blocked.', 'misconfigured'],
    ['auth/web-storage-unsupported', 'browserUnsupported'],
    ['auth/user-disabled', 'accountDisabled'],
    ['auth/too-many-requests', 'tooManyAttempts'],
    ['auth/something-new', 'unknown'],
    ['auth/constructor', 'unknown'],
  ])('classifies %s as %s', (code, expected) => {
    expect(classifyFailure(withCode(code))).toBe(expected);
  });

  it.each([[undefined], [null], ['text'], [42], [{}], [new Error('without a code')], [{ code: 7 }]])(
    'survives %j',
    (error) => {
      expect(classifyFailure(error)).toBe('unknown');
    },
  );
});
