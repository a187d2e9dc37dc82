import { mergeProgress } from './merge';
import { readProgress } from './progressText';
import { isRead } from './record';
import type { Progress } from './types';

/** A file of a whole course is under a tenth of this; more is no file of ours and would fill the reader's storage. */
export const MAX_FILE_BYTES = 500_000;

/** Counts of what a reader has done. */
export interface Totals {
  readonly lessons: number;
  readonly exercises: number;
  readonly answers: number;
}

export type ImportResult =
  | {
      readonly ok: true;
      readonly progress: Progress;
      /** What the file has added. */
      readonly added: Totals;
      /** Entries of the file that were damaged and left out. */
      readonly damaged: number;
    }
  | { readonly ok: false; readonly reason: 'foreign' | 'newer' };

/** How many lessons are read, exercises solved and questions answered. */
export function totalsOf({ lessons, exercises, quizzes }: Progress): Totals {
  return {
    lessons: Object.values(lessons).filter(isRead).length,
    exercises: Object.values(exercises).filter(({ solved }) => solved !== undefined).length,
    answers: Object.values(quizzes).reduce((sum, answers) => sum + Object.keys(answers).length, 0),
  };
}

/** Joins the text of a file with what is known. */
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
      // A mark taken back elsewhere counts as no lesson more, not as one fewer.
      lessons: Math.max(0, after.lessons - before.lessons),
      exercises: after.exercises - before.exercises,
      answers: after.answers - before.answers,
    },
    damaged,
  };
}
