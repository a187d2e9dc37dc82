import type { Bilingual } from '../../../core/bilingual';

/** Days and reviews are numbered separately; `summary` ends a course. */
export type LessonKind = 'day' | 'review' | 'summary';

/** A lesson of a course, written or planned. */
export interface OutlineLesson {
  /** Name of its file in the course's folder, without `.mdx`. */
  readonly file: string;
  readonly kind: LessonKind;
  /** Days and reviews are numbered from 1. */
  readonly number: number;
  /** Shown until the document exists and has its own title. */
  readonly title: Bilingual;
}

/** The complete course, including lessons that are not written yet. */
export interface CourseOutline {
  readonly id: string;
  /** Folder below `docs/`. */
  readonly folder: string;
  /** A name for narrow places, such as the line above a lesson's title on a phone. */
  readonly shortTitle?: Bilingual;
  readonly lessons: readonly OutlineLesson[];
  /** Parts of the course, in order; each begins with the day of this number. */
  readonly stages?: readonly { readonly title: Bilingual; readonly firstDay: number }[];
  /** Documents of the folder that are no lessons, such as the roadmap: names of their files, without `.mdx`. */
  readonly otherPages?: readonly string[];
  /** What a reader can do after a lesson, by the lesson's file. */
  readonly skills: Readonly<Record<string, Bilingual>>;
}

/** The data about a document that is known during the build. */
export interface DocFacts {
  readonly title: string;
  readonly href: string;
  /** Ids of its exercises, in page order. */
  readonly exercises: readonly string[];
}

/** A lesson as the roadmap shows it, in one language. */
export interface CourseLesson {
  /** Document id. */
  readonly id: string;
  readonly kind: LessonKind;
  readonly number: number;
  readonly title: string;
  /** Missing until the lesson is written. */
  readonly href?: string;
  readonly exercises: readonly string[];
}

/** A course as its roadmap shows it, in one language. */
export interface Course {
  readonly id: string;
  readonly lessons: readonly CourseLesson[];
  readonly stages: readonly { readonly title: string; readonly firstDay: number }[];
}

/** The document id of a lesson. */
export function lessonId({ folder }: Pick<CourseOutline, 'folder'>, { file }: Pick<OutlineLesson, 'file'>): string {
  return `${folder}/${file}`;
}

/** Fills an outline with the data of the existing documents. */
export function describeCourse(
  outline: CourseOutline,
  language: keyof Bilingual,
  docs: ReadonlyMap<string, DocFacts>,
): Course {
  return {
    id: outline.id,
    stages: (outline.stages ?? []).map(({ title, firstDay }) => ({ title: title[language], firstDay })),
    lessons: outline.lessons.map((lesson) => {
      const id = lessonId(outline, lesson);
      const doc = docs.get(id);
      return {
        id,
        kind: lesson.kind,
        number: lesson.number,
        title: doc?.title ?? lesson.title[language],
        ...(doc && { href: doc.href }),
        exercises: doc?.exercises ?? [],
      };
    }),
  };
}

/** The days of each stage of a course. */
export function daysOfStages({ lessons, stages }: Course): { title: string; days: CourseLesson[] }[] {
  const days = lessons.filter(({ kind }) => kind === 'day');
  return stages.map(({ title, firstDay }, index) => ({
    title,
    days: days.filter(({ number }) => number >= firstDay && number < (stages[index + 1]?.firstDay ?? Infinity)),
  }));
}

/** What a reader can do after a lesson, and the lesson whose exercises practise it. */
export interface CourseSkill {
  readonly skill: string;
  readonly lesson: CourseLesson;
}

/** The skills of a course in the order of its lessons. */
export function describeSkills(
  outline: CourseOutline,
  language: keyof Bilingual,
  docs: ReadonlyMap<string, DocFacts>,
): CourseSkill[] {
  return describeCourse(outline, language, docs).lessons.flatMap((lesson, index) => {
    const skill = outline.skills[outline.lessons[index]?.file ?? ''];
    return skill ? [{ skill: skill[language], lesson }] : [];
  });
}

const FENCE = /^(`{3,}|~{3,})[\s\S]*?^\1/gm;
const EXERCISE = /^\s*<(?:SqlExercise|CodeProblem|K6Exercise)\b[^>]*?\bid=["']([^"']+)["']/gm;

/** Ids of the exercises, including code problems, in the source of a document, each once. */
export function exerciseIds(source: string): string[] {
  return [...new Set([...source.replace(FENCE, '').matchAll(EXERCISE)].map(([, id = '']) => id))];
}
