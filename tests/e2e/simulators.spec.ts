import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './fixtures';
import { oneOfEach, pathOf, placedSimulators, positionOf, sheetOf, type Placed } from './simulatorPages';
import { buildFolder, message, type Locale } from './site';

const BUDGET = 25 * 1024;
const TOUCH_TARGET = 44;

const text = (id: string, locale: Locale = 'vi') => message(locale, `simulators.${id}`);
const named = ({ component, route }: Placed) => `${component} in ${route}`;
const stateIn = (page: Page, id: string) => new URL(page.url()).searchParams.get(id);

async function openSheet(page: Page, placed: Placed, query = '') {
  await open(page, pathOf(placed) + query);
  return sheetOf(page, placed);
}

test('lessons hold every kind of simulator that has a lesson', () => {
  expect(oneOfEach.map(({ component }) => component)).toEqual(
    expect.arrayContaining(['PageReplacement', 'BeladyComparison']),
  );
});

for (const placed of oneOfEach) {
  test.describe(named(placed), () => {
    test('works by keyboard alone', async ({ page, watch }) => {
      const sheet = await openSheet(page, placed);
      const { count } = await positionOf(sheet);
      expect(count).toBeGreaterThan(0);

      const first = sheet.getByRole('button', { name: text('StepControls.first'), exact: true });
      await first.focus();
      await page.keyboard.press('Enter');
      expect(await positionOf(sheet)).toEqual({ shown: 0, count });
      await page.keyboard.press('ArrowRight');
      expect(await positionOf(sheet)).toEqual({ shown: 1, count });
      await page.keyboard.press('ArrowLeft');
      expect(await positionOf(sheet)).toEqual({ shown: 0, count });
      await page.keyboard.press('End');
      expect(await positionOf(sheet)).toEqual({ shown: count, count });
      await sheet.locator('input[type="range"]').focus();
      await page.keyboard.press('Home');
      expect(await positionOf(sheet)).toEqual({ shown: 0, count });

      // Tab reaches every control, and gets out again.
      const controls = await sheet.evaluate((element) => {
        const found = element.querySelectorAll<HTMLElement>('button, input, select, textarea, [tabindex="0"]');
        const reachable = [...found].filter((each) => each.tabIndex >= 0 && !each.matches(':disabled'));
        reachable[0]?.focus();
        return reachable.length;
      });
      for (let presses = 0; presses < controls - 1; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Tab');
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(false);
      expect(watch.complaints).toEqual([]);
    });

    test('lets the reader predict by keyboard, hides the next step and keeps score', async ({ page }) => {
      const sheet = await openSheet(page, placed);
      const toggle = sheet.getByRole('button', { name: text('Toolbar.predict'), exact: true });
      await toggle.press('Enter');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(sheet.locator('input[type="range"]')).toHaveCount(0);
      const show = sheet.getByRole('button', { name: text('Prediction.show'), exact: true });
      const question = sheet.getByRole('group').filter({ has: page.getByText(text('Prediction.skip')) });
      // Some simulators begin with steps about which there is nothing to ask.
      for (let steps = 0; steps < 60 && !(await question.isVisible()); steps += 1) await show.press('Enter');
      await expect(question).toBeVisible();
      await question.getByRole('button').first().press('Enter');
      await expect(sheet.getByText(text('Prediction.score').replace('{correct}', '').split('/')[0]?.trim() ?? '')).not.toHaveCount(0);
      const verdict = sheet.getByText(new RegExp(`${text('Prediction.right')}|${text('Prediction.wrong')}`));
      await expect(verdict.first()).toBeVisible();
      // The button that was pressed is gone: the focus is on what follows.
      await expect(sheet.getByRole('button', { name: new RegExp(`${text('Prediction.next')}|${text('Prediction.finish')}`) })).toBeFocused();
      await expect.poll(() => stateIn(page, placed.id)).toMatch(/\*\d*\*[01]-1$/);
    });

    test('keeps its state over a reload, a switch of language and a shared link', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const sheet = await openSheet(page, placed);
      const { count } = await positionOf(sheet);
      expect(stateIn(page, placed.id)).toBeNull();
      await sheet.getByRole('button', { name: text('StepControls.back'), exact: true }).click();
      const there = { shown: count - 1, count };
      await expect.poll(() => stateIn(page, placed.id)).not.toBeNull();

      await page.reload();
      await expect.poll(() => positionOf(sheet)).toEqual(there);

      await sheet.getByRole('button', { name: text('Toolbar.copyLink'), exact: true }).click();
      await expect(sheet.getByText(text('Toolbar.copied'), { exact: true })).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toContain(`#sim-${placed.id}`);

      const english = await page.locator('.navbar a[lang="en"]').first().getAttribute('href');
      expect(english).toContain(`${placed.id}=`);
      await open(page, english ?? '');
      await expect.poll(() => positionOf(sheet)).toEqual(there);
      await expect(sheet.getByRole('button', { name: text('Toolbar.reset', 'en'), exact: true })).toBeVisible();

      await open(page, link.replace(new URL(link).origin, ''));
      await expect.poll(() => positionOf(sheet)).toEqual(there);
      await expect(sheet).toBeInViewport();
      await sheet.getByRole('button', { name: text('Toolbar.reset'), exact: true }).click();
      await expect.poll(() => stateIn(page, placed.id)).toBeNull();
    });

    test('falls back to the example when the address cannot be read, and says so', async ({ page, watch }) => {
      const sheet = await openSheet(page, placed, `?${placed.id}=no.such-state*x`);
      await expect(sheet.getByText(text('SimulatorFrame.corrupt'))).toBeVisible();
      const { shown, count } = await positionOf(sheet);
      expect(shown).toBe(count);
      await sheet.getByRole('button', { name: text('StepControls.first'), exact: true }).click();
      await expect(sheet.getByText(text('SimulatorFrame.corrupt'))).toBeHidden();
      expect(watch.complaints).toEqual([]);
    });

    test('gives the same exercise for the same number', async ({ page }) => {
      const sheet = await openSheet(page, placed);
      const seed = sheet.getByLabel(text('Toolbar.seed'), { exact: true });
      const states: (string | null)[] = [];
      for (const number of ['4711', '12', '4711']) {
        await seed.fill(number);
        await seed.press('Enter');
        const before = states.at(-1);
        await expect.poll(() => stateIn(page, placed.id)).not.toBe(before ?? null);
        states.push(stateIn(page, placed.id));
      }
      expect(states[0]).toBe(states[2]);
      expect((await positionOf(sheet)).shown).toBe(0);
    });

    test('is usable by touch at 360 px', async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
      const page = await context.newPage();
      const sheet = await openSheet(page, placed);
      const { count } = await positionOf(sheet);
      await sheet.getByRole('button', { name: text('StepControls.first'), exact: true }).tap();
      await sheet.getByRole('button', { name: text('StepControls.forward'), exact: true }).tap();
      expect(await positionOf(sheet)).toEqual({ shown: 1, count });
      const small = await sheet.evaluate((element, least) => {
        const targets = [...element.querySelectorAll<HTMLElement>('button, select, textarea, input')];
        return targets
          .map((target) => ({ target, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && Math.round(box.height) < least)
          .map(({ target, box }) => `${target.tagName} ${target.textContent || target.getAttribute('aria-label')}: ${box.height}`);
      }, TOUCH_TARGET);
      expect(small).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
      await context.close();
    });

    test('is accessible before, while and after predicting', async ({ page }) => {
      const sheet = await openSheet(page, placed);
      await sheet.getByRole('button', { name: text('StepControls.back'), exact: true }).click();
      await expectAccessible(page, `${named(placed)}, one step back`);
      await sheet.getByRole('button', { name: text('Toolbar.predict'), exact: true }).click();
      await expectAccessible(page, `${named(placed)}, predicting`);
    });
  });
}

test('plays at the chosen speed, pauses, and stops at the end', async ({ page }) => {
  const [placed] = oneOfEach;
  if (!placed) throw new Error('No lesson holds a simulator.');
  await page.clock.install();
  const sheet = await openSheet(page, placed);
  const { count } = await positionOf(sheet);
  const shown = async () => (await positionOf(sheet)).shown;
  await sheet.getByRole('button', { name: text('StepControls.play'), exact: true }).click();
  await page.clock.runFor(1000);
  await expect.poll(shown).toBe(1);
  await sheet.getByRole('button', { name: text('StepControls.pause'), exact: true }).click();
  await page.clock.runFor(5000);
  expect(await shown()).toBe(1);
  await sheet.getByLabel(text('StepControls.speed')).selectOption('4');
  await sheet.getByRole('button', { name: text('StepControls.play'), exact: true }).click();
  for (let step = 2; step <= count; step += 1) {
    await page.clock.runFor(250);
    await expect.poll(shown).toBe(step);
  }
  await expect(sheet.getByRole('button', { name: text('StepControls.play'), exact: true })).toBeVisible();
});

test('explains an input that it does not accept, and keeps the last good one', async ({ page }) => {
  const placed = oneOfEach.find(({ component }) => component === 'PageReplacement');
  if (!placed) throw new Error('No lesson holds PageReplacement.');
  const sheet = await openSheet(page, placed);
  const { count } = await positionOf(sheet);
  const field = sheet.getByLabel(text('PageReplacement.pages'), { exact: true });
  await field.fill('1 2 x');
  await expect(sheet.getByRole('alert')).toHaveText(text('fields.notInteger').replace('{token}', 'x'));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect((await positionOf(sheet)).count).toBe(count);
  await field.fill('1 2 100');
  await expect(sheet.getByRole('alert')).toContainText('100');
  await field.fill('1 2 3 1');
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => (await positionOf(sheet)).count).toBe(4);
});

test('answers at the DEBUG prompt, and explains an unknown instruction', async ({ page }) => {
  const placed = oneOfEach.find(({ component }) => component === 'DosDebug');
  test.skip(!placed, 'no lesson of this build holds the DEBUG simulator');
  if (!placed) return;
  const sheet = await openSheet(page, placed);
  const prompt = sheet.getByLabel(text('DosDebug.line'));
  const screen = sheet.getByRole('group', { name: text('DosDebug.screen') });
  for (const line of ['A 300', 'FOO AX', '', 'H 1A F']) {
    await prompt.fill(line);
    await prompt.press('Enter');
  }
  await expect(screen).toContainText('^ Error');
  await expect(screen).toContainText(text('DosDebug.unknownInstruction').replace('{about}', 'FOO'));
  await expect(screen).toContainText('0029  000B');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const placed of placedSimulators) {
    test(`${named(placed)} (${placed.id}) shows its example worked out`, async ({ page }) => {
      await page.goto(pathOf(placed));
      const sheet = sheetOf(page, placed);
      await expect(sheet.getByText(text('SimulatorFrame.noScript'))).toBeVisible();
      await expect(sheet.locator('input[type="range"]')).toBeHidden();
      const slider = sheet.locator('input[type="range"]');
      expect(await slider.getAttribute('value')).toBe(await slider.getAttribute('max'));
      expect(await sheet.locator('td:visible, pre:visible').count()).toBeGreaterThan(3);
    });
  }
});

test.describe('bytes', () => {
  const brotli = (url: string) => brotliCompressSync(readFileSync(path.join(buildFolder, new URL(url).pathname))).length;

  async function simulatorFiles(page: Page, address: string): Promise<string[]> {
    const files: string[] = [];
    page.on('response', (response) => {
      if (/\/assets\/(?:js\/simulator-|css\/simulators\.)/.test(response.url())) files.push(response.url());
    });
    await open(page, address);
    return files;
  }

  for (const placed of oneOfEach) {
    test(`${named(placed)} costs at most 25 KB with all that simulators share`, async ({ page }) => {
      const files = await simulatorFiles(page, pathOf(placed));
      const own = files.filter((url) => /\/simulator-shared\.|\/simulators\./.test(url) || url.includes(`/simulator-${placed.folder}.`));
      expect(own).toHaveLength(3);
      const total = own.reduce((sum, url) => sum + brotli(url), 0);
      test.info().annotations.push({ type: 'bytes', description: `${placed.component}: ${total}` });
      expect(total).toBeLessThanOrEqual(BUDGET);
    });
  }

  test('pages without a simulator load none of it', async ({ page }) => {
    expect(await simulatorFiles(page, '/docs')).toEqual([]);
    const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
    for (const url of scripts) {
      expect(readFileSync(path.join(buildFolder, new URL(url).pathname), 'utf8')).not.toContain('data-simulator');
    }
  });
});
