import { existsSync } from 'node:fs';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { lightBrowser, wholeBrowser } from './tests/browsers';
import { LEFT_OUT, TRIES_ALL } from './tests/trials';

const PORT = Number(process.env.E2E_PORT ?? 4173);

/** Tests of how pages come, move, print and live without a network, and of readers' own code. */
const IN_WHOLE_BROWSER = [
  'code-lab',
  'code-lab-sandbox',
  'first-load',
  'fonts',
  'islands',
  'print',
  'progress-cost',
  'reading-positions',
].map((name) => `**/${name}.spec.ts`);

/** Of these the languages take turns: Vietnamese in the whole browser, English in the light one, which is cheaper. */
const IN_BOTH_BROWSERS = ['navigation', 'next-page', 'offline', 'resilience', 'taps'];
const IN_BOTH = IN_BOTH_BROWSERS.map((name) => `**/${name}.spec.ts`);
const ENGLISH_OF_BOTH = new RegExp(`(?:${IN_BOTH_BROWSERS.join('|')})\\.spec\\.ts .*\\(en\\b`);

/** Tests of what a host decides: headers, clean URLs, redirects, missing pages. */
const OF_HOST = ['addresses', 'host-files'].map((name) => `**/${name}.spec.ts`);
/** `npm test` installs it; without it, the tests of hosts run on the loopback server alone. */
const hasFirebase = existsSync('tests/auth-emulator/node_modules/superstatic');
if (!hasFirebase) console.warn('Firebase Hosting’s own server is not tried: it is not installed (npm test does that).');
const FIREBASE_PORT = PORT + 500;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // The second try tells a test that fails from one that passes now and then; in `npm run test:all` both are failures.
  retries: 1,
  failOnFlakyTests: TRIES_ALL,
  forbidOnly: true,
  // A project's own `grepInvert` replaces this one.
  grepInvert: LEFT_OUT,
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
    {
      name: 'whole',
      testMatch: [...IN_WHOLE_BROWSER, ...IN_BOTH],
      grepInvert: [ENGLISH_OF_BOTH, ...LEFT_OUT],
      use: wholeBrowser,
    },
    { name: 'light', testIgnore: [...IN_WHOLE_BROWSER, ...IN_BOTH], use: lightBrowser },
    { name: 'light, in English', testMatch: IN_BOTH, grep: ENGLISH_OF_BOTH, use: lightBrowser },
    ...(hasFirebase
      ? [
          {
            name: 'on Firebase Hosting',
            testMatch: OF_HOST,
            use: { ...lightBrowser, baseURL: `http://127.0.0.1:${FIREBASE_PORT}` },
          },
        ]
      : []),
  ],
  webServer: [
    { command: 'node scripts/serve-build.mjs', port: PORT },
    ...(hasFirebase ? [{ command: 'node scripts/serve-firebase.mjs', port: FIREBASE_PORT }] : []),
  ].map(({ command, port }) => ({
    command,
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  })),
});
