import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SQL_OUTLINE } from '../../courses/sql/outline';
import { QUIZZES } from '../../courses/sql/quizzes';
import { exerciseIds, lessonId } from '../../src/features/progress/core/course';
import { holdStill } from './fixtures';
import { base, message, type Locale } from './site';

/** Storage keys of the progress, and of a copy of stored text that could not be read. */
export const STORED = 'progress-site';
export const ASIDE = 'progress-damaged-site';

const FOLDER = 'database/learn-sql-in-30-days';
export const LESSON_ID = `${FOLDER}/03-select-basics`;
export const SUMMARY_ID = `${FOLDER}/30-day-sql-summary`;
export const REVIEW_ID = `${FOLDER}/review-01-days-01-10`;

export const docPath = (locale: Locale, id: string) => `${base(locale)}docs/${id}`;
export const roadmapPath = (locale: Locale) => docPath(locale, `${FOLDER}/30-day-sql-learning-roadmap`);

/** Ids of the exercises of a lesson. */
export function exercisesOf(id: string): string[] {
  return exerciseIds(readFileSync(path.resolve(__dirname, `../../docs/${id}.mdx`), 'utf8'));
}

/** A text of the site with its placeholders filled in. */
export function filled(locale: Locale, id: string, values: Record<string, string | number> = {}): string {
  const text = message(locale, id).split('|').at(-1) ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The stored record of an exercise that was solved on the given days. */
export function solvedOn(...days: string[]): object {
  const [first = '2020-01-01'] = days;
  const at = `${first}T08:00:00.000Z`;
  return { tried: at, solved: at, hints: 0, shown: false, reviews: Object.fromEntries(days.map((day) => [day, 3])) };
}

/** The exercises of each day that has any. */
export function skilledDays(): string[][] {
  return SQL_OUTLINE.lessons
    .filter(({ kind }) => kind === 'day')
    .map((lesson) => exercisesOf(lessonId(SQL_OUTLINE, lesson)))
    .filter(({ length }) => length > 0);
}

/**
 * The progress of a reader who has done the whole course, each step at a time of its own: lessons read, some of them
 * marked as unread and read again, exercises solved with and without help and repeated, every question of every quiz
 * answered.
 */
export function wholeCourse(): { lessons: object; exercises: object; quizzes: Readonly<Record<string, object>> } {
  const start = Date.parse('2026-09-01T06:30:15.250Z');
  const moment = (number: number) => new Date(start + number * 3_601_000).toISOString();
  const ids = SQL_OUTLINE.lessons.map((lesson) => lessonId(SQL_OUTLINE, lesson));
  const lessons = ids.map((id, index) => {
    const [first, last] = [moment(index), moment(index + 40)];
    return [id, index % 5 === 0 ? { first, last, unread: moment(index + 20) } : { first, last: first }];
  });
  const exercises = ids.flatMap(exercisesOf).map((id, index) => {
    const solved = moment(index);
    const reviews = { [solved.slice(0, 10)]: (index % 3) + 1, '2026-11-20': 3 };
    return [id, { tried: moment(index + 5), solved, hints: index % 3, shown: index % 7 === 0, reviews }];
  });
  const quizzes = QUIZZES.map(({ id, questions }, number) => [
    id,
    Object.fromEntries(
      questions.map((question, index) => [
        question.id,
        { at: moment(number * 20 + index), picks: [index % 2], right: index % 2 === 0 },
      ]),
    ),
  ]);
  return {
    lessons: Object.fromEntries(lessons),
    exercises: Object.fromEntries(exercises),
    quizzes: Object.fromEntries(quizzes),
  };
}

/** Stores a text before the first page loads, without overwriting what the pages store later. */
export async function seed(page: Page, text: string, key = STORED): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem(key, value);
    },
    [key, text] as const,
  );
}

export const progressText = (parts: object) => JSON.stringify({ version: 1, lessons: {}, exercises: {}, ...parts });

/** The text that the browser stores under a key. */
export async function storedText(page: Page, key = STORED): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Shows the page in a colour mode, without the transition. */
export async function showIn(page: Page, theme: string): Promise<void> {
  await holdStill(page);
  await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
}
