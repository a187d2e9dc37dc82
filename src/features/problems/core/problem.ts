import { lessonId, type Bilingual, type CourseOutline, type DocFacts } from '../../progress/core/course';

export type Difficulty = 'easy' | 'medium' | 'hard';

/** A kind of question that comes back in other problems. */
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
  /** Files of the SQL lessons that teach what it needs, in the order of the course. */
  readonly days: readonly string[];
  /** Address of the problem at LeetCode. */
  readonly original: string;
  /** Exercise that says, once it is solved, that the problem is. */
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
  /** Those of the problems, and no others. */
  readonly patterns: readonly NamedPattern[];
}

/** What a problem's page says of it below its opening, in one language. */
export interface ProblemFacts {
  readonly number: number;
  readonly difficulty: Difficulty;
  readonly pattern: NamedPattern;
  /** The table of all problems, with those of this pattern alone. */
  readonly samePattern: string;
  readonly days: readonly { readonly number: number; readonly title: string; readonly href: string }[];
  readonly original: string;
}

/** What problems are described with, for one language. */
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

/** What the page of a problem says of it; lessons that have no document yet are left out. */
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
