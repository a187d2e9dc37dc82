import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';
import { repositoryRoot } from '../../scripts/install.mjs';
import { median } from '../measuring.mjs';
import { serveShaped, type Line } from '../shapedServer';

/** Longest acceptable waits for an answer, in milliseconds. */
const LIMITS = { first: 2500, second: 200, offline: 200 };
const SLOW_4G: Line = { latencyMs: 150, bytesPerSecond: 200_000 };
const FAST: Line = { latencyMs: 0, bytesPerSecond: Infinity };

const { values: options } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    page: { type: 'string', default: '/docs/database/learn-sql-in-30-days/04-filtering-with-where' },
    runs: { type: 'string', default: '5' },
  },
});

declare global {
  interface Window {
    firstAnswer: Promise<number>;
  }
}

/** Milliseconds from the click on Run to the answer on the page. */
async function pressRun(page: Page): Promise<number> {
  await page.evaluate(() => {
    const block = [...document.querySelectorAll('[aria-busy]')].map((answer) => answer.parentElement)[0];
    const answer = block?.querySelector('[aria-busy]');
    window.firstAnswer = new Promise((resolve) => {
      let pressed = 0;
      addEventListener('pointerdown', ({ timeStamp }) => (pressed ||= timeStamp), { capture: true });
      let wasBusy = false;
      new MutationObserver(() => {
        const isBusy = answer?.getAttribute('aria-busy') === 'true';
        if (wasBusy && !isBusy) resolve(performance.now() - pressed);
        wasBusy ||= isBusy;
      }).observe(block ?? document, { attributes: true, subtree: true });
    });
  });
  await page.locator('main').getByRole('button', { name: 'Chạy', exact: true }).first().click();
  return page.evaluate(() => window.firstAnswer);
}

async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

async function main(): Promise<void> {
  const server = await serveShaped(path.resolve(repositoryRoot, options.build));
  const browser = await chromium.launch({ executablePath: systemChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const times: Record<keyof typeof LIMITS, number[]> = { first: [], second: [], offline: [] };
  let bytes = 0;
  for (let run = 0; run < Number(options.runs); run += 1) {
    const context = await browser.newContext();
    const first = await openPage(context, server.url + options.page);
    server.setLine(SLOW_4G);
    server.takeBytes();
    times.first.push(await pressRun(first));
    bytes = server.takeBytes();
    server.setLine(FAST);
    await first.close();
    const second = await openPage(context, server.url + options.page);
    server.setLine(SLOW_4G);
    times.second.push(await pressRun(second));
    server.setLine(FAST);
    await second.close();
    const third = await openPage(context, server.url + options.page);
    await context.setOffline(true);
    times.offline.push(await pressRun(third));
    await context.close();
  }
  await browser.close();
  server.close();
  console.log(`${options.page}, ${options.runs} runs, slow 4G (1.6 Mbit/s, 150 ms a request)\n`);
  console.log('| press of Run to answer | median | worst | limit |\n|---|---|---|---|');
  let isTooSlow = false;
  for (const [name, limit] of Object.entries(LIMITS)) {
    const measured = times[name as keyof typeof LIMITS];
    isTooSlow ||= median(measured) > limit;
    console.log(
      `| ${name} | ${Math.round(median(measured))} ms | ${Math.round(Math.max(...measured))} ms | ${limit} ms |`,
    );
  }
  console.log(`\nBytes of the first run: ${Math.round(bytes / 1024)} KiB`);
  process.exit(isTooSlow ? 1 : 0);
}

void main();
