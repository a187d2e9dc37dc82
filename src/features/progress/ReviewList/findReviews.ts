import pages from '@generated/courses/default/exercises.json';
import { exerciseNumber } from '@site/src/features/sql-lab/core/exercise';
import { dayOf } from '../core/calendar';
import { reviewQueue } from '../core/reviewQueue';
import type { Day, Progress } from '../core/types';

interface ShownExercise {
  readonly id: string;
  /** The page that shows it, at its place. */
  readonly href: string;
  /** Title of that page. */
  readonly lesson: string;
  readonly number: string;
}

export interface Reviews {
  readonly due: readonly ShownExercise[];
  /** How many more are due than a sitting should hold. */
  readonly later: number;
  readonly next?: Day;
}

/** Enough for a sitting: a longer list is put off altogether. */
const SITTING = 10;

/** Names of code problems begin with their number, `136-single-number`; an exercise in SQL has a name to count by. */
function numberOf(id: string): string {
  return /^\d+(?=-)/.exec(id)?.[0] ?? exerciseNumber(id);
}

const shown = new Map(
  pages.flatMap(({ title, href, exercises }) =>
    exercises.map((id): [string, ShownExercise] => [
      id,
      { id, href: `${href}#${id}`, lesson: title, number: numberOf(id) },
    ]),
  ),
);

/** What is due today, with the places where it is done. */
export function findReviews(progress: Progress, now: Date): Reviews {
  const { due, next } = reviewQueue(progress, dayOf(now), (id) => shown.has(id));
  const listed = due.flatMap(({ id }) => shown.get(id) ?? []);
  return {
    due: listed.slice(0, SITTING),
    later: Math.max(0, listed.length - SITTING),
    ...(next && { next }),
  };
}
