import pages from '@generated/courses/default/exercises.json';
import { exerciseNumber } from '@site/src/core/exerciseNumber';
import { dayOf } from './core/calendar';
import { reviewQueue } from './core/reviewQueue';
import type { Day, Progress } from './core/types';

export interface ShownExercise {
  readonly id: string;
  /** URL of the exercise on its page. */
  readonly href: string;
  /** Title of that page. */
  readonly lesson: string;
  readonly number: string;
}

export interface Reviews {
  readonly due: readonly ShownExercise[];
  /** How many more exercises are due than fit one session. */
  readonly later: number;
  readonly next?: Day;
}

/** Enough for one session; a longer list would be put off altogether. */
const SITTING = 10;

/**
 * The number of an exercise: ids of code problems begin with it, `136-single-number`; SQL exercises are numbered as
 * their page shows them.
 */
function numberOf(id: string, index: number): string {
  return /^\d+(?=-)/.exec(id)?.[0] ?? exerciseNumber(id, index + 1);
}

const shown = new Map(
  pages.flatMap(({ title, href, exercises }) =>
    exercises.map((id, index): [string, ShownExercise] => [
      id,
      { id, href: `${href}#${id}`, lesson: title, number: numberOf(id, index) },
    ]),
  ),
);

/** The exercises due today, with links to them. */
export function findReviews(progress: Progress, now: Date): Reviews {
  const { due, next } = reviewQueue(progress, dayOf(now), (id) => shown.has(id));
  const listed = due.flatMap(({ id }) => shown.get(id) ?? []);
  return {
    due: listed.slice(0, SITTING),
    later: Math.max(0, listed.length - SITTING),
    ...(next && { next }),
  };
}
