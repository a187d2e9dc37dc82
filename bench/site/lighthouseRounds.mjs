// Runs Lighthouse (mobile, simulated) on a page several times and prints the median of each figure as JSON. Every round
// is a first visit in a new browser, because Lighthouse does not clear a page's storage.
//
//   node bench/site/lighthouseRounds.mjs <url> <rounds>
//
// Separate from the bench, because the TypeScript runner there changes the functions that Lighthouse sends into a page.
import process from 'node:process';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { LIGHTHOUSE_FLAGS, systemChromium } from '../../scripts/chromium.mjs';
import { median } from '../measuring.mjs';

const [url, rounds] = process.argv.slice(2);
const results = [];
for (let round = 0; round < Number(rounds); round += 1) {
  const chrome = await launch({ chromePath: systemChromium(), chromeFlags: LIGHTHOUSE_FLAGS });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' });
    const figure = (name) => lhr.audits[name]?.numericValue;
    results.push({
      performance: lhr.categories.performance.score * 100,
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      machine: lhr.environment.benchmarkIndex,
    });
  } finally {
    chrome.kill();
  }
}
const names = Object.keys(results[0]);
const medians = names.map((name) => [name, median(results.map((result) => result[name]))]);
console.log(JSON.stringify(Object.fromEntries(medians)));
