import { describe, expect, it } from 'vitest';
import { authContentSources } from './contentSources';

describe('authContentSources', () => {
  it('adds nothing where sign-in is off', () => {
    expect(Object.values(authContentSources(undefined)).flat()).toEqual([]);
  });

  it("adds Google's loader, the two APIs and the project's own domain", () => {
    expect(authContentSources({ authDomain: 'site.firebaseapp.test' })).toEqual({
      'script-src': ['https://apis.google.com'],
      'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      'frame-src': ['https://site.firebaseapp.test'],
    });
  });

  it("adds the emulator's origin where the build talks to one", () => {
    const sources = authContentSources({
      authDomain: 'site.firebaseapp.test',
      authEmulatorUrl: 'http://127.0.0.1:9099/',
    });
    expect(sources['connect-src']).toContain('http://127.0.0.1:9099');
    expect(sources['frame-src']).toContain('http://127.0.0.1:9099');
    expect(sources['script-src']).toEqual(['https://apis.google.com']);
  });
});
