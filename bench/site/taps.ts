/**
 * How long after a tap a control works, on a phone's screen with the CPU slowed down four times: on a hydrated page, as
 * it is after three idle seconds; with the scripts loaded and the page waiting for its reader; when the scripts have
 * just been fetched; and over slow 4G (1.6 Mbit/s, 150 ms) with nothing fetched.
 *
 *   npm run build && npm run bench:taps -- [--rounds 5]
 *
 * A control works when the search has the focus, the menu is shown, or the Run button reports that it runs. Run is
 * below the first screen: a finger scrolls there before it taps, which also counts as the reader's first action. Exits
 * with status 1 if a median misses its goal.
 */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Locator } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';
import { repositoryRoot } from '../../scripts/install.mjs';
import { median } from '../measuring.mjs';
import { serveShaped, type ShapedServer } from '../shapedServer';
import {
  FAST,
  PHONE,
  saveData,
  scrollWithFinger,
  SLOW_4G,
  slowDown,
  waitAfterTap,
  watchTaps,
  type Effect,
} from './phone';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const STATES = ['alive', 'read', 'fetched', 'absent'] as const;
type State = (typeof STATES)[number];
/** The longest median of each state, in milliseconds. */
type Goals = Readonly<Record<State, number>>;
/** For controls that need the site's scripts. */
const NEEDS_SCRIPTS: Goals = { alive: 300, read: 300, fetched: 300, absent: 1500 };
/** For controls that the browser or the inline script handles. */
const NEEDS_NONE: Goals = { alive: 200, read: 200, fetched: 200, absent: 200 };
/** A control that does not work after this time never will. */
const LIMIT_MS = 30_000;

interface Control {
  readonly name: string;
  readonly page: string;
  readonly selector: string;
  readonly goals: Goals;
  /** The effect of the control once it works. */
  readonly effect: (control: Locator) => Effect | Promise<Effect>;
}

const CONTROLS: readonly Control[] = [
  {
    name: 'search',
    page: '/',
    selector: 'a[data-opens]',
    goals: NEEDS_SCRIPTS,
    effect: () => ({ focused: 'input' }),
  },
  {
    name: 'menu',
    page: '/',
    selector: '.navbar__toggle',
    goals: NEEDS_NONE,
    effect: () => ({ shown: '.navbar-sidebar:popover-open' }),
  },
  {
    name: 'run',
    page: '/docs/database/learn-sql-in-30-days/05-sorting-and-limiting',
    selector: '.markdown button[aria-controls]',
    goals: NEEDS_SCRIPTS,
    // Read before the tap: the Stop button, which replaces Run, names no answer.
    effect: async (run) => ({ shown: `[id="${await run.getAttribute('aria-controls')}"][aria-busy=true]` }),
  },
];

async function timeTap(browser: Browser, server: ShapedServer, control: Control, state: State): Promise<number> {
  const context = await browser.newContext(PHONE);
  const isAbsent = state === 'absent';
  server.setLine(isAbsent ? SLOW_4G : FAST);
  if (isAbsent) await saveData(context);
  await watchTaps(context);
  const page = await context.newPage();
  await slowDown(page);
  const fetched = !isAbsent && page.waitForEvent('requestfinished', (request) => /\/main\./.test(request.url()));
  await page.goto(server.url + control.page, { waitUntil: 'load' });
  await fetched;
  if (state === 'alive') await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' });
  if (state === 'read') {
    await page.waitForFunction(() => 'docusaurus' in window);
    await page.waitForLoadState('networkidle');
  }
  const tapped = page.locator(control.selector).first();
  await scrollWithFinger(page, tapped);
  const wait = waitAfterTap(page, await control.effect(tapped), LIMIT_MS);
  await tapped.tap({ timeout: LIMIT_MS });
  const { there: time } = await wait;
  await context.close();
  if (time === Infinity) {
    throw new Error(`${control.name} (scripts: ${state}) did not work within ${LIMIT_MS / 1000} s of a tap.`);
  }
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
    for (const state of STATES) {
      const times: number[] = [];
      for (let round = 0; round < Number(options.rounds); round += 1) {
        times.push(await timeTap(browser, server, control, state));
      }
      const isReached = median(times) <= control.goals[state];
      hasMissed ||= !isReached;
      const cells = [median(times), Math.max(...times)].map(Math.round);
      console.log(
        `| ${control.name} | ${state} | ${cells.join(' | ')} | ${control.goals[state]} ms ${isReached ? 'reached' : 'missed'} |`,
      );
    }
  }
  await browser.close();
  server.close();
  process.exit(hasMissed ? 1 : 0);
}

void main();
