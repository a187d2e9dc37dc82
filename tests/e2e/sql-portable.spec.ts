import { expect, expectAccessible, hydrated, open, test } from './fixtures';
import { message, triedIn } from './site';
import { text, watchLab } from './sqlLab';

const LESSON = '/docs/database/learn-sql-in-30-days/05-sorting-and-limiting';
const ID = 'sql-05-02';
const RIGHT = 'SELECT full_name, city FROM customers ORDER BY city NULLS LAST, full_name';
/** Right only on SQLite: PostgreSQL has no typeof(). */
const LITE_ONLY = 'SELECT full_name, city FROM customers ORDER BY city IS NULL, city, full_name, typeof(city)';

for (const locale of triedIn('vi')) {
  test(`an exercise for both engines is solved when the answer is right on both (${locale})`, async ({
    page,
    watch,
  }) => {
    const fetched = watchLab(page);
    await open(page, locale === 'vi' ? LESSON : `/en${LESSON}`);
    const root = page.locator(`#${ID}`);
    const editor = root.getByRole('textbox', { name: message(locale, 'sqlLab.SqlExercise.code') });
    const check = root.getByRole('button', { name: message(locale, 'labKit.LabButton.check'), exact: true });
    const verdict = root.getByRole('status').first();
    const engines = { engine: 'SQLite', other: 'PostgreSQL' };
    const solved = message(locale, 'progress.ExerciseMark.solved').split('{day}')[0] ?? '';
    await expect(root).toContainText(message(locale, 'sqlLab.Title.portable'));

    await test.step('right on SQLite, with a note that PostgreSQL is untried', async () => {
      await editor.fill(RIGHT);
      await check.click();
      await expect(verdict.getByText(text(locale, 'sqlLab.Verdict.untried', engines))).toBeVisible();
      await expect(root).not.toContainText(solved);
      expect(fetched.filter((path) => path.includes('postgres-engine'))).toEqual([]);
      await expectAccessible(page, `${locale}, untried`, `#${ID}`);
    });

    await test.step('right on PostgreSQL after a click on the button', async () => {
      await verdict.getByRole('button').click();
      await expect(verdict).toContainText(message(locale, 'sqlLab.Verdict.rightOnBothEngines'), { timeout: 60_000 });
      await expect(root).toContainText(solved);
      await expect(root.getByRole('radio', { name: 'PostgreSQL' })).toBeChecked();
    });

    await test.step('an answer that is right only on SQLite is reported, as PostgreSQL is loaded', async () => {
      await root.getByText('SQLite', { exact: true }).click();
      await editor.fill(LITE_ONLY);
      await check.click();
      await expect(verdict.getByText(text(locale, 'sqlLab.Verdict.wrongOnOther', engines))).toBeVisible();
      await expect(verdict.getByRole('listitem')).not.toHaveCount(0);
    });

    await test.step('a reload keeps the mark', async () => {
      await page.reload();
      await hydrated(page);
      await expect(root).toContainText(solved);
    });
    expect(watch.complaints).toEqual([]);
  });
}
