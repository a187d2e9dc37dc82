import { createRequire } from 'node:module';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Refused } from '../parsers/simulatorInputs';
import { awaken, expect, expectAccessible, open, test, unfold, watchOver } from './fixtures';
import { ATTACK, hasRun } from './searchDialog';
import { oneOfEach, pathOf, placedSimulators, sheetOf, stepsOf, type Placed } from './simulatorPages';
import { inEitherLanguage, message, sampleOf, type Locale } from './site';

const TOUCH_TARGET = 44;
/** Some simulators begin with steps that have no question. */
const MOST_STEPS_WITHOUT_QUESTION = 60;

const text = (id: string, locale: Locale = 'vi') => message(locale, `simulators.${id}`);
const named = ({ component, route }: Placed) => `${component} in ${route}`;
const stateIn = (page: Page, id: string) => new URL(page.url()).searchParams.get(id);
const button = (sheet: Locator, id: string, locale?: Locale) =>
  sheet.getByRole('button', { name: text(id, locale), exact: true });
const slider = (sheet: Locator) => sheet.getByRole('slider', { includeHidden: true });

// Playwright compiles what `require` loads, but not what `import()` loads.
const load = createRequire(__filename);

/** What the fields of a simulator refuse, from the fixture in its folder. */
function refusedBy({ folder, component }: Placed): Refused[string] {
  const file = path.resolve(__dirname, `../../src/features/simulators/${folder}/core/inputs.fixture.ts`);
  const { refused } = load(file) as { readonly refused: Refused };
  return (refused[component] ?? []).map(([field, typed, told]) => [
    field.replace(/\{(.+)\}/, (_, id: string) => text(id)),
    typed,
    told,
  ]);
}

async function openSheet(page: Page, placed: Placed, query = '', locale?: Locale) {
  await open(page, pathOf(placed, locale) + query);
  return sheetOf(page, placed);
}

/** Opens the folded fields of a simulator, where it has any. */
async function openInputs(sheet: Locator): Promise<void> {
  for (const inputs of await sheet.locator('details > :not(summary)').all()) await unfold(inputs);
}

/** Turns "predict first" on and advances to the first question, activating buttons with `press`. */
async function predict(sheet: Locator, locale: Locale, press: (target: Locator) => Promise<void>) {
  const toggle = button(sheet, 'Toolbar.predict', locale);
  await press(toggle);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(slider(sheet), 'the slider would give the next step away').toHaveCount(0);
  const skip = button(sheet, 'Prediction.skip', locale);
  const show = button(sheet, 'Prediction.show', locale);
  for (let steps = 0; steps < MOST_STEPS_WITHOUT_QUESTION; steps += 1) {
    await expect(skip.or(show)).toBeVisible();
    if (await skip.isVisible()) break;
    await press(show);
  }
  return sheet.locator('fieldset');
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** Expects that the simulator on an English page, opened from a link one step before its end, works on a phone. */
async function worksByTouch(page: Page, placed: Placed, count: number): Promise<void> {
  const sheet = sheetOf(page, placed);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(slider(sheet), 'the link has the state').toHaveValue(String(count - 1));
  await expect(sheet, 'the link leads to the simulator').toBeInViewport();
  for (const [control, steps] of [
    ['first', 0],
    ['forward', 1],
    ['last', count],
    ['back', count - 1],
  ] as const) {
    await button(sheet, `StepControls.${control}`, 'en').tap();
    await expect(slider(sheet)).toHaveValue(String(steps));
  }
  await expectAccessible(page, `${named(placed)}, one step back`, `#sim-${placed.id}`);
  const small = await sheet.evaluate((element, least) => {
    const targets = [...element.querySelectorAll<HTMLElement>('button, select, textarea, input')];
    return targets
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.round(box.height) < least)
      .map(({ target, box }) => `${target.tagName} ${target.textContent}: ${box.height}`);
  }, TOUCH_TARGET);
  expect(small).toEqual([]);
  const question = await predict(sheet, 'en', (target) => target.tap());
  await question.getByRole('button').first().tap();
  await expect(
    sheet.getByText(text('Prediction.right', 'en')).or(sheet.getByText(text('Prediction.wrong', 'en'))),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/**
 * Goes to the last step but one with the keyboard, and expects the state in the copied link. Returns the link to the other
 * language.
 */
async function linkOneStepBack(page: Page, sheet: Locator, placed: Placed, count: number): Promise<URL> {
  const state = () => stateIn(page, placed.id);
  await button(sheet, 'StepControls.last').press('Enter');
  await button(sheet, 'StepControls.back').press('Enter');
  await expect(slider(sheet)).toHaveValue(String(count - 1));
  await expect.poll(state).not.toBeNull();
  await sheet.getByRole('button', { name: message('vi', 'share.ShareState.share'), exact: true }).press('Enter');
  await expect(sheet.getByText(message('vi', 'share.ShareState.copied'), { exact: true })).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe(pathOf(placed));
  // The address and the link to the other language follow a moment after the step.
  await expect.poll(state).toBe(link.searchParams.get(placed.id));
  const other = page.locator('.navbar__items a[lang="en"]').first();
  const target = async () => new URL((await other.getAttribute('href')) ?? '', link);
  await expect.poll(async () => (await target()).searchParams.get(placed.id)).toBe(state());
  const there = await target();
  expect(there.pathname).toBe(pathOf(placed, 'en'));
  there.hash = link.hash;
  return there;
}

// A sample is enough, because steps and touch belong to the frame that all simulators share.
for (const placed of sampleOf(oneOfEach)) {
  test(`${named(placed)} works by touch from its link in the other language, in the dark`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sheet = await openSheet(page, placed);
    const count = await stepsOf(sheet);
    const english = await linkOneStepBack(page, sheet, placed, count);
    english.searchParams.set('docusaurus-theme', 'dark');
    const phone = await browser.newContext(PHONE);
    const tab = await phone.newPage();
    const watch = await watchOver(tab, baseURL);
    await open(tab, english.pathname + english.search + english.hash);
    await worksByTouch(tab, placed, count);
    expect(watch.complaints).toEqual([]);
    await phone.close();
  });
}

for (const placed of sampleOf(oneOfEach, 1)) {
  test(`${named(placed)} works by keyboard alone`, async ({ page, context, watch }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sheet = await openSheet(page, placed, `?${placed.id}=${encodeURIComponent(`${ATTACK}*x`)}`);
    const count = await stepsOf(sheet);
    expect(count).toBeGreaterThan(0);
    const shows = (steps: number) => expect(slider(sheet)).toHaveValue(String(steps));
    const state = () => stateIn(page, placed.id);

    await test.step('an invalid state in the URL shows the example and a message', async () => {
      await expect(sheet.getByText(text('SimulatorFrame.corrupt'))).toBeVisible();
      await shows(0);
      expect(await hasRun(page), 'markup in it is text').toBe(false);
    });

    await test.step('keys move the steps', async () => {
      await button(sheet, 'StepControls.forward').press('Enter');
      await shows(1);
      await expect(sheet.getByText(text('SimulatorFrame.corrupt'))).toBeHidden();
      await button(sheet, 'StepControls.first').press('Enter');
      await shows(0);
      await page.keyboard.press('ArrowRight');
      await shows(1);
      await page.keyboard.press('ArrowLeft');
      await shows(0);
      await page.keyboard.press('End');
      await shows(count);
      await slider(sheet).press('Home');
      await shows(0);
    });

    await test.step('Tab reaches every control and leaves again', async () => {
      await openInputs(sheet);
      const controls = await sheet.evaluate((element) => {
        const found = element.querySelectorAll<HTMLElement>('button, input, select, textarea, summary, [tabindex="0"]');
        // In a group of radio buttons Tab reaches the checked one.
        const passed = ':disabled, [type="radio"]:not(:checked)';
        const reachable = [...found].filter(
          (each) => each.tabIndex >= 0 && !each.matches(passed) && each.checkVisibility(),
        );
        const visited = new Set<EventTarget | null>([reachable[0] ?? null]);
        reachable[0]?.focus();
        element.addEventListener('focusin', ({ target }) => {
          visited.add(target);
          element.dataset.visited = String(reachable.filter((each) => visited.has(each)).length);
        });
        return reachable.length;
      });
      for (let presses = 0; presses < controls; presses += 1) await page.keyboard.press('Tab');
      await expect(sheet).toHaveAttribute('data-visited', String(controls));
      expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    });

    const refused = refusedBy(placed);
    if (refused.length === 0)
      await expect(sheet.locator('[aria-invalid]'), 'fields that refuse nothing').toHaveCount(0);
    for (const [label, typed, told] of refused) {
      await test.step(`"${label}" explains why it rejects "${typed}"`, async () => {
        const field = sheet.getByLabel(label, { exact: true }).first();
        const before = await field.inputValue();
        await field.fill(typed);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(sheet.getByRole('alert')).toContainText(told);
        await expect(slider(sheet), 'the last good input stays').toHaveAttribute('max', String(count));
        await field.fill(before);
        await expect(sheet.getByRole('alert')).toHaveCount(0);
      });
    }

    await test.step('the state is in the copied link and in that to the other language', async () => {
      await linkOneStepBack(page, sheet, placed, count);
    });

    await test.step('a number makes an exercise of its own, the same each time', async () => {
      await button(sheet, 'Toolbar.reset').press('Enter');
      await expect.poll(state, 'the example leaves the address clean').toBeNull();
      const seed = sheet.getByLabel(text('Toolbar.seed'), { exact: true });
      const exercises: (string | null)[] = [null];
      for (const number of ['4711', '12', '4711']) {
        await seed.fill(number);
        await seed.press('Enter');
        await expect.poll(state, 'an exercise of its own for each number').not.toBe(exercises.at(-1));
        exercises.push(state());
      }
      expect(exercises[1], 'the same exercise for the same number').toBe(exercises[3]);
      await shows(0);
      await button(sheet, 'Toolbar.reset').press('Enter');
      await expect.poll(state).toBeNull();
    });

    await test.step('predictions hide the next step, and keep the score in the URL', async () => {
      const question = await predict(sheet, 'vi', (target) => target.press('Enter'));
      await expectAccessible(page, `${named(placed)}, predicting`, `#sim-${placed.id}`);
      await question.getByRole('button').first().press('Enter');
      await expect(
        sheet
          .getByText(text('Prediction.right'))
          .or(sheet.getByText(text('Prediction.wrong')))
          .first(),
      ).toBeVisible();
      // The clicked button is gone: the focus moves to the next one.
      await expect(button(sheet, 'Prediction.next').or(button(sheet, 'Prediction.finish'))).toBeFocused();
      await expect.poll(state).toMatch(/\*(?:\d*|end)\*[01]-1$/);
    });
    expect(watch.complaints).toEqual([]);
  });
}

test('a simulator leaves a clean address as it is, and keeps its state after a reload and in a shared link', async ({
  page,
  watch,
}) => {
  const [placed] = oneOfEach;
  if (!placed) throw new Error('No lesson holds a simulator.');
  const sheet = await openSheet(page, placed);
  const there = '1';
  const state = () => stateIn(page, placed.id);
  expect(state()).toBeNull();
  await expect(slider(sheet), 'an address that names no step opens before the first').toHaveValue('0');
  await button(sheet, 'StepControls.forward').click();
  await expect.poll(state).not.toBeNull();
  await page.reload();
  await expect(slider(sheet)).toHaveValue(there);
  const { pathname, search } = new URL(page.url());
  await open(page, `${pathname}${search}#sim-${placed.id}`);
  await expect(slider(sheet)).toHaveValue(there);
  await expect(sheet, 'the link leads to the simulator').toBeInViewport();
  expect(watch.complaints).toEqual([]);
});

test('a press while the URL is being written is not lost', async ({ page }) => {
  const [placed] = oneOfEach;
  if (!placed) throw new Error('No lesson holds a simulator.');
  const sheet = await openSheet(page, placed);
  // Between the change of the URL and its drawing, a busy device may handle a press.
  await button(sheet, 'StepControls.forward').evaluate((forward) => {
    const write = history.replaceState.bind(history);
    history.replaceState = (...change) => {
      write(...change);
      history.replaceState = write;
      (forward as HTMLElement).click();
    };
  });
  await button(sheet, 'StepControls.forward').click();
  await expect(slider(sheet)).toHaveValue('2');
  await expect.poll(() => stateIn(page, placed.id)).toMatch(/\*2$/);
  await expect(slider(sheet)).toHaveValue('2');
});

test('a simulator plays at the chosen speed, pauses, and stops at the end', async ({ page }) => {
  const [placed] = oneOfEach;
  if (!placed) throw new Error('No lesson holds a simulator.');
  await page.clock.install({ time: 0 });
  const sheet = await openSheet(page, placed);
  // Hydration after a press waits for a timer.
  await awaken(page, `[data-simulator="${placed.id}"]`);
  // From here on time passes only when the test advances the clock.
  await page.clock.pauseAt(3_600_000);
  const count = await stepsOf(sheet);
  const shows = (steps: number) => expect(slider(sheet)).toHaveValue(String(steps));
  const play = async () => {
    await button(sheet, 'StepControls.play').click();
    await expect(button(sheet, 'StepControls.pause')).toBeVisible();
  };
  await play();
  await page.clock.runFor(1000);
  await shows(1);
  await button(sheet, 'StepControls.pause').click();
  await page.clock.runFor(5000);
  await shows(1);
  await sheet.getByLabel(text('StepControls.speed')).selectOption('4');
  await play();
  for (let step = 2; step <= count; step += 1) {
    await page.clock.runFor(250);
    await shows(step);
  }
  await expect(button(sheet, 'StepControls.play')).toBeVisible();
});

test('a running simulator has the end of its run on paper, and afterwards the reader’s step', async ({ page }) => {
  const [placed] = oneOfEach;
  if (!placed) throw new Error('No lesson holds a simulator.');
  const sheet = await openSheet(page, placed);
  await button(sheet, 'StepControls.forward').click();
  const end = sheet.locator('[data-finished]');
  await expect(end, 'only on paper').toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(end).toBeVisible();
  await expect(sheet.locator('[data-actions]')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(end).toHaveCount(0);
  await expect(slider(sheet)).toHaveValue('1');
});

test('JoinMachine joins by another kind, with other rows, and after a condition that was invalid', async ({ page }) => {
  const placed = oneOfEach.find(({ component }) => component === 'JoinMachine');
  if (!placed) throw new Error('No lesson holds JoinMachine.');
  await page.setViewportSize({ width: 360, height: 740 });
  const sheet = await openSheet(page, placed);
  const result = sheet.getByRole('group', { name: text('Relation.result'), exact: true });
  const rows = result.locator('tbody tr:visible');
  await openInputs(sheet);
  await button(sheet, 'StepControls.last').click();

  await test.step('a condition that matches all pairs gives as many rows as CROSS', async () => {
    await sheet.getByRole('radio', { name: 'CROSS' }).check();
    await expect(sheet.getByLabel('ON', { exact: true })).toHaveCount(0);
    const all = await rows.count();
    await sheet.getByRole('radio', { name: 'INNER' }).check();
    await sheet.getByLabel('ON', { exact: true }).fill('TRUE');
    await expect(rows).toHaveCount(all);
    await sheet.getByLabel('ON', { exact: true }).fill('TRUE AND');
    await expect(sheet.getByRole('alert')).toHaveText(text('Relation.unexpectedEnd'));
    await expect(rows, 'the last good condition stays').toHaveCount(all);
    await sheet.getByLabel('ON', { exact: true }).fill('FALSE');
    await expect(result).toContainText(text('Relation.noResult'));
    await sheet.getByRole('radio', { name: 'FULL' }).check();
    await expect(result).toContainText('NULL');
  });

  await test.step('edited rows are stored in the URL', async () => {
    await button(sheet, 'Relation.editRows').click();
    const field = sheet.locator('textarea').first();
    const [first = ''] = (await field.inputValue()).split('\n');
    await field.fill(`${first}, 1`);
    await expect(sheet.getByRole('alert')).toContainText('1');
    await field.fill(first);
    await expect(sheet.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => stateIn(page, placed.id)).toMatch(/^full\.\w/);
    await page.reload();
    await openInputs(sheet);
    await button(sheet, 'Relation.editRows').click();
    await expect(field).toHaveValue(first);
  });

  await test.step('the scroll position of the result stays while the steps advance', async () => {
    await button(sheet, 'StepControls.first').click();
    const left = await result.evaluate((box) => {
      box.scrollLeft = box.scrollWidth;
      return box.scrollLeft;
    });
    expect(left, 'the result is wider than the screen').toBeGreaterThan(0);
    // A pair that adds no row, then one that adds a row wider than the screen.
    await button(sheet, 'StepControls.forward').click();
    await button(sheet, 'StepControls.forward').click();
    expect(await result.evaluate((box) => box.scrollLeft)).toBe(left);
    await button(sheet, 'StepControls.last').click();
    expect(await result.evaluate((box) => box.scrollLeft)).toBe(left);
  });
});

test('TransactionSchedule runs two sessions: a wait, a deadlock, an undone pick, overselling', async ({ page }) => {
  const placed = oneOfEach.find(({ component }) => component === 'TransactionSchedule');
  if (!placed) throw new Error('No lesson holds TransactionSchedule.');
  await page.setViewportSize({ width: 360, height: 740 });
  const sheet = await openSheet(page, placed);
  const choices = sheet.getByRole('group', { name: text('TransactionSchedule.picker') }).getByRole('button');
  const pick = (order: string) => [...order.replaceAll(' ', '')].map((session) => choices.nth(session === 'a' ? 0 : 1));
  const told = (id: string, about: Record<string, string> = {}) =>
    Object.entries(about).reduce((message, [name, value]) => message.replace(`{${name}}`, value), text(id));
  const level = sheet.getByLabel(text('TransactionSchedule.level'));

  await test.step('a waiting session cannot be picked, and says why', async () => {
    await level.selectOption('serializable');
    await expect(slider(sheet), 'the first pick begins an order of its own').toHaveValue('0');
    for (const choice of pick('aba aa')) await choice.press('Enter');
    await expect(choices.first()).toHaveAttribute('aria-disabled', 'true');
    await expect(choices.first()).toBeFocused();
    await expect(sheet.getByText(told('TransactionSchedule.reasonWaits', { other: 'B' }))).toBeVisible();
    await expect(slider(sheet), 'a press on it does nothing').toHaveAttribute('max', '4');
  });

  await test.step('a deadlock is reported, and the last pick can be undone', async () => {
    for (const choice of pick('bb')) await choice.click();
    await expect(sheet.getByText('1213').first()).toBeVisible();
    await button(sheet, 'TransactionSchedule.undo').click();
    await expect(slider(sheet)).toHaveAttribute('max', '5');
    await expect(sheet.getByText('1213')).toHaveCount(0);
    await button(sheet, 'TransactionSchedule.claim').click();
    await expect(
      sheet.getByText(text('TransactionSchedule.claimRight').split('{count}')[1]?.trim() ?? ''),
    ).toBeVisible();
  });

  await test.step('an order that oversells solves the exercise, and is stored in the URL', async () => {
    await level.selectOption('repeatable read');
    await button(sheet, 'TransactionSchedule.restart').click();
    const order = 'aba aab bb';
    for (const choice of pick(order)) await choice.click();
    await expect(sheet.getByText(text('TransactionSchedule.oversold'))).toBeVisible();
    await expect(sheet.getByText(text('TransactionSchedule.found').split(' (')[0] ?? '')).toBeVisible();
    await expect.poll(() => stateIn(page, placed.id)).toBe(`mysql.rr.${order.replaceAll(' ', '')}*end`);
    await page.reload();
    await expect(sheet.getByText(text('TransactionSchedule.oversold'))).toBeVisible();
  });

  await test.step('the weakest level is judged for each server', async () => {
    const answer = (server: string, value: string) => sheet.getByLabel(server, { exact: true }).selectOption(value);
    await answer('MySQL', 'rr');
    await answer('PostgreSQL', 'rr');
    await button(sheet, 'TransactionSchedule.check').click();
    await expect(sheet.getByText(/^MySQL: /)).toContainText('48');
    await expect(sheet.getByText(/^PostgreSQL: /)).toHaveText(
      told('TransactionSchedule.levelRight', { name: 'PostgreSQL', level: 'REPEATABLE READ' }),
    );
  });
});

test('Normalization opens and closes the decompositions of the textbook', async ({ page }) => {
  const placed = oneOfEach.find(({ component }) => component === 'Normalization');
  if (!placed) throw new Error('No lesson holds Normalization.');
  await page.setViewportSize({ width: 360, height: 740 });
  const sheet = await openSheet(page, placed);
  const opener = button(sheet, 'Normalization.splits');
  const splits = sheet.getByRole('group', { name: text('Normalization.splitTable'), exact: true });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(splits).toBeHidden();
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(splits.getByRole('rowheader')).toHaveText(['3NF', 'BCNF']);
  const isScrolled = await splits.evaluate((box) => box.scrollWidth > box.clientWidth);
  expect(isScrolled, 'a wide table scrolls by itself').toBe(true);
  await expectAccessible(page, `${named(placed)}, decompositions open`, `#sim-${placed.id}`);
  await opener.press('Enter');
  await expect(splits).toBeHidden();
});

test('DosDebug answers at its prompt, and explains an unknown instruction', async ({ page }) => {
  const placed = oneOfEach.find(({ component }) => component === 'DosDebug');
  if (!placed) throw new Error('No lesson holds DosDebug.');
  const sheet = await openSheet(page, placed);
  const prompt = sheet.getByRole('textbox', { name: text('DosDebug.line') });
  const screen = sheet.getByRole('group', { name: text('DosDebug.screen') });
  for (const line of ['A 300', 'FOO AX', '', 'H 1A F']) {
    await prompt.fill(line);
    await prompt.press('Enter');
  }
  await expect(screen).toContainText('^ Error');
  await expect(screen).toContainText(text('DosDebug.unknownInstruction').replace('{about}', 'FOO'));
  await expect(screen).toContainText('0029  000B');
});

test('DosDebug types the lines of a pasted program, and says when its session is full', async ({ page }) => {
  const placed = oneOfEach.find(({ component }) => component === 'DosDebug');
  if (!placed) throw new Error('No lesson holds DosDebug.');
  const sheet = await openSheet(page, placed);
  const prompt = sheet.getByRole('textbox', { name: text('DosDebug.line') });
  const screen = sheet.getByRole('group', { name: text('DosDebug.screen') });
  const paste = (lines: string) =>
    prompt.evaluate((field, value) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', value);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, lines);
  await sheet.getByRole('button', { name: text('DosDebug.blank') }).click();
  await paste('A 100\r\nMOV\tAX,1234\r\nINT 20\r\n\r\nG 103\r\nR A');
  await expect(prompt).toHaveValue('R A');
  await prompt.press('End');
  await page.keyboard.type('X');
  await prompt.press('Enter');
  await expect(screen).toContainText('AX 1234');
  const full = text('DosDebug.full').split('{')[0] ?? '';
  await expect(sheet).not.toContainText(full);
  await prompt.fill('H 1 2');
  await paste('\n'.repeat(150));
  await expect(sheet).toContainText(full);
  await expect(prompt).toHaveValue('H 1 2');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [route, locale] of sampleOf(
    inEitherLanguage([...new Set(placedSimulators.map((placed) => placed.route))]),
  )) {
    test(`${pathOf({ route }, locale)} shows the results of its examples`, async ({ page }) => {
      await page.goto(pathOf({ route }, locale));
      for (const placed of placedSimulators.filter((each) => each.route === route)) {
        const sheet = sheetOf(page, placed);
        await expect(sheet.locator('noscript p')).toBeVisible();
        await expect(sheet.locator('noscript p')).toHaveText(text('SimulatorFrame.noScript', locale));
        await expect(slider(sheet)).toBeHidden();
        const finished = sheet.locator('[data-finished]');
        await expect(finished, `${placed.id} is at its end`).toBeVisible();
        expect(await finished.locator('td:visible, pre:visible, li:visible').count()).toBeGreaterThan(3);
        if (placed.component === 'Normalization')
          await expect(finished.getByRole('rowheader', { name: 'BCNF', exact: true })).toBeVisible();
      }
    });
  }
});
