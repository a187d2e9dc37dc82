/**
 * How long after a tap a control works, on a phone's screen with the CPU slowed down four times: with the scripts run,
 * as a page is three seconds after it was idle; with the scripts fetched, but not run, as it waits for its reader; and
 * on slow 4G (1.6 Mbit/s, 150 ms) with nothing fetched.
 *
 *   npm run build && npm run bench:taps -- [--rounds 5]
 *
 * A control works when the search has the focus, the menu is there, Run says that it runs. The first tap on Run comes
 * after scrolling to it, which is a sign of the reader too. Ends with status 1 when a median misses its goal.
 */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';
import { repositoryRoot } from '../../scripts/install.mjs';
import { median } from '../measuring.mjs';
import { serveShaped, type ShapedServer } from '../shapedServer';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const SLOWDOWN = 4;
const SLOW_4G = { latencyMs: 150, bytesPerSecond: 200_000 };
const FAST = { latencyMs: 0, bytesPerSecond: Infinity };
const GOALS = { run: 300, fetched: 300, absent: 1500 } as const;
type State = keyof typeof GOALS;
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

interface Control {
  readonly name: string;
  readonly page: string;
  readonly selector: string;
  /** JavaScript that is true once it works. */
  readonly works: string;
}

const LESSON = '/docs/database/learn-sql-in-30-days/05-sorting-and-limiting';
const RUN = '.markdown button[aria-controls]';
const CONTROLS: readonly Control[] = [
  {
    name: 'search',
    page: '/',
    selector: 'a[data-opens]',
    works: `document.activeElement.matches('input')`,
  },
  {
    name: 'menu',
    page: '/',
    selector: '.navbar__toggle',
    works: `document.querySelector('.navbar-sidebar--show') !== null`,
  },
  {
    name: 'run',
    page: LESSON,
    selector: RUN,
    works: `document.getElementById(document.querySelector('${RUN}').getAttribute('aria-controls'))?.ariaBusy === 'true'`,
  },
];

/** Keeps in the page when the finger came down and when the control worked, to the frame. */
const watchTap = (works: string) => `
  window.tapTime = new Promise((resolve) => addEventListener('pointerdown', ({ timeStamp }) => {
    const look = () => ${works} ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look);
    look();
  }, { once: true, capture: true }));
  undefined`;

async function timeTap(browser: Browser, server: ShapedServer, control: Control, state: State): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const isAbsent = state === 'absent';
  server.setLine(isAbsent ? SLOW_4G : FAST);
  if (isAbsent)
    await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const fetched = !isAbsent && page.waitForEvent('requestfinished', (request) => /\/main\./.test(request.url()));
  await page.goto(server.url + control.page, { waitUntil: 'load' });
  await fetched;
  if (state === 'run') await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' });
  await page.evaluate(watchTap(control.works));
  await page.locator(control.selector).first().tap();
  const time = await page.evaluate<number>('window.tapTime');
  await context.close();
  return time;
}

async function main(): Promise<void> {
  const server = await serveShaped(path.join(repositoryRoot, 'build'));
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  let hasMissed = false;
  console.log('| control | scripts | median ms | worst ms | goal |\n|---|---|---|---|---|');
  for (const control of CONTROLS) {
    for (const state of ['run', 'fetched', 'absent'] as const) {
      const times: number[] = [];
      for (let round = 0; round < Number(options.rounds); round += 1) {
        times.push(await timeTap(browser, server, control, state));
      }
      const isReached = median(times) <= GOALS[state];
      hasMissed ||= !isReached;
      const cells = [median(times), Math.max(...times)].map(Math.round);
      console.log(`| ${control.name} | ${state} | ${cells.join(' | ')} | ${isReached ? 'reached' : 'missed'} |`);
    }
  }
  await browser.close();
  server.close();
  process.exit(hasMissed ? 1 : 0);
}

void main();
