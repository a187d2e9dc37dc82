/**
 * How long a reader waits for the verdict on a right answer, which is tried on all data: from the click on the button
 * to the text on the page, in the built site with the CPU at a quarter of its speed.
 *
 *   npm run sql:grading
 */
import path from 'node:path';
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import { EXERCISES } from '../../courses/sql/exercises';
import { systemChromium } from '../../scripts/chromium.mjs';
import { repositoryRoot } from '../../scripts/install.mjs';
import { serveSite } from '../../scripts/serve.mjs';
import { siteTexts } from '../../scripts/content/codeTexts';
import { median } from '../measuring.mjs';

/** Factor by which the page's CPU is slowed down; workers keep their speed. */
const SLOWED = Number(process.argv[2] ?? 4);
const COURSE = 'docs/database/learn-sql-in-30-days';
/** From the second check on, the page knows the result of the solution. */
const CHECKS = 4;

const texts = siteTexts(repositoryRoot, 'vi');
const textOf = (id: string) => texts[id] ?? '';

/** Clicks the button and waits for the verdict, inside the page. */
function timeOfCheck(page: Page, id: string): Promise<number> {
  return page.evaluate(
    ({ exercise, button, right }) =>
      new Promise<number>((resolve, reject) => {
        const root = document.getElementById(exercise);
        const verdict = root?.querySelector('[role="status"]');
        const press = [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === button);
        if (!verdict || !press) return reject(new Error(`${exercise} has no verdict or button.`));
        const started = performance.now();
        const observer = new MutationObserver(() => {
          if (!right.some((text) => verdict.textContent.includes(text))) return;
          observer.disconnect();
          resolve(performance.now() - started);
        });
        observer.observe(verdict, { childList: true, subtree: true, characterData: true });
        press.click();
      }),
    {
      exercise: id,
      button: textOf('labKit.LabButton.check'),
      right: [
        textOf('labKit.Verdict.right'),
        (textOf('sqlLab.Verdict.untried').split('; ')[1] ?? '').split('{')[0] ?? '',
      ],
    },
  );
}

async function main(): Promise<void> {
  const { server, url } = await serveSite({ directory: path.join(repositoryRoot, 'build'), port: 4291 });
  const browser = await chromium.launch({ executablePath: systemChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const session = await page.context().newCDPSession(page);
  const days = await page.request.get(new URL(`${COURSE}/30-day-sql-learning-roadmap`, url).href);
  const lessons = [
    ...new Set(Array.from((await days.text()).matchAll(/learn-sql-in-30-days\/([\w-]+)/g), ([, day]) => day)),
  ];

  const first: number[] = [];
  const later: { readonly id: string; readonly ms: number }[] = [];
  for (const lesson of lessons) {
    await page.goto(new URL(`${COURSE}/${lesson}`, url).href);
    await page.mouse.move(100, 300, { steps: 2 });
    await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' });
    for (const { id, solutions, engine = 'sqlite' } of EXERCISES) {
      const root = page.locator(`#${id}`);
      if (engine !== 'sqlite' || (await root.count()) === 0) continue;
      await root.getByRole('textbox').fill(solutions[0]?.sql ?? '');
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
      const times: number[] = [];
      for (let count = 0; count < CHECKS; count += 1) times.push(await timeOfCheck(page, id));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const [cold = NaN, ...warm] = times;
      first.push(cold);
      later.push({ id, ms: median(warm) });
    }
  }
  await browser.close();
  server.close();

  const worst = later.reduce((most, one) => (one.ms > most.ms ? one : most));
  console.log(`${later.length} exercises, processor at 1/${SLOWED}, press to verdict:`);
  console.log(`  first check: median ${median(first).toFixed(0)} ms, worst ${Math.max(...first).toFixed(0)} ms`);
  console.log(
    `  later ones: median ${median(later.map(({ ms }) => ms)).toFixed(0)} ms, worst ${worst.ms.toFixed(0)} ms (${worst.id})`,
  );
  process.exit(0);
}

void main();
