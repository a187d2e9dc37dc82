import type { Page } from '@playwright/test';
import { expect, hold, open, test } from './fixtures';
import { dialogOf } from './searchDialog';
import { base, triedIn } from './site';

// A tablet: on a phone these dialogs fill the screen.
test.use({ viewport: { width: 1100, height: 800 }, hasTouch: true });

const BESIDE = [40, 700] as const;

/** Records what presses the page from now on; the page's own parts may not see it first. */
const recordPresses = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.presses = '';
    const note = ({ type, target }: Event) => {
      const isBeneath = !(target as Element).closest('dialog');
      if (isBeneath) document.documentElement.dataset.presses += `${type} `;
    };
    for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click'])
      addEventListener(type, note, { capture: true });
  });

const presses = (page: Page) => page.locator('html').getAttribute('data-presses');

for (const locale of triedIn('en')) {
  for (const how of ['tap', 'click'] as const) {
    const pressBeside = (page: Page) => (how === 'tap' ? page.touchscreen.tap(...BESIDE) : page.mouse.click(...BESIDE));

    test(`a ${how} beside the search closes it and presses nothing beneath (${locale})`, async ({ page }) => {
      await open(page, `${base(locale)}docs`);
      await page.keyboard.press('Control+k');
      const { dialog, box } = dialogOf(page, locale);
      await expect(box).toBeFocused();
      await recordPresses(page);
      await pressBeside(page);
      await expect(dialog).toBeHidden();
      expect((await presses(page))?.includes('click')).toBe(false);
    });

    test(`a ${how} beside the box of a search that loads presses nothing beneath (${locale})`, async ({ page }) => {
      await open(page, `${base(locale)}docs`);
      await hold(page, /\/search-dialog\.\w+\.js$/);
      await page.keyboard.press('Control+k');
      const { dialog } = dialogOf(page, locale);
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await recordPresses(page);
      await pressBeside(page);
      await expect(dialog).toBeHidden();
      expect((await presses(page))?.includes('click')).toBe(false);
    });
  }
}
