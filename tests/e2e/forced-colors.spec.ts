import type { Locator } from '@playwright/test';
import { awaken, expect, layOut, open, test } from './fixtures';
import { oneOfEach, pathOf, sheetOf, stepsOf } from './simulatorPages';
import { message, sampleOf } from './site';

// A contrast theme of the system takes the backgrounds away. What they say must be seen in another way.

/** How many backgrounds other than that of paper a simulator shows. */
const backgroundsIn = (sheet: Locator): Promise<number> =>
  sheet.evaluate((root) => {
    const probe = document.createElement('i');
    root.append(probe);
    const colorOf = (value: string) => {
      probe.style.background = value;
      return getComputedStyle(probe).backgroundColor;
    };
    const paper = new Set(
      ['transparent', ...['bg', 'surface', 'sunken'].map((name) => `var(--site-${name})`)].map(colorOf),
    );
    probe.remove();
    const shown = [...root.querySelectorAll('*')].filter((element) => element.getClientRects().length > 0);
    const colors = shown
      .map((element) => getComputedStyle(element).backgroundColor)
      .filter((color) => !paper.has(color));
    return new Set(colors).size;
  });

for (const placed of sampleOf(oneOfEach)) {
  test(`${placed.component} shows as many states in a contrast theme as in colour`, async ({ page }) => {
    await open(page, pathOf(placed));
    await layOut(page);
    const sheet = sheetOf(page, placed);
    await awaken(page, `[data-simulator="${placed.id}"]`);
    const range = sheet.locator('input[type="range"]');
    const steps = await stepsOf(sheet);
    for (const step of new Set([1, Math.ceil(steps / 2), steps])) {
      await page.emulateMedia({ forcedColors: 'none' });
      await range.fill(String(step));
      const inColour = await backgroundsIn(sheet);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await backgroundsIn(sheet)).toBe(inColour);
    }
  });
}

test('the current page, disabled buttons and the bars of a chart are seen in a contrast theme', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/docs/operating-system/process-scheduling-algorithms');
  await layOut(page);
  const [current, other] = [
    page.locator('.menu__link--active').last(),
    page.locator('.menu__link:not(.menu__link--active)').last(),
  ];
  for (const [link, style] of [
    [current, 'solid'],
    [other, 'none'],
  ] as const) {
    await expect(link).toHaveCSS('outline-style', style);
  }
  await expect(page.locator('.navbar__link--active').first()).toHaveCSS('text-decoration-line', 'underline');
  await awaken(page, '[data-simulator]');
  const sheet = page.locator('[data-simulator]').first();
  const button = (id: string) =>
    sheet.getByRole('button', { name: message('vi', `simulators.StepControls.${id}`), exact: true });
  // Before its first step there is nothing to go back to.
  await expect(button('back')).toHaveAttribute('aria-disabled', 'true');
  await expect(button('back')).toHaveCSS('border-style', 'dashed');
  await expect(button('forward')).toHaveCSS('border-style', 'solid');
});
