import { defineConfig } from '@playwright/test';
import { wholeBrowser } from './tests/browsers';
import { LEFT_OUT, TRIES_ALL } from './tests/trials';

const PORT = 4183;

/** Sign-in against the Firebase Auth emulator; each worker has one of its own. */
export default defineConfig({
  testDir: 'tests/e2e-auth',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // Much of it is waiting for windows and for services that are silent.
  workers: 3,
  // The second try tells a test that fails from one that passes now and then; in `npm run test:all` both are failures.
  retries: 1,
  failOnFlakyTests: TRIES_ALL,
  forbidOnly: true,
  grepInvert: LEFT_OUT,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/auth.json' }]],
  outputDir: 'test-results/auth',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    // Recording a trace looks into the page all the time, which the browser takes for the reader's doing.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Not Playwright's light one: pop-ups are to be treated as readers' browsers treat them.
    ...wholeBrowser,
    // Playwright lets every pop-up through; readers' browsers do not.
    launchOptions: { ...wholeBrowser.launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] },
  },
  webServer: {
    command: 'node scripts/serve-build.mjs .cache/auth/build',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
});
