import type { Bilingual } from '../../../core/bilingual';
import { lessonId, type CourseOutline, type DocFacts } from '../../progress/core/course';

export type Difficulty = 'easy' | 'medium' | 'hard';

/** A type of question that recurs in several problems. */
export interface ProblemPattern {
  readonly id: string;
  readonly name: Bilingual;
}

/** A LeetCode problem as `courses/problems.ts` lists it. */
export interface ProblemEntry {
  readonly number: number;
  /** Document id. */
  readonly id: string;
  /** As LeetCode rates it. */
  readonly difficulty: Difficulty;
  /** Id of its pattern. */
  readonly pattern: string;
  /** Files of the SQL lessons that teach what the problem needs, in course order. */
  readonly days: readonly string[];
  /** URL of the problem at LeetCode. */
  readonly original: string;
  /** Id of the exercise whose solution counts as solving the problem. */
  readonly solvedBy: string;
}

/** A pattern in one language. */
export interface NamedPattern {
  readonly id: string;
  readonly name: string;
}

/** A problem as a row of the table, in one language. */
export interface ListedProblem {
  readonly number: number;
  /** Without the number. */
  readonly title: string;
  readonly href: string;
  readonly difficulty: Difficulty;
  /** Id of its pattern. */
  readonly pattern: string;
  readonly solvedBy: string;
}

/** The table of all problems, in one language. */
export interface ProblemList {
  readonly problems: readonly ListedProblem[];
  /** Only patterns that some problem has. */
  readonly patterns: readonly NamedPattern[];
}

/** The facts that a problem's page shows below its introduction, in one language. */
export interface ProblemFacts {
  readonly number: number;
  readonly difficulty: Difficulty;
  readonly pattern: NamedPattern;
  /** URL of the table of all problems, filtered by this pattern. */
  readonly samePattern: string;
  readonly days: readonly { readonly number: number; readonly title: string; readonly href: string }[];
  readonly original: string;
}

/** Data needed to describe problems in one language. */
export interface Surroundings {
  readonly patterns: readonly ProblemPattern[];
  readonly course: CourseOutline;
  readonly language: keyof Bilingual;
  readonly docs: ReadonlyMap<string, DocFacts>;
}

const NUMBER = /^\d+\.\s+/;
/** The document with the table. */
export const PROBLEM_TABLE_ID = 'leetcode/index';

const named = ({ id, name }: ProblemPattern, language: keyof Bilingual): NamedPattern => ({ id, name: name[language] });

/** The problems that have a document, by number, with their patterns in the order of the definitions. */
export function listProblems(
  entries: readonly ProblemEntry[],
  { patterns, language, docs }: Surroundings,
): ProblemList {
  const problems = entries
    .flatMap(({ number, id, difficulty, pattern, solvedBy }): ListedProblem[] => {
      const doc = docs.get(id);
      if (!doc) return [];
      return [{ number, title: doc.title.replace(NUMBER, ''), href: doc.href, difficulty, pattern, solvedBy }];
    })
    .sort((left, right) => left.number - right.number);
  const used = new Set(problems.map(({ pattern }) => pattern));
  return { problems, patterns: patterns.filter(({ id }) => used.has(id)).map((one) => named(one, language)) };
}

/** The facts for the page of a problem; lessons without a document are left out. */
export function describeProblem(
  { number, difficulty, pattern: patternId, days, original }: ProblemEntry,
  { patterns, course, language, docs }: Surroundings,
): ProblemFacts {
  const pattern = patterns.find(({ id }) => id === patternId);
  if (!pattern) throw new Error(`Problem ${number} has the pattern "${patternId}", which does not exist.`);
  const lessons = days.flatMap((file) => {
    const lesson = course.lessons.find((one) => one.file === file);
    const doc = lesson && docs.get(lessonId(course, lesson));
    return doc ? [{ number: lesson.number, title: doc.title, href: doc.href }] : [];
  });
  return {
    number,
    difficulty,
    pattern: named(pattern, language),
    samePattern: `${docs.get(PROBLEM_TABLE_ID)?.href ?? ''}?pattern=${pattern.id}`,
    days: lessons,
    original,
  };
}
