import { createEmptyCard, fsrs, type Card } from 'ts-fsrs';
import { isCredible } from './calendar';
import type { Day, ExerciseRecord, Progress } from './types';

/**
 * No short-term steps, since a day is the smallest unit here, and no randomness, so that equal histories give equal
 * days.
 */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 360 });

export interface DueExercise {
  readonly id: string;
  readonly due: Day;
}

export interface ReviewQueue {
  /** Exercises due today or earlier, longest wait first. */
  readonly due: readonly DueExercise[];
  /** The next day on which an exercise is due, if none is due now. */
  readonly next?: Day;
}

/**
 * The day on which an exercise is due; undefined if it was never solved. Days from a wrong clock are ignored; an
 * exercise that was solved only on such days is due today.
 */
export function nextReview(reviews: ExerciseRecord['reviews'], today: Day): Day | undefined {
  const days = Object.entries(reviews);
  const credible = days.filter(([day]) => isCredible(day, today)).sort(([a], [b]) => (a < b ? -1 : 1));
  if (days.length > 0 && credible.length === 0) return today;
  let card: Card | undefined;
  for (const [day, grade] of credible) {
    // All days are in UTC, where each has 24 hours.
    const at = new Date(`${day}T00:00:00Z`);
    card = scheduler.next(card ?? createEmptyCard(at), at, grade).card;
  }
  return card?.due.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The reviews due today, among the exercises that a page of the site still shows. */
export function reviewQueue({ exercises }: Progress, today: Day, isShown: (id: string) => boolean): ReviewQueue {
  const planned = Object.entries(exercises)
    .flatMap(([id, { reviews }]) => {
      const due = isShown(id) ? nextReview(reviews, today) : undefined;
      return due ? [{ id, due }] : [];
    })
    .sort((a, b) => (a.due === b.due ? (a.id < b.id ? -1 : 1) : a.due < b.due ? -1 : 1));
  const due = planned.filter((exercise) => exercise.due <= today);
  const [next] = planned;
  return { due, ...(due.length === 0 && next && { next: next.due }) };
}
