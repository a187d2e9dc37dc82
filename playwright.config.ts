import { defineConfig } from '@playwright/test';
import { lightBrowser, wholeBrowser } from './tests/browsers';

const PORT = Number(process.env.E2E_PORT ?? 4173);

/** Tests of how pages come, move, print and live without a network, and of readers' own code. */
const IN_WHOLE_BROWSER = [
  'code-lab',
  'code-lab-sandbox',
  'first-load',
  'fonts',
  'islands',
  'navigation',
  'next-page',
  'offline',
  'places',
  'print',
  'progress-cost',
  'resilience',
  'taps',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // Two browsers on two busy cores: a test that passes the second time is reported as flaky, not as failed.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    // Recording a trace looks into the page all the time, which the browser takes for the reader's doing.
    trace: 'off',
  },
  projects: [
    { name: 'whole', testMatch: IN_WHOLE_BROWSER, use: wholeBrowser },
    { name: 'light', testIgnore: IN_WHOLE_BROWSER, use: lightBrowser },
  ],
  webServer: {
    command: 'node scripts/serve-build.mjs',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
});
