import { mergeProgress } from './merge';
import { readProgress } from './progressText';
import { isRead } from './record';
import type { Progress } from './types';

/**
 * A file of a whole course has less than a tenth of this. A larger file is not ours and would fill the reader's
 * storage.
 */
export const MAX_FILE_BYTES = 500_000;

/** Totals of a reader's progress. */
export interface Totals {
  readonly lessons: number;
  readonly exercises: number;
  readonly answers: number;
}

export type ImportResult =
  | {
      readonly ok: true;
      readonly progress: Progress;
      /** What the file added. */
      readonly added: Totals;
      /** The number of damaged entries that were left out. */
      readonly damaged: number;
    }
  | { readonly ok: false; readonly reason: 'foreign' | 'newer' };

/** Counts the lessons read, the exercises solved and the questions answered. */
export function totalsOf({ lessons, exercises, quizzes }: Progress): Totals {
  return {
    lessons: Object.values(lessons).filter(isRead).length,
    exercises: Object.values(exercises).filter(({ solved }) => solved !== undefined).length,
    answers: Object.values(quizzes).reduce((sum, answers) => sum + Object.keys(answers).length, 0),
  };
}

/** Merges the text of a file into the known progress. */
export function importProgress(known: Progress, text: string): ImportResult {
  const { progress: brought, damaged, newer } = readProgress(text.replace(/^\uFEFF/, ''));
  if (newer) return { ok: false, reason: 'newer' };
  if (damaged === 'all') return { ok: false, reason: 'foreign' };
  const progress = mergeProgress(known, brought);
  const [before, after] = [totalsOf(known), totalsOf(progress)];
  return {
    ok: true,
    progress,
    added: {
      // A mark that was removed elsewhere counts as no new lesson, not as minus one.
      lessons: Math.max(0, after.lessons - before.lessons),
      exercises: after.exercises - before.exercises,
      answers: after.answers - before.answers,
    },
    damaged,
  };
}
