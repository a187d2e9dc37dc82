/**
 * Runs Lighthouse (mobile, simulated) on a home page, a lesson and a post of the built site; fails if accessibility,
 * best practices or SEO is below 100. Performance is not scored here; budgets of bytes cover it.
 */
import process from 'node:process';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { loadSettings } from '../src/config/settingsFile.mjs';
import { LIGHTHOUSE_FLAGS, systemChromium } from './chromium.mjs';
import { serveSite } from './serve.mjs';

const PAGES = ['/', '/en/docs/leetcode/bit-manipulation/191-number-of-1-bits', '/blog/uuid-primary-keys'];
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
// The canonical URL is the owner's, while the page under test is on the loopback address.
const SKIPPED = ['canonical', 'is-on-https', 'redirects-http'];

const { server, url } = await serveSite({ port: 4300, base: loadSettings().BASE_URL?.trim() });
const chrome = await launch({ chromePath: systemChromium(), chromeFlags: LIGHTHOUSE_FLAGS });
let failures = 0;
try {
  for (const page of PAGES) {
    const { lhr } = await lighthouse(url + page, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      skipAudits: SKIPPED,
      logLevel: 'error',
    });
    const scores = CATEGORIES.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]);
    console.log(`${page}: ${scores.map(([name, score]) => `${name} ${score}`).join(', ')}`);
    for (const [category, score] of scores) {
      if (score === 100) continue;
      failures += 1;
      for (const { id } of lhr.categories[category].auditRefs) {
        const audit = lhr.audits[id];
        if (audit.score !== null && audit.score < 1) console.error(`  ${category}: ${audit.title} (${id})`);
      }
    }
  }
} finally {
  chrome.kill();
  server.close();
}
process.exit(failures > 0 ? 1 : 0);
