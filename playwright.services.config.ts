import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { lightBrowser } from './tests/browsers';

const PORT = Number(process.env.E2E_PORT ?? 4193);

/** The site with Algolia, analytics and comments on; the services themselves are doubles at the browser's network edge. */
export default defineConfig({
  ...base,
  testDir: 'tests',
  testMatch: ['e2e-services/*.spec.ts', 'e2e/auth-off.spec.ts'],
  reporter: [['list'], ['json', { outputFile: 'test-results/services.json' }]],
  outputDir: 'test-results/services',
  projects: undefined,
  use: { ...base.use, ...lightBrowser, baseURL: `http://127.0.0.1:${PORT}` },
  webServer: {
    command: 'node scripts/serve-build.mjs .cache/services/build',
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
});
