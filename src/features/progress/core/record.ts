import { after, dayOf, instantOf, later } from './calendar';
import type { AnswerRecord, ExerciseOutcome, Grade, LessonRecord, Progress } from './types';

/** The entry of an id. Ids come from readers' files, so inherited properties do not count as entries. */
export function entryOf<T>(entries: Readonly<Record<string, T>> | undefined, id: string): T | undefined {
  return entries && Object.hasOwn(entries, id) ? entries[id] : undefined;
}

/** Whether a lesson counts as read. */
export function isRead(lesson: LessonRecord | undefined): lesson is LessonRecord {
  return lesson !== undefined && !(lesson.unread && lesson.unread > lesson.last);
}

/** Marks a lesson as read. */
export function withLessonRead(progress: Progress, id: string, now: Date): Progress {
  const known = entryOf(progress.lessons, id);
  const read = after(known?.unread, now);
  // An instant must never decrease, or merging an older file would undo the change.
  const last = later(read, known?.last);
  const lesson = { ...known, first: known?.first ?? read, last };
  return { ...progress, lessons: { ...progress.lessons, [id]: lesson } };
}

/** Removes the mark of a lesson. */
export function withLessonUnread(progress: Progress, id: string, now: Date): Progress {
  const known = entryOf(progress.lessons, id);
  if (!isRead(known)) return progress;
  const lesson = { ...known, unread: after(known.last, now) };
  return { ...progress, lessons: { ...progress.lessons, [id]: lesson } };
}

/** Solving counts as remembering; opening the solution of an exercise solved earlier counts as having forgotten it. */
function gradeOf(outcome: ExerciseOutcome, solvedBefore: boolean): Grade | undefined {
  if (outcome.solutionShown) return outcome.solved || solvedBefore ? 1 : undefined;
  if (!outcome.solved) return undefined;
  return outcome.hintsShown > 0 ? 2 : 3;
}

/**
 * Records the outcome of an exercise. The first grade of a day is kept: solving again after reading the answer proves
 * nothing.
 */
export function withOutcome(progress: Progress, id: string, outcome: ExerciseOutcome, now: Date): Progress {
  const known = entryOf(progress.exercises, id);
  const time = instantOf(now);
  const day = dayOf(now);
  const grade = gradeOf(outcome, known?.solved !== undefined);
  const solved = known?.solved ?? (outcome.solved ? time : undefined);
  const exercise = {
    tried: later(time, known?.tried),
    ...(solved && { solved }),
    hints: Math.max(known?.hints ?? 0, outcome.hintsShown),
    shown: known?.shown === true || (outcome.solutionShown && !known?.solved),
    reviews: { ...(grade && { [day]: grade }), ...known?.reviews },
  };
  return { ...progress, exercises: { ...progress.exercises, [id]: exercise } };
}

/** Records the answer to a quiz question, in place of an earlier one. */
export function withAnswer(
  progress: Progress,
  { quiz, question, picks, right }: { quiz: string; question: string } & Omit<AnswerRecord, 'at'>,
  now: Date,
): Progress {
  const answers = entryOf(progress.quizzes, quiz);
  const at = after(entryOf(answers, question)?.at, now);
  const answer = { at, picks: [...picks].sort((a, b) => a - b), right };
  return { ...progress, quizzes: { ...progress.quizzes, [quiz]: { ...answers, [question]: answer } } };
}
