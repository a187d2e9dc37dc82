import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  ASIDE,
  docPath,
  exercisesOf,
  filled,
  LESSON_ID,
  progressText,
  roadmapPath,
  seed,
  solvedOn,
  showIn,
  skilledDays,
  storedText,
  SUMMARY_ID,
  wholeCourse,
} from './courseProgress';
import { nextReview } from '../../src/features/progress/core/reviewQueue';
import { atRest, awaken, expect, expectAccessible, expectReadable, hydrated, open, test, tick } from './fixtures';
import { base, inTurn, message, triedIn, type Locale } from './site';
import { RARE } from '../trials';

const TODAY = '2026-11-21';

const button = (scope: Page | Locator, locale: Locale, id: string) =>
  scope.getByRole('button', { name: message(locale, id), exact: true });
const counts = (locale: Locale, page: Page, read: number, solved: number) =>
  expect(
    page.getByText(
      new RegExp(
        `^${filled(locale, 'progress.CourseRoadmap.counts', { read, solved, lessons: 34, exercises: '#' }).replace('#', '\\d+')}$`,
      ),
    ),
  ).toBeVisible();
const choose = async (page: Page, locale: Locale, content: string) => {
  const chooser = page.waitForEvent('filechooser');
  await button(page, locale, 'progress.ProgressTools.import').click();
  await (await chooser).setFiles({ name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(content) });
};
const marks = (page: Page) => page.locator('.theme-doc-sidebar-container');

for (const locale of triedIn('vi')) {
  test.describe(`progress (${locale})`, () => {
    const t = (id: string, values: Record<string, string | number> = {}) => filled(locale, id, values);

    test('a lesson is marked as read at its end, shows a tick in the sidebar, and can be unmarked', async ({
      page,
      watch,
    }) => {
      await open(page, docPath(locale, LESSON_ID));
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const link = marks(page).locator('[aria-current="page"]').last();
      const shape = () =>
        link.evaluate((element) => {
          const { x, width, height } = element.getBoundingClientRect();
          return { x, width, height };
        });
      await atRest(page);
      const before = await shape();
      await button(page, locale, 'progress.LessonEnd.mark').click();
      await expect(button(page, locale, 'progress.LessonEnd.unmark')).toBeVisible();
      const read = marks(page).getByRole('link', { name: t('menu.LessonLink.read', { title }) });
      await expect(read).toBeVisible();
      await atRest(page);
      expect(await shape(), 'the tick moves nothing').toEqual(before);

      await page.reload();
      await hydrated(page);
      await expect(read).toBeVisible();
      await button(page, locale, 'progress.LessonEnd.unmark').click();
      await expect(button(page, locale, 'progress.LessonEnd.mark')).toBeVisible();
      await expect(read).toHaveCount(0);
      expect(watch.complaints).toEqual([]);
    });

    test('a lesson whose exercises are all solved suggests marking it', RARE, async ({ page }) => {
      const ids = exercisesOf(LESSON_ID);
      await seed(page, progressText({ exercises: Object.fromEntries(ids.slice(1).map((id) => [id, solvedOn()])) }));
      await open(page, docPath(locale, LESSON_ID));
      await awaken(page);
      const solved = t('progress.LessonEnd.solved', { solved: ids.length - 1, count: ids.length });
      await expect(page.getByText(solved)).toBeVisible();
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        'progress-site',
        progressText({ exercises: Object.fromEntries(ids.map((id) => [id, solvedOn()])) }),
      ] as const);
      await page.reload();
      await hydrated(page);
      await awaken(page);
      await expect(page.getByText(t('progress.LessonEnd.allSolved', { count: ids.length }))).toBeVisible();
    });

    test('the roadmap counts, resumes, and has all lessons of the course', async ({ page, watch }) => {
      await open(page, roadmapPath(locale));
      await counts(locale, page, 0, 0);
      const list = page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.getByRole('checkbox') });
      await expect(list.getByRole('listitem')).toHaveCount(34);
      await expect(list.getByText(t('progress.LessonRow.coming'))).toHaveCount(0);
      await expect(list.getByRole('link')).toHaveCount(34);
      const [first, second] = [list.getByRole('listitem').nth(0), list.getByRole('listitem').nth(1)];
      const start = t('progress.CourseRoadmap.start', { lesson: t('progress.LessonLabel.day', { number: 1 }) });
      await expect(page.getByRole('link', { name: start })).toHaveAttribute(
        'href',
        (await first.getByRole('link').getAttribute('href')) ?? '',
      );
      await first.getByRole('checkbox').focus();
      await page.keyboard.press('Space');
      await counts(locale, page, 1, 0);
      const resume = t('progress.CourseRoadmap.resume', { lesson: t('progress.LessonLabel.day', { number: 2 }) });
      const href = (await second.getByRole('link').getAttribute('href')) ?? '';
      await page.getByRole('link', { name: resume }).click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await page.goBack();
      await hydrated(page);
      await expect(first.getByRole('checkbox')).toBeChecked();
      expect(watch.complaints).toEqual([]);
    });

    test('a progress file is imported on another device and merged there', async ({ page, browser, baseURL }) => {
      const [exercise = ''] = exercisesOf(LESSON_ID);
      await seed(page, progressText({ exercises: { [exercise]: solvedOn('2026-11-01') } }));
      await open(page, roadmapPath(locale));
      await tick(page.getByRole('checkbox').first());
      const saving = page.waitForEvent('download');
      await button(page, locale, 'progress.ProgressTools.export').click();
      const download = await saving;
      expect(download.suggestedFilename()).toMatch(/^progress-\d{4}-\d\d-\d\d\.json$/);
      const file = await readFile(await download.path(), 'utf8');
      expect(JSON.parse(file)).toMatchObject({ version: 1, exercises: { [exercise]: {} } });

      const other = await browser.newContext({ baseURL: baseURL ?? '' });
      const there = await other.newPage();
      await open(there, roadmapPath(locale));
      await tick(there.getByRole('checkbox').nth(1));
      await choose(there, locale, file);
      const added = t('progress.ProgressTools.imported', { lessons: 1, exercises: 1, answers: 0 });
      await expect(there.getByText(added)).toBeVisible();
      await counts(locale, there, 2, 1);
      await choose(there, locale, file);
      await expect(there.getByText(t('progress.ProgressTools.nothingNew'))).toBeVisible();
      await counts(locale, there, 2, 1);
      await other.close();
    });

    test(
      'a solved mark of the old format is reviewed, and can be moved to another browser',
      RARE,
      async ({ page, browser, baseURL }) => {
        await page.clock.setFixedTime(`${TODAY}T08:00:00`);
        await seed(page, '{"191-number-of-1-bits":"2020-01-01"}', 'code-lab.solved.v1-site');
        await open(page, `${base(locale)}docs`);
        const link = page.locator('a[href$="#191-number-of-1-bits"]');
        await page.locator('details').filter({ has: link }).locator('summary').click();
        await expect(link).toContainText('191');
        await open(page, roadmapPath(locale));
        const saving = page.waitForEvent('download');
        await button(page, locale, 'progress.ProgressTools.export').click();
        const file = await readFile(await (await saving).path(), 'utf8');

        const other = await browser.newContext({ baseURL: baseURL ?? '' });
        const there = await other.newPage();
        await open(there, roadmapPath(locale));
        await choose(there, locale, file);
        const added = t('progress.ProgressTools.imported', { lessons: 0, exercises: 1, answers: 0 });
        await expect(there.getByText(added)).toBeVisible();
        await open(there, docPath(locale, 'leetcode/bit-manipulation/191-number-of-1-bits'));
        await awaken(there);
        const solved = t('progress.ExerciseMark.solved').trim();
        await expect(there.locator('[id="191-number-of-1-bits"]')).toContainText(solved);
        await other.close();
      },
    );

    test('the progress of the whole course moves to another browser without loss', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow();
      const course = wholeCourse();
      const counted = {
        lessons: 34,
        exercises: Object.keys(course.exercises).length,
        answers: Object.values(course.quizzes).flatMap((answers) => Object.keys(answers)).length,
      };
      await page.clock.setFixedTime(`${TODAY}T08:00:00`);
      await seed(page, progressText(course));
      await open(page, roadmapPath(locale));
      await counts(locale, page, 34, counted.exercises);
      await expect(page.getByText(t('progress.CourseRoadmap.allRead'))).toBeVisible();
      const saving = page.waitForEvent('download');
      await button(page, locale, 'progress.ProgressTools.export').click();
      const file = await readFile(await (await saving).path(), 'utf8');

      const other = await browser.newContext({ baseURL: baseURL ?? '' });
      const there = await other.newPage();
      // On a later day.
      await there.clock.setFixedTime('2027-02-03T08:00:00');
      await open(there, roadmapPath(locale));
      await choose(there, locale, file);
      await expect(there.getByText(t('progress.ProgressTools.imported', counted))).toBeVisible();
      await counts(locale, there, 34, counted.exercises);
      expect(JSON.parse((await storedText(there)) ?? '')).toEqual({ version: 1, ...course });

      await open(there, docPath(locale, SUMMARY_ID));
      const standing = t('progress.CourseSkills.standing', {
        days: skilledDays().length,
        allDays: skilledDays().length,
        solved: skilledDays().flat().length,
        exercises: skilledDays().flat().length,
      });
      await awaken(there);
      await expect(there.getByText(standing)).toBeVisible();
      await other.close();
    });

    test('the summary counts solved exercises, and links to the first unsolved one', RARE, async ({ page, watch }) => {
      const [first = '', second = '', ...others] = exercisesOf(LESSON_ID);
      const shown = { ...solvedOn(TODAY), shown: true };
      await seed(page, progressText({ exercises: { [first]: solvedOn(TODAY) } }));
      await open(page, docPath(locale, SUMMARY_ID));
      await awaken(page);
      const main = page.getByRole('main');
      const row = main.getByRole('listitem').filter({ has: page.locator(`a[href$="${LESSON_ID}"]`) });
      const count = others.length + 2;
      const link = row.getByRole('link', { name: t('progress.CourseSkills.open', { solved: 1, count }) });
      await expect(link).toHaveAttribute('href', `${docPath(locale, LESSON_ID)}#${second}`);
      await expectAccessible(page, `the summary (${locale})`);
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        'progress-site',
        progressText({
          exercises: { [first]: shown, ...Object.fromEntries([second, ...others].map((id) => [id, solvedOn(TODAY)])) },
        }),
      ] as const);
      await page.reload();
      await hydrated(page);
      await awaken(page);
      await expect(row).toContainText(t('progress.CourseSkills.done', { count }));
      await expect(row).toContainText(t('progress.CourseSkills.afterSolution', { count: 1 }));
      expect(watch.complaints).toEqual([]);
    });

    test('a hostile progress file does no harm', RARE, async ({ page, watch }) => {
      await open(page, roadmapPath(locale));
      await tick(page.getByRole('checkbox').first());
      const before = await storedText(page);
      for (const [content, report] of [
        ['<script>alert(1)</script>', 'foreign'],
        ['[[[[', 'foreign'],
        ['{"version":1}', 'foreign'],
        ['{"version":1000,"lessons":{}}', 'newer'],
        [' '.repeat(500_001), 'tooLarge'],
      ] as const) {
        await choose(page, locale, content);
        await expect(page.getByText(t(`progress.ProgressTools.${report}`))).toBeVisible();
        expect(await storedText(page)).toBe(before);
      }
      const time = '2026-11-20T08:00:00.000Z';
      const bad = JSON.stringify({
        version: 1,
        lessons: {
          '<img src=x onerror=alert(1)>': { first: time, last: time },
          'good/lesson': { first: time, last: time, note: '<img src=x onerror=alert(1)>' },
          toString: 'x',
        },
        exercises: 7,
        quizzes: { constructor: { q01: { at: time, picks: [1e9], right: true } } },
      }).replace('"lessons":{', `"lessons":{"__proto__":{"first":"${time}","last":"${time}"},`);
      await choose(page, locale, bad);
      await expect(
        page.getByText(
          [
            t('progress.ProgressTools.imported', { lessons: 1, exercises: 0, answers: 0 }),
            t('progress.ProgressTools.skipped', { count: 5 }),
          ].join(' '),
        ),
      ).toBeVisible();
      const stored = await storedText(page);
      expect(stored).toContain('good/lesson');
      expect(stored).not.toMatch(/img|__proto__|toString/);
      await page.reload();
      await hydrated(page);
      await counts(locale, page, 1, 0);
      expect(watch.complaints).toEqual([]);
    });

    test('deleting the progress asks for confirmation', async ({ page }) => {
      await open(page, roadmapPath(locale));
      await tick(page.getByRole('checkbox').first());
      const dialog = page.getByRole('dialog');
      await button(page, locale, 'progress.ProgressTools.reset').click();
      await expect(dialog).toContainText(t('progress.ResetDialog.text', { lessons: 1, exercises: 0, answers: 0 }));
      await expectAccessible(page, 'the dialog');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await counts(locale, page, 1, 0);
      await button(page, locale, 'progress.ProgressTools.reset').click();
      await button(dialog, locale, 'progress.ResetDialog.confirm').click();
      await expect(page.getByText(t('progress.ProgressTools.wasReset'))).toBeVisible();
      await counts(locale, page, 0, 0);
      expect(await storedText(page)).toBeNull();
    });

    test('two tabs are kept in sync', RARE, async ({ page, context }) => {
      await open(page, roadmapPath(locale));
      const other = await context.newPage();
      await open(other, docPath(locale, LESSON_ID));
      await button(other, locale, 'progress.LessonEnd.mark').click();
      await counts(locale, page, 1, 0);
      await tick(page.getByRole('checkbox').first());
      await counts(locale, page, 2, 0);
      await page.getByRole('checkbox').nth(2).uncheck();
      await expect(button(other, locale, 'progress.LessonEnd.mark')).toBeVisible();
      expect(Object.keys(JSON.parse((await storedText(other)) ?? '').lessons as object)).toHaveLength(2);
    });

    test('damaged progress is set aside and reported, and its valid entries are used', async ({ page }) => {
      const time = '2026-11-20T08:00:00.000Z';
      const text = progressText({ lessons: { [LESSON_ID]: { first: time, last: time }, other: 'damaged' } });
      await seed(page, text);
      await open(page, docPath(locale, LESSON_ID));
      await awaken(page);
      await expect(page.getByText(t('progress.ProgressNotice.damaged'))).toBeVisible();
      await expect(button(page, locale, 'progress.LessonEnd.unmark')).toBeVisible();
      await open(page, roadmapPath(locale));
      await tick(page.getByRole('checkbox').first());
      expect(JSON.parse((await storedText(page, ASIDE)) ?? '')).toEqual([text]);
      const saving = page.waitForEvent('download');
      await button(page, locale, 'progress.ProgressNotice.downloadDamaged').click();
      expect(await readFile(await (await saving).path(), 'utf8')).toBe(text);
      await button(page, locale, 'progress.ProgressNotice.dropDamaged').click();
      await expect(page.getByText(t('progress.ProgressNotice.damaged'))).toHaveCount(0);
      await counts(locale, page, 2, 0);
    });

    test('with storage blocked the progress works until the page is left, and says so', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      await open(page, docPath(locale, LESSON_ID));
      await button(page, locale, 'progress.LessonEnd.mark').click();
      await expect(button(page, locale, 'progress.LessonEnd.unmark')).toBeVisible();
      await expect(page.getByText(t('progress.ProgressNotice.unsaved'))).toBeVisible();
      const saving = page.waitForEvent('download');
      await button(page, locale, 'progress.ProgressNotice.download').click();
      expect(await readFile(await (await saving).path(), 'utf8')).toContain(LESSON_ID);
    });

    test('with storage full no earlier progress is lost', RARE, async ({ page }) => {
      const [exercise = ''] = exercisesOf(LESSON_ID);
      const text = progressText({ exercises: { [exercise]: solvedOn('2026-11-01') } });
      await seed(page, text);
      await page.addInitScript(() => {
        if (!sessionStorage.getItem('seeded')) return;
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await open(page, roadmapPath(locale));
      await tick(page.getByRole('checkbox').first());
      await expect(page.getByText(t('progress.ProgressNotice.unsaved'))).toBeVisible();
      await counts(locale, page, 1, 1);
      expect(await storedText(page)).toBe(text);
    });

    test('the docs index lists the exercises that are due, and leads to them', async ({ page, watch }) => {
      const [due = '', waiting = ''] = exercisesOf(LESSON_ID);
      const exercises = {
        [due]: solvedOn('2020-01-01'),
        [waiting]: solvedOn(TODAY),
        gone: solvedOn('2020-01-01'),
      };
      await page.clock.setFixedTime(`${TODAY}T08:00:00`);
      await seed(page, progressText({ exercises }));
      await open(page, `${base(locale)}docs`);
      const list = page
        .getByRole('group')
        .filter({ hasText: message(locale, 'progress.ReviewList.due').split(/[:{]/)[0] ?? '' });
      await list.locator('summary').click();
      await expect(list.getByRole('link')).toHaveCount(1);
      await expectAccessible(page, 'the review list');
      await list.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${docPath(locale, LESSON_ID)}#${due}$`));
      await expect(page.locator(`[id="${due}"]`)).toBeInViewport();
      expect(watch.complaints).toEqual([]);
    });

    test('the docs index says when the next review is due', RARE, async ({ page }) => {
      const [waiting = ''] = exercisesOf(LESSON_ID);
      await page.clock.setFixedTime(`${TODAY}T08:00:00`);
      await seed(page, progressText({ exercises: { [waiting]: solvedOn(TODAY) } }));
      await open(page, `${base(locale)}docs`);
      const next = nextReview({ [TODAY]: 3 }, TODAY) ?? '';
      expect(next > TODAY).toBe(true);
      // The page may show the same date again at its end, as the date of its last check.
      await expect(page.locator(`time[datetime="${next}"]`).first()).toBeVisible();
    });

    test('roadmap, lesson end and notices are accessible and fit a phone, light and dark', async ({ page }) => {
      const text = progressText({ lessons: { broken: 1 }, exercises: { 'sql-01-01': solvedOn('2020-01-01') } });
      await seed(page, text);
      await page.setViewportSize({ width: 360, height: 740 });
      for (const path of [roadmapPath(locale), docPath(locale, LESSON_ID), `${base(locale)}docs`]) {
        await open(page, path);
        await awaken(page);
        await expect(page.getByText(t('progress.ProgressNotice.damaged'))).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await showIn(page, 'light');
        await expectAccessible(page, `${path} (light)`);
        await showIn(page, 'dark');
        await expectReadable(page, `${path} (dark)`);
      }
    });
  });
}

for (const [[name, clock], locale] of inTurn([
  ['was never set', '1970-01-01T00:03:00Z'],
  ['is a thousand years ahead', '2999-12-31T23:59:00Z'],
] as const)) {
  test(`a clock that ${name} loses no mark (${locale})`, RARE, async ({ page, watch }) => {
    await page.clock.setFixedTime(clock);
    await open(page, docPath(locale, LESSON_ID));
    await button(page, locale, 'progress.LessonEnd.mark').click();
    // A click is held until hydration; a reload before that would lose it.
    await expect(button(page, locale, 'progress.LessonEnd.unmark')).toBeVisible();
    const state = page.getByRole('main').getByRole('status');
    for (const now of [clock, `${TODAY}T08:00:00Z`]) {
      await page.clock.setFixedTime(now);
      await page.reload();
      await hydrated(page);
      await awaken(page);
      await expect(button(page, locale, 'progress.LessonEnd.unmark')).toBeVisible();
      await expect(page.getByText(message(locale, 'progress.ProgressNotice.damaged'))).toHaveCount(0);
    }
    // The clock is right by now, so the stored date cannot be the day on which the lesson was read.
    await expect(
      state.filter({ hasText: message(locale, 'progress.LessonEnd.readUndated') }).locator('time'),
    ).toHaveCount(0);
    await button(page, locale, 'progress.LessonEnd.unmark').click();
    await button(page, locale, 'progress.LessonEnd.mark').click();
    await expect(button(page, locale, 'progress.LessonEnd.unmark')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await awaken(page);
    await expect(button(page, locale, 'progress.LessonEnd.unmark')).toBeVisible();
    expect(watch.complaints).toEqual([]);
  });
}

for (const locale of triedIn('vi')) {
  test(`without scripts the summary lists the skills, without the reader's progress (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(docPath(locale, SUMMARY_ID));
    const main = page.getByRole('main');
    const day = filled(locale, 'progress.LessonLabel.day', { number: 30 });
    await expect(main.getByRole('listitem').filter({ hasText: day }).last()).toBeVisible();
    const open = new RegExp(
      `^${filled(locale, 'progress.CourseSkills.open', { solved: 0, count: '#' }).replace('#', '\\d+')}$`,
    );
    await expect(main.getByText(open).and(page.locator(':visible'))).toHaveCount(0);
    await context.close();
  });
}
