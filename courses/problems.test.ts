import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lessonId } from '../src/features/progress/core/course';
import { PATTERNS, PROBLEMS } from './problems';
import { SQL_OUTLINE } from './sql/outline';

const root = path.resolve(import.meta.dirname, '..');
const DOCUMENTS = { vi: 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current' } as const;
const fileOf = (folder: string, id: string) => path.join(root, folder, `${id}.mdx`);
const distinct = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

describe('the list of LeetCode problems', () => {
  it('names each problem once', () => {
    distinct(PROBLEMS.map(({ number }) => number));
    distinct(PROBLEMS.map(({ id }) => id));
    distinct(PROBLEMS.map(({ solvedBy }) => solvedBy));
    distinct(PROBLEMS.map(({ original }) => original));
    for (const { number, id } of PROBLEMS) expect(path.basename(id)).toMatch(new RegExp(`^${number}-[a-z0-9-]+$`));
  });

  it('uses every pattern, and no others', () => {
    distinct(PATTERNS.map(({ id }) => id));
    const used = new Set(PROBLEMS.map(({ pattern }) => pattern));
    expect([...used].sort()).toEqual(PATTERNS.map(({ id }) => id).sort());
  });

  it.each(PROBLEMS.flatMap(({ number, days }) => days.map((day) => [number, day] as const)))(
    'gives %i a lesson that exists: %s',
    (_number, day) => {
      const lesson = SQL_OUTLINE.lessons.find(({ file, kind }) => file === day && kind === 'day');
      expect(lesson).toBeDefined();
      if (lesson) expect(existsSync(fileOf(DOCUMENTS.vi, lessonId(SQL_OUTLINE, lesson)))).toBe(true);
    },
  );

  it('lists the lessons of a problem in the order of the course', () => {
    for (const { days } of PROBLEMS) expect(days).toEqual([...days].sort());
  });

  it.each(PROBLEMS.map(({ number, id, solvedBy }) => [number, id, solvedBy] as const))(
    '%i has a document in both languages, with its number in the title and the exercise that solves it',
    (number, id, solvedBy) => {
      for (const folder of Object.values(DOCUMENTS)) {
        const text = readFileSync(fileOf(folder, id), 'utf8');
        const [, title = ''] = /^title:\s*["']?(.*?)["']?$/m.exec(text) ?? [];
        expect(title, folder).toMatch(new RegExp(`^${number}\\. `));
        expect(text, folder).toMatch(new RegExp(`<(?:SqlExercise|CodeProblem) id="${solvedBy}"`));
      }
    },
  );
});
