export interface Bilingual {
  readonly vi: string;
  readonly en: string;
}

/** `day` and `review` are counted, each by itself; `summary` ends a course. */
export type LessonKind = 'day' | 'review' | 'summary';

/** A lesson of a course, whether it has been written or not. */
export interface OutlineLesson {
  /** Name of its file in the course's folder, without `.mdx`. */
  readonly file: string;
  readonly kind: LessonKind;
  /** Days and reviews are numbered from 1. */
  readonly number: number;
  /** Shown until the document exists and brings its own. */
  readonly title: Bilingual;
}

/** What a course will hold when it is complete. */
export interface CourseOutline {
  readonly id: string;
  /** Folder below `docs/`. */
  readonly folder: string;
  readonly lessons: readonly OutlineLesson[];
  /** What a reader can do after a lesson, by its file. */
  readonly skills: Readonly<Record<string, Bilingual>>;
}

/** What is known of a document while the site is built. */
export interface DocFacts {
  readonly title: string;
  readonly href: string;
  /** Ids of its exercises, from top to bottom. */
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
}

/** The document id of a lesson. */
export function lessonId({ folder }: Pick<CourseOutline, 'folder'>, { file }: Pick<OutlineLesson, 'file'>): string {
  return `${folder}/${file}`;
}

/** An outline filled with what the documents say of themselves. */
export function describeCourse(
  outline: CourseOutline,
  language: keyof Bilingual,
  docs: ReadonlyMap<string, DocFacts>,
): Course {
  return {
    id: outline.id,
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

/** What a reader can do after a lesson, with what there is to practise it. */
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
const EXERCISE = /^\s*<(?:SqlExercise|CodeProblem)\b[^>]*?\bid=["']([^"']+)["']/gm;

/** Ids of the exercises, code problems among them, that the source of a document shows, each once. */
export function exerciseIds(source: string): string[] {
  return [...new Set([...source.replace(FENCE, '').matchAll(EXERCISE)].map(([, id = '']) => id))];
}
