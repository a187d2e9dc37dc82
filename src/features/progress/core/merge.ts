import { isDated, later } from './calendar';
import { entryOf } from './record';
import type { AnswerRecord, ExerciseRecord, Grade, Instant, LessonRecord, Progress } from './types';

type Join<T> = (one: T, other: T) => T;
type Entries<T> = Readonly<Record<string, T>>;

function joinEntries<T>(one: Entries<T>, other: Entries<T>, join: Join<T>): Entries<T> {
  const ids = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    ids.map((id) => {
      const [a, b] = [entryOf(one, id), entryOf(other, id)];
      return [id, a !== undefined && b !== undefined ? join(a, b) : ((a ?? b) as T)];
    }),
  );
}

/** The earlier of two instants; an instant from a clock that was never set counts as the later one. */
function earlier(a: Instant | undefined, b: Instant | undefined): Instant | undefined {
  if (!a || !b) return a ?? b;
  if (isDated(a) !== isDated(b)) return isDated(a) ? a : b;
  return a < b ? a : b;
}

function joinLessons(a: LessonRecord, b: LessonRecord): LessonRecord {
  const unread = later(a.unread, b.unread);
  return {
    first: earlier(a.first, b.first) ?? a.first,
    last: later(a.last, b.last),
    ...(unread && { unread }),
  };
}

function joinExercises(a: ExerciseRecord, b: ExerciseRecord): ExerciseRecord {
  const solved = earlier(a.solved, b.solved);
  return {
    tried: later(a.tried, b.tried),
    ...(solved && { solved }),
    hints: Math.max(a.hints, b.hints),
    shown: a.shown || b.shown,
    // Of two grades for one day the lower one is kept: an extra review costs less than a forgotten exercise.
    reviews: joinEntries<Grade>(a.reviews, b.reviews, (x, y) => (x < y ? x : y)),
  };
}

/** An order without ties between different answers; otherwise the result would depend on the order of the arguments. */
function rank({ at, right, picks }: AnswerRecord): string {
  return `${at} ${right ? 1 : 0} ${picks.join()}`;
}

function joinAnswers(a: AnswerRecord, b: AnswerRecord): AnswerRecord {
  return rank(a) >= rank(b) ? a : b;
}

/**
 * Merges everything that either side has. Each field is merged by a minimum, a maximum or a union, so neither the order
 * nor the number of merges matters: devices that exchange their files end up with equal progress.
 */
export function mergeProgress(one: Progress, other: Progress): Progress {
  return {
    lessons: joinEntries(one.lessons, other.lessons, joinLessons),
    exercises: joinEntries(one.exercises, other.exercises, joinExercises),
    quizzes: joinEntries(one.quizzes, other.quizzes, (a, b) => joinEntries(a, b, joinAnswers)),
  };
}
