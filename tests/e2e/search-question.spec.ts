import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { KNOWN_PATH, openDialog } from './searchDialog';
import { base, triedIn, type Locale } from './site';
import { RARE } from '../trials';

const QUESTIONS = {
  vi: { first: 'Nghịch lý Belady là gì?', followUp: 'Còn FIFO?', foreign: 'Thủ đô của nước Pháp là thành phố nào?' },
  en: { first: 'What is Belady’s anomaly?', followUp: 'And FIFO?', foreign: 'Which city is the capital of France?' },
} as const;

async function openQuestions(page: Page, locale: Locale) {
  const parts = await openDialog(page, locale);
  await parts.questions.click();
  const box = parts.dialog.getByRole('textbox', { name: parts.text('search.QuestionPanel.label') });
  await expect(box).toBeFocused();
  return { ...parts, box, log: parts.dialog.getByRole('log') };
}

const flat = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

for (const locale of triedIn('en')) {
  const { first, followUp, foreign } = QUESTIONS[locale];

  test.describe(`question mode (${locale})`, () => {
    test('quotes word for word, labels the quotation, and links to its source', async ({ page, watch }) => {
      const { dialog, box, log, text } = await openQuestions(page, locale);
      await box.fill(first);
      await box.press('Enter');
      await expect(log.getByRole('heading', { name: first })).toBeVisible();
      await expect(log.getByText(text('search.QuotedAnswer.label'))).toBeVisible();
      const quote = log.locator('blockquote').first();
      // A quotation of two paragraphs may leave out a lab between them.
      const quoted = String(await quote.textContent())
        .split('\n')
        .map(flat);
      expect(quoted.join(' ').length).toBeGreaterThan(20);
      await expectAccessible(page, 'answer', 'dialog');

      const source = log.getByRole('figure').first().getByRole('link');
      const target = String(await source.getAttribute('href'));
      expect(target).toContain(base(locale) + KNOWN_PATH);
      await source.click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(target);
      await expect
        .poll(async () => {
          const text = flat(await page.getByRole('main').textContent());
          return quoted.filter((paragraph) => !text.includes(paragraph));
        })
        .toEqual([]);
      expect(watch.complaints).toEqual([]);
    });

    test('answers follow-up questions in their context, and starts over', async ({ page }) => {
      const { dialog, box, log, text } = await openQuestions(page, locale);
      for (const question of [first, followUp]) {
        await box.fill(question);
        await box.press('Enter');
        await expect(log.getByRole('heading', { name: question })).toBeVisible();
      }
      const answers = log.locator('section').last().getByRole('figure').filter({ hasText: 'FIFO' });
      await expect(answers.filter({ has: page.locator(`a[href*="${KNOWN_PATH}"]`) }).first()).toBeVisible();
      await dialog.getByRole('button', { name: text('search.QuestionPanel.restart') }).click();
      await expect(log.getByRole('heading')).toHaveCount(0);
    });

    test('says when the site has no answer, and offers the search', async ({ page }) => {
      const { dialog, box, log, text } = await openQuestions(page, locale);
      await box.fill(foreign);
      await box.press('Enter');
      await expect(log.getByText(text('search.QuotedAnswer.unanswerable'))).toBeVisible();
      await expect(log.locator('blockquote')).toHaveCount(0);
      await expectAccessible(page, 'no answer', 'dialog');
      await log.getByRole('button').click();
      await expect(dialog.getByRole('combobox')).not.toHaveValue('');
    });

    test('keeps the text when the search mode changes, and fits 360 px', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const parts = await openDialog(page, locale);
      await parts.box.fill('Belady');
      await parts.questions.click();
      const box = parts.dialog.getByRole('textbox', { name: parts.text('search.QuestionPanel.label') });
      await expect(box).toHaveValue('Belady');
      await box.fill(`${'a'.repeat(150)} ${first}`);
      await box.press('Enter');
      await expect(parts.dialog.getByRole('heading').first()).toBeVisible();
      const overflow = await parts.dialog.evaluate((dialog) => dialog.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await parts.dialog.getByRole('button', { name: parts.text('search.ModeSwitch.keyword') }).click();
      await expect(parts.box).toBeFocused();
    });

    test('keeps the questions when the search mode or the page changes', RARE, async ({ page }) => {
      const { dialog, box, log, questions, text } = await openQuestions(page, locale);
      for (const question of [first, followUp]) {
        await box.fill(question);
        await box.press('Enter');
        await expect(log.getByRole('heading', { name: question })).toBeVisible();
      }
      await expect(log.getByRole('figure').first()).toBeVisible();
      await dialog.getByRole('button', { name: text('search.ModeSwitch.keyword') }).click();
      await expect(log).toHaveCount(0);
      await questions.click();
      await expect(log.getByRole('heading')).toHaveText([first, followUp]);

      const source = log.getByRole('figure').first().getByRole('link');
      const [, fragment = ''] = String(await source.getAttribute('href')).split('#');
      await source.click();
      await expect(dialog).toBeHidden();
      await expect(page.locator(`[id="${fragment}"]`)).toBeVisible();
      await page.keyboard.press('Control+k');
      await questions.click();
      await expect(log.getByRole('heading')).toHaveText([first, followUp]);
      await dialog.getByRole('button', { name: text('search.QuestionPanel.restart') }).click();
      await dialog.getByRole('button', { name: text('search.ModeSwitch.keyword') }).click();
      await questions.click();
      await expect(log.getByRole('heading')).toHaveCount(0);
    });

    test('says when the index fails to load', RARE, async ({ page }) => {
      await page.route('**/search-manifest.json', (route) => route.abort());
      const { box, log, text } = await openQuestions(page, locale);
      await box.fill(first);
      await box.press('Enter');
      await expect(log.getByText(text('search.QuestionPanel.failed'))).toBeVisible();
      await expect(log.getByText(text('search.failureText.unreachable'))).toBeVisible();
    });
  });
}
