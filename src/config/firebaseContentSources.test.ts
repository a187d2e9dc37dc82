import { describe, expect, it } from 'vitest';
import { firebaseContentSources } from './firebaseContentSources';
import { resolveServices, type Environment } from './services';

const ON = {
  FIREBASE_API_KEY: 'AIzaSyB-1234567890',
  FIREBASE_AUTH_DOMAIN: 'site.firebaseapp.test',
  FIREBASE_PROJECT_ID: 'site',
  FIREBASE_APP_ID: '1:2:web:3',
};
const sourcesOf = (environment: Environment) =>
  firebaseContentSources(resolveServices(environment, { FIREBASE_API_KEY: 'your-api-key' }));

describe('firebaseContentSources', () => {
  it.each([{}, { FIREBASE_API_KEY: '' }, { FIREBASE_API_KEY: 'your-api-key' }])(
    'adds nothing where sign-in is off: %j',
    (environment) => {
      expect(Object.values(sourcesOf(environment)).flat()).toEqual([]);
    },
  );

  it("adds Google's loader, the two APIs and the project's own domain", () => {
    expect(sourcesOf(ON)).toEqual({
      'script-src': ['https://apis.google.com'],
      'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      'frame-src': ['https://site.firebaseapp.test'],
    });
  });

  it("adds the emulator's origin where the build uses one", () => {
    const sources = sourcesOf({ ...ON, FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099/' });
    expect(sources['connect-src']).toContain('http://127.0.0.1:9099');
    expect(sources['frame-src']).toContain('http://127.0.0.1:9099');
    expect(sources['script-src']).toEqual(['https://apis.google.com']);
  });
});
