import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open, test } from './fixtures';
import { message, sampleOf, triedIn, type Locale } from './site';
import { text, textOf, watchLab } from './sqlLab';
import { RARE } from '../trials';

const LESSON = '/docs/database/learn-sql-in-30-days/06-null-and-three-valued-logic';
const RIGHT =
  'SELECT full_name FROM customers c WHERE NOT EXISTS (SELECT 1 FROM customers f WHERE f.referred_by = c.customer_id)';

/** A text that occurs only in the answers of the lesson's last exercise. */
const SECRET: Readonly<Record<Locale, string>> = {
  vi: 'Tự đảo ngược điều kiện theo luật De Morgan',
  en: 'De Morgan by hand',
};

const SOLUTIONS: Readonly<Record<Locale, RegExp>> = { vi: /lời giải tham khảo/, en: /reference solutions?/ };

const MISTAKE: Readonly<Record<Locale, RegExp>> = {
  vi: /Truy vấn con có NULL, nên NOT IN không bao giờ đúng/,
  en: /The subquery holds a NULL, so NOT IN is never true/,
};

interface Exercise {
  readonly root: Locator;
  readonly editor: Locator;
  readonly verdict: Locator;
  readonly answer: Locator;
  readonly expected: Locator;
  /** The summary of the solutions of a solved exercise. */
  readonly fold: Locator;
  readonly solutions: Locator;
  readonly button: (id: string) => Locator;
  readonly part: string;
}

function exerciseOf(page: Page, locale: Locale, id: string): Exercise {
  const part = `#${id}`;
  const root = page.locator(part);
  return {
    root,
    part,
    editor: root.getByRole('textbox', { name: message(locale, 'sqlLab.SqlExercise.code') }),
    verdict: root.getByRole('status').first(),
    answer: root.locator('[aria-busy]'),
    expected: root.getByRole('region', { name: message(locale, 'sqlLab.SqlExercise.expected') }),
    fold: root.locator('summary').filter({ hasText: SOLUTIONS[locale] }),
    solutions: root.getByText(message(locale, 'sqlLab.SolutionTitle.numbered').replace('{number}', '1'), {
      exact: true,
    }),
    button: (name) => root.getByRole('button', { name: message(locale, name), exact: true }),
  };
}

async function openExercise(page: Page, locale: Locale, id: string): Promise<Exercise> {
  await open(page, locale === 'vi' ? LESSON : `/en${LESSON}`);
  return exerciseOf(page, locale, id);
}

async function check({ editor, button }: Exercise, sql: string): Promise<void> {
  await editor.fill(sql);
  await button('labKit.LabButton.check').click();
}

/** One of the findings in the verdict. */
const finding = ({ verdict }: Exercise, locale: Locale, id: string, values: Record<string, string> = {}) =>
  verdict.getByRole('listitem').filter({ hasText: text(locale, `sqlLab.Findings.${id}`, values) });

/** The mark of a solved exercise, without its date. */
const solvedMark = (locale: Locale) => message(locale, 'progress.ExerciseMark.solved').split('{day}')[0] ?? '';

const SCREENS = [
  { name: 'mouse, 1280 px', options: { viewport: { width: 1280, height: 800 } } },
  { name: 'touch, 360 px', options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
] as const;

for (const { name, options } of sampleOf(SCREENS, 1)) {
  test.describe(name, () => {
    test.use(options);

    for (const locale of triedIn('vi')) {
      test(`an exercise explains mistakes, gives hints, and stays solved (${locale})`, async ({ page, watch }) => {
        const fetched = watchLab(page);
        const exercise = await openExercise(page, locale, 'sql-06-02');
        const { root, editor, verdict, solutions, button, part } = exercise;
        const starter = await textOf(editor);
        await expect(root.getByText(text(locale, 'sqlLab.Title.number', { number: '6.3' }))).toBeVisible();
        expect(fetched, 'nothing is fetched before intent').toEqual([]);

        await test.step('a known mistake shows its own message and the differing rows', async () => {
          await check(
            exercise,
            'SELECT full_name FROM customers WHERE customer_id NOT IN (SELECT referred_by FROM customers)',
          );
          await expect(verdict).toContainText(MISTAKE[locale]);
          await expect(verdict.getByText(text(locale, 'sqlLab.Verdict.missing'))).toBeVisible();
          await expect(exercise.expected).toContainText('Đỗ Minh Quân');
          await expectAccessible(page, `${name}, ${locale}, a wrong answer`, part);
        });

        await test.step('a renamed column is reported', async () => {
          await check(exercise, RIGHT.replace('full_name', 'full_name AS ten'));
          const values = { position: '1', expected: 'full_name', actual: 'ten' };
          await expect(finding(exercise, locale, 'columnName', values)).toBeVisible();
        });

        await test.step('names copied from the page fail on the hidden data', async () => {
          const { expected } = exercise;
          await expected.getByRole('button', { name: text(locale, 'sqlLab.ResultTable.all') }).click();
          await expect(expected.getByRole('cell')).toHaveCount(22);
          const names = await expected.getByRole('cell').allTextContents();
          const constants = names.map((customer) => `('${customer}')`).join(', ');
          await check(exercise, `WITH copied(full_name) AS (VALUES ${constants}) SELECT full_name FROM copied`);
          await expect(verdict).toContainText(message(locale, 'sqlLab.Verdict.wrongOnHidden'));
          await expect(verdict).toContainText(message(locale, 'sqlLab.Counterexample.bookshop'));
        });

        await test.step('a few rows show where an answer is wrong, and can be tried', async () => {
          await check(exercise, RIGHT.replace('SELECT full_name', 'SELECT DISTINCT full_name'));
          await expect(verdict).toContainText(message(locale, 'sqlLab.Counterexample.bookshop'));
          const table = verdict.getByRole('group', {
            name: text(locale, 'sqlLab.ShownTables.table', { name: 'customers' }),
          });
          await expect(table.getByRole('row')).toHaveCount(3);
          await expect(table.getByRole('columnheader')).toHaveText(['customer_id', 'full_name', 'referred_by']);
          await expectAccessible(page, `${name}, ${locale}, a counterexample`, part);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          await button('sqlLab.Counterexample.try').click();
          const lab = root.getByRole('group', { name: message(locale, 'sqlLab.SqlLab.block') });
          await expect(lab.getByRole('cell')).toHaveCount(1);
          await lab.getByRole('textbox').fill('SELECT COUNT(*) AS n FROM customers');
          await lab.getByRole('button', { name: message(locale, 'labKit.LabButton.run'), exact: true }).click();
          await expect(lab.getByRole('cell')).toHaveText('2');
        });

        await test.step('hints appear one by one', async () => {
          const hints = root.locator('summary');
          await expect(hints.filter({ visible: true })).toHaveCount(1);
          await hints.first().click();
          await expect(hints.filter({ visible: true })).toHaveCount(2);
        });

        await test.step('the right answer shows the solutions and compares the plans', async () => {
          await check(exercise, RIGHT);
          await expect(verdict).toContainText(message(locale, 'labKit.Verdict.right'));
          await expect(root).toContainText(solvedMark(locale));
          await exercise.fold.click();
          await expect(solutions.first()).toBeVisible();
          await expect(root.getByText(text(locale, 'sqlLab.PlanComparison.same', { number: '2' }))).toBeVisible();
          await expectAccessible(page, `${name}, ${locale}, solved`, part);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        });

        await test.step('a reload keeps the text and the mark', async () => {
          await page.reload();
          await hydrated(page);
          await expect.poll(() => textOf(editor)).toBe(RIGHT);
          await expect(root).toContainText(solvedMark(locale));
          await button('labKit.LabButton.reset').click();
          expect(await textOf(editor)).toBe(starter);
        });
        expect(watch.complaints).toEqual([]);
      });
    }
  });
}

test('wrong order, errors and empty answers have different messages', async ({ page, watch }) => {
  const exercise = await openExercise(page, 'vi', 'sql-06-01');
  const { verdict, answer, button } = exercise;
  await check(exercise, 'SELECT full_name FROM customers WHERE email IS NULL ORDER BY full_name DESC');
  await expect(finding(exercise, 'vi', 'rowOrder')).toContainText('1');
  await check(exercise, 'SELECT ful_name FROM customers');
  await expect(verdict).toContainText(message('vi', 'sqlLab.Verdict.fails'));
  await expect(answer.getByRole('alert')).toContainText('no such column: ful_name');
  await check(exercise, '-- chưa nghĩ ra');
  await expect(finding(exercise, 'vi', 'empty')).toBeVisible();
  await exercise.editor.fill('SELECT full_name FROM customers LIMIT 2');
  await button('sqlLab.SqlExercise.run').click();
  await expect(answer.getByRole('cell')).toHaveCount(2);
  await expect(verdict).toBeEmpty();
  expect(watch.complaints).toEqual([]);
});

test('an endless answer is stopped, and the next one is judged', RARE, async ({ page }) => {
  const exercise = await openExercise(page, 'vi', 'sql-06-02');
  const { verdict, answer } = exercise;
  await check(exercise, 'WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT COUNT(*) FROM r');
  await expect(answer.getByRole('alert')).toContainText('quá lâu');
  await expect(verdict).toContainText(message('vi', 'sqlLab.Verdict.ungraded'));
  await check(exercise, RIGHT);
  await expect(verdict).toContainText(message('vi', 'labKit.Verdict.right'));
});

test('the solution is not in the page, needs a confirmation, and its use is remembered', async ({ page }) => {
  const sources: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|json)$|\/[^.]*$/.test(new URL(response.url()).pathname)) {
      sources.push(response.text().catch(() => ''));
    }
  });
  const exercise = await openExercise(page, 'vi', 'sql-06-05');
  const { root, button, solutions } = exercise;
  const texts = await Promise.all(sources);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((source) => source.includes(SECRET.vi))).toEqual([]);

  const door = button('labKit.ExerciseFrame.solution');
  await door.click();
  await expect(button('sqlLab.SolutionDoor.confirm')).toBeFocused();
  await button('sqlLab.SolutionDoor.cancel').click();
  await expect(door).toBeFocused();
  await expect(root).not.toContainText(SECRET.vi);
  await door.click();
  await button('sqlLab.SolutionDoor.confirm').click();
  await expect(solutions.first()).toBeVisible();
  await expect(root).toContainText(SECRET.vi);
  await expect(root).toContainText(message('vi', 'progress.ExerciseMark.shown'));
  await page.reload();
  await hydrated(page);
  await expect(root).toContainText(message('vi', 'progress.ExerciseMark.shown'));
  await expect(root).not.toContainText(SECRET.vi);
});

test('an exercise is solved by keyboard alone', async ({ page, watch }) => {
  const exercise = await openExercise(page, 'vi', 'sql-06-02');
  const { root, editor, verdict, button } = exercise;
  await editor.focus();
  await expect(root.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(RIGHT);
  await page.keyboard.press('Control+Enter');
  await expect(exercise.answer.getByRole('cell')).toHaveCount(22);
  await expect(verdict).toBeEmpty();
  await page.keyboard.press('Tab');
  await expect(button('labKit.LabButton.check')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict).toContainText(message('vi', 'labKit.Verdict.right'));
  await expect(button('labKit.LabButton.check')).toBeFocused();
  for (const id of ['sqlLab.SqlExercise.run', 'labKit.LabButton.reset']) {
    await page.keyboard.press('Tab');
    await expect(button(id)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(root.getByRole('radio', { name: 'SQLite' })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const id of ['sqlLab.SqlLab.schema', 'share.ShareState.share']) {
    await expect(button(id)).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await expect(verdict.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(root.getByRole('button', { name: text('vi', 'sqlLab.ResultTable.all') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(exercise.fold).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(exercise.solutions.first()).toBeVisible();
  expect(watch.complaints).toEqual([]);
});

test(
  'after one exercise has run, the others of the lesson are judged without a network',
  RARE,
  async ({ page, context }) => {
    const first = await openExercise(page, 'vi', 'sql-06-01');
    await check(first, 'SELECT full_name FROM customers WHERE email IS NULL ORDER BY full_name');
    await expect(first.verdict).toContainText(message('vi', 'labKit.Verdict.right'));
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('sql-lab')).keys()).map(({ url }) => url).join()))
      .toMatch(/nha_sach_2_mixed-sqlite.*exercises\/sql-06|exercises\/sql-06.*nha_sach_2_mixed-sqlite/);
    await context.setOffline(true);
    const second = exerciseOf(page, 'vi', 'sql-06-03');
    await check(second, "SELECT full_name, city FROM customers WHERE city <> 'Hà Nội'");
    await expect(second.verdict).toContainText('WHERE chỉ giữ TRUE');
    await check(second, "SELECT full_name, city FROM customers WHERE city <> 'Hà Nội' OR city IS NULL");
    await expect(second.verdict).toContainText(message('vi', 'labKit.Verdict.right'));
    await second.fold.click();
    await expect(second.solutions.first()).toBeVisible();
  },
);

test('PostgreSQL judges too, after a click has loaded it', async ({ page }) => {
  const fetched = watchLab(page);
  const exercise = await openExercise(page, 'en', 'sql-06-02');
  const { root, verdict } = exercise;
  await root.getByText('PostgreSQL', { exact: true }).click();
  await check(exercise, RIGHT);
  const fetch = root.getByRole('button', { name: text('en', 'sqlLab.Caption.fetch') });
  await expect(fetch).toBeVisible();
  expect(fetched.filter((path) => path.includes('postgres-engine'))).toEqual([]);
  await fetch.click();
  await expect(verdict).toContainText(message('en', 'labKit.Verdict.right'), { timeout: 60_000 });
  await exercise.fold.click();
  await expect(root).toContainText('Seq Scan on customers');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of triedIn('vi')) {
    test(`the task, its starter text and the hints can be read (${locale})`, async ({ page }) => {
      await page.goto(locale === 'vi' ? LESSON : `/en${LESSON}`);
      const { root, editor, button } = exerciseOf(page, locale, 'sql-06-02');
      await expect(editor).toHaveValue(/NOT IN/);
      await expect(root.locator('noscript p')).toHaveText(message(locale, 'labKit.LabNote.noScript'));
      await expect(button('labKit.LabButton.check')).toBeHidden();
      await root.locator('summary').first().click();
      await expect(root.locator('details p').first()).toBeVisible();
      expect(await page.content()).not.toContain(SECRET[locale]);
    });
  }
});

for (const locale of triedIn('vi')) {
  test(`a table created by the reader is checked with statements that it must reject or accept (${locale})`, async ({
    page,
  }) => {
    const lesson = '/docs/database/learn-sql-in-30-days/23-constraints';
    await open(page, locale === 'vi' ? lesson : `/en${lesson}`);
    const exercise = exerciseOf(page, locale, 'sql-23-03');
    const table = (stars: string, comment: string) => `CREATE TABLE reviews (review_id INTEGER PRIMARY KEY,
      customer_id INTEGER NOT NULL REFERENCES customers, book_id INTEGER NOT NULL REFERENCES books,
      stars INTEGER NOT NULL ${stars}, comment TEXT ${comment}, UNIQUE (customer_id, book_id))`;
    const zero = 'INSERT INTO reviews (review_id, customer_id, book_id, stars) VALUES (1, 1, 30, 0)';
    await check(exercise, table('', ''));
    await expect(finding(exercise, locale, 'accepted').first()).toContainText(zero);

    await check(exercise, table('CHECK (stars BETWEEN 1 AND 5)', 'NOT NULL'));
    await expect(exercise.verdict).toContainText('NOT NULL constraint failed: reviews.comment');
    await expect(finding(exercise, locale, 'refused')).toBeVisible();
    await expectAccessible(page, `a tried statement, ${locale}`, exercise.part);

    await check(exercise, table('CHECK (stars BETWEEN 1 AND 5)', ''));
    await expect(exercise.verdict).toContainText(message(locale, 'labKit.Verdict.right'));
  });
}
