import type { Locator, Page } from '@playwright/test';
import { QUIZZES } from '../../courses/sql/quizzes';
import type { QuizQuestion } from '../../src/features/quiz/core/quiz';
import { docPath, filled, REVIEW_ID, showIn, storedText } from './courseProgress';
import { expect, expectAccessible, expectReadable, hold, hydrated, open, test, tick } from './fixtures';
import { message, triedIn } from './site';

const QUIZ = QUIZZES.find(({ id }) => id === 'sql-review-01');
const questions = QUIZ?.questions ?? [];
const total = questions.length;
/** Removes the backticks of a definition, which are shown as code. */
const plain = (text: string) => text.replaceAll('`', '');
const rightOf = ({ choices }: QuizQuestion) => choices.flatMap(({ correct }, index) => (correct ? [index] : []));
const wrongOf = ({ choices }: QuizQuestion) => [choices.findIndex(({ correct }) => !correct)];

for (const locale of triedIn('vi')) {
  test.describe(`quiz (${locale})`, () => {
    const path = docPath(locale, REVIEW_ID);
    const t = (id: string, values: Record<string, string | number> = {}) => filled(locale, id, values);
    const boxOf = (page: Page, number: number) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByText(t('quiz.Question.number', { number, total }), { exact: true }) });
    const check = (box: Locator) => box.getByRole('button', { name: message(locale, 'quiz.Question.check') });
    const answer = async (box: Locator, picks: readonly number[]) => {
      for (const pick of picks) await tick(box.locator('input').nth(pick));
      await check(box).click();
    };

    test('explains every choice, counts and stores the answers, and lets wrong ones be tried again', async ({
      page,
      watch,
    }) => {
      const [first, second] = questions as [QuizQuestion, QuizQuestion];
      await open(page, path);
      const [one, two] = [boxOf(page, 1), boxOf(page, 2)];
      await check(one).click();
      await expect(one.getByRole('status')).toHaveText(t('quiz.Question.choose'));
      await expect(page.getByText(plain(first.choices[0]?.why[locale] ?? ''))).toHaveCount(0);

      await answer(one, rightOf(first));
      await expect(one.getByRole('status')).toHaveText(t('quiz.Question.right'));
      for (const { why } of first.choices) await expect(one).toContainText(plain(why[locale]));
      await answer(two, wrongOf(second));
      await expect(two.getByRole('status')).toHaveText(t('quiz.Question.wrong'));
      await expect(page.getByText(t('quiz.Quiz.partial', { right: 1, answered: 2, total }))).toBeVisible();

      await page.reload();
      await hydrated(page);
      await expect(one.getByRole('status')).toHaveText(t('quiz.Question.right'));
      await expect(page.getByText(plain(first.choices[0]?.why[locale] ?? ''))).toHaveCount(0);
      await one.getByRole('button', { name: t('quiz.Question.reveal') }).click();
      await expect(one).toContainText(plain(first.choices[0]?.why[locale] ?? ''));

      await page.getByRole('button', { name: t('quiz.Quiz.retry') }).click();
      await expect(two.locator('input:checked')).toHaveCount(0);
      await expect(two.locator('input').first()).toBeFocused();
      await answer(two, rightOf(second));
      await expect(page.getByText(t('quiz.Quiz.partial', { right: 2, answered: 2, total }))).toBeVisible();
      expect(JSON.parse((await storedText(page)) ?? '')).toMatchObject({
        quizzes: { 'sql-review-01': { q01: { right: true }, q02: { right: true } } },
      });
      expect(watch.complaints).toEqual([]);
    });

    test('is answered by keyboard alone, also before its script has loaded', async ({ page }) => {
      const index = questions.findIndex((question) => rightOf(question).length === 1);
      const question = questions[index] as QuizQuestion;
      const [right = 0] = rightOf(question);
      await open(page, path);
      const release = await hold(page, '**/assets/js/*.js');
      const box = boxOf(page, index + 1);
      await box.locator('input').first().focus();
      await page.keyboard.press('Space');
      for (let step = 0; step < right; step += 1) await page.keyboard.press('ArrowDown');
      await expect(box.locator('input').nth(right)).toBeChecked();
      await page.keyboard.press('Tab');
      await expect(check(box)).toBeFocused();
      await page.keyboard.press('Enter');
      release();
      await expect(box.getByRole('status')).toHaveText(t('quiz.Question.right'));
      await expect(check(box)).toBeFocused();
      await expect(box.locator('input').nth(right)).toHaveAccessibleDescription(
        new RegExp(
          plain(question.choices[right]?.why[locale] ?? '')
            .slice(0, 20)
            .replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
        ),
      );
    });

    test('can be read without JavaScript, answers included', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(path);
      const [first] = questions as [QuizQuestion];
      await expect(boxOf(page, 1)).toContainText(plain(first.prompt[locale]));
      await boxOf(page, 1).getByText(t('quiz.Question.answers'), { exact: true }).click();
      for (const { why } of first.choices)
        await expect(boxOf(page, 1).locator('details')).toContainText(plain(why[locale]));
      await context.close();
    });

    test('counts a whole quiz; answered, it is accessible and fits a phone, light and dark', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, path);
      for (const [index, question] of questions.entries()) {
        await answer(boxOf(page, index + 1), index === 0 ? wrongOf(question) : rightOf(question));
      }
      await expect(page.getByText(t('quiz.Quiz.score', { right: total - 1, total }))).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await showIn(page, 'light');
      await expectAccessible(page, 'the quiz in light');
      await showIn(page, 'dark');
      await expectReadable(page, 'the quiz in dark');
      await page.getByRole('button', { name: t('quiz.Quiz.retry') }).click();
      await answer(boxOf(page, 1), rightOf(questions[0] as QuizQuestion));
      await expect(page.getByText(t('quiz.Quiz.score', { right: total, total }))).toBeVisible();
      await expect(page.getByRole('button', { name: t('quiz.Quiz.retry') })).toHaveCount(0);
    });
  });
}
