/** A time as `Date.toISOString` writes it, so that instants compare as texts. */
export type Instant = string;

/** A day of the reader's calendar, `2026-11-21`. */
export type Day = string;

/** How well an exercise was remembered, in FSRS grades: not at all, with hints, without help. */
export type Grade = 1 | 2 | 3;

export interface LessonRecord {
  /** First and last time the lesson was marked as read. */
  readonly first: Instant;
  readonly last: Instant;
  /** When the mark was last removed: this counts if it was after `last`. */
  readonly unread?: Instant;
}

export interface ExerciseRecord {
  /** Last time an answer was graded or the solution was opened. */
  readonly tried: Instant;
  /** First time an answer was right. */
  readonly solved?: Instant;
  /** The most hints ever shown. */
  readonly hints: number;
  /** Whether the solution was ever opened before the answer was right. */
  readonly shown: boolean;
  /** The days on which the exercise was solved, with that day's grade. The next review is computed from them. */
  readonly reviews: Readonly<Record<Day, Grade>>;
}

export interface AnswerRecord {
  readonly at: Instant;
  /** Positions of the ticked choices, ascending. */
  readonly picks: readonly number[];
  readonly right: boolean;
}

/** A reader's progress: everything about it that is stored on the device. */
export interface Progress {
  /** By document id. */
  readonly lessons: Readonly<Record<string, LessonRecord>>;
  /** By exercise id. */
  readonly exercises: Readonly<Record<string, ExerciseRecord>>;
  /** By quiz id, then by question id. */
  readonly quizzes: Readonly<Record<string, Readonly<Record<string, AnswerRecord>>>>;
}

/** The result of an attempt at an exercise. */
export interface ExerciseOutcome {
  readonly solved: boolean;
  /** The number of hints that were open at that time. */
  readonly hintsShown: number;
  /** Whether the solution was open before this answer. */
  readonly solutionShown: boolean;
}

export const EMPTY_PROGRESS: Progress = { lessons: {}, exercises: {}, quizzes: {} };
