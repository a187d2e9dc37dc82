/** URL at which the emulator listens; the build below uses the same URL. */
export const emulatorUrl = 'http://127.0.0.1:9099';

/** The emulator accepts any project name; no real project of this name is ever contacted. */
export const projectId = 'demo-site';

/** Settings of a build that signs in against the emulator. None of them is a secret or a real project's. */
export const authBuildEnvironment = {
  FIREBASE_API_KEY: 'local-emulator-key',
  FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_APP_ID: '1:1:web:1',
  FIREBASE_AUTH_EMULATOR_URL: emulatorUrl,
};
