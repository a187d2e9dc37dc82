/** A moment as `Date.toISOString` writes it, so that moments compare as texts. */
export type Instant = string;

/** A day of the reader's calendar, `2026-11-21`. */
export type Day = string;

/** How well an exercise was remembered, as FSRS counts: not, with hints, by oneself. */
export type Grade = 1 | 2 | 3;

export interface LessonRecord {
  /** First and last time it was marked as read. */
  readonly first: Instant;
  readonly last: Instant;
  /** When the mark was last taken back: it counts if that was after `last`. */
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
  /** The days on which it was solved, with the grade of that day. The next repetition is computed from them. */
  readonly reviews: Readonly<Record<Day, Grade>>;
}

export interface AnswerRecord {
  readonly at: Instant;
  /** Positions of the ticked choices, ascending. */
  readonly picks: readonly number[];
  readonly right: boolean;
}

/** What a reader has done: everything that is kept on the device, and nothing else is. */
export interface Progress {
  /** By document id. */
  readonly lessons: Readonly<Record<string, LessonRecord>>;
  /** By exercise id. */
  readonly exercises: Readonly<Record<string, ExerciseRecord>>;
  /** By quiz id, then by question id. */
  readonly quizzes: Readonly<Record<string, Readonly<Record<string, AnswerRecord>>>>;
}

/** What happened when a reader worked on an exercise. */
export interface ExerciseOutcome {
  readonly solved: boolean;
  /** Hints that were open at that time. */
  readonly hintsShown: number;
  /** Whether the solution was open before this answer. */
  readonly solutionShown: boolean;
}

export const EMPTY_PROGRESS: Progress = { lessons: {}, exercises: {}, quizzes: {} };
