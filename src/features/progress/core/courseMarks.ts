/** What the list of documents knows about a course besides its label and its documents. */
export interface CourseMark {
  /** A short name, for where the label does not fit. */
  readonly name: string;
  /** The number of its last day. */
  readonly days: number;
  readonly stages: readonly { readonly title: string; /** Such as 1–10. */ readonly days: string }[];
}

/** What the list of documents knows about a lesson of a course; nothing about other documents of its folder. */
export interface LessonMark {
  readonly day?: number;
  /** Index of its stage. */
  readonly stage?: number;
}

/** An entry of the list of documents, to which `build/courseSidebar.ts` has added a mark. */
export interface MarkedEntry {
  readonly customProps?: Readonly<Record<string, unknown>>;
}

export const courseMark = ({ customProps }: MarkedEntry): CourseMark | undefined =>
  customProps?.course as CourseMark | undefined;

export const lessonMark = ({ customProps }: MarkedEntry): LessonMark => (customProps ?? {}) as LessonMark;

/** Neighbours in the list that belong to the same stage, or to none. */
export interface Stretch<Entry> {
  readonly stage?: number;
  readonly entries: readonly Entry[];
}

/** Splits the entries of a course at the borders of its stages. */
export function stretchesOf<Entry extends MarkedEntry>(entries: readonly Entry[]): Stretch<Entry>[] {
  const stretches: { stage?: number; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const { stage } = lessonMark(entry);
    const last = stretches.at(-1);
    if (last && last.stage === stage) last.entries.push(entry);
    else stretches.push({ ...(stage !== undefined && { stage }), entries: [entry] });
  }
  return stretches;
}
