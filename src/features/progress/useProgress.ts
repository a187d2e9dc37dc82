import { useCallback, useSyncExternalStore } from 'react';
import type { ProgressSnapshot } from './core/progressKeeper';
import { entryOf, isRead, withLessonRead, withLessonUnread, withOutcome } from './core/record';
import { EMPTY_PROGRESS, type ExerciseOutcome, type Instant } from './core/types';
import { progressStore } from './progressStore';

const NOTHING_KNOWN: ProgressSnapshot = { progress: EMPTY_PROGRESS };

/** The reader's progress; empty on the server and in the first render, so that hydration matches. */
export function useProgress(): ProgressSnapshot {
  return useSyncExternalStore(progressStore.subscribe, progressStore.getSnapshot, () => NOTHING_KNOWN);
}

/** One value of the progress; other changes do not cause a render. It must be a primitive value. */
function useFact<T extends string | number | boolean | undefined>(select: (snapshot: ProgressSnapshot) => T): T {
  return useSyncExternalStore(
    progressStore.subscribe,
    () => select(progressStore.getSnapshot()),
    () => select(NOTHING_KNOWN),
  );
}

/** The progress on an exercise on this device, and a function that records what the reader did. */
export function useExerciseProgress(id: string): {
  /** When it was first solved. */
  solvedAt: Instant | undefined;
  /** Whether the solution was opened before it was solved. */
  solutionShown: boolean;
  /** Whether an answer was ever graded or the solution opened. */
  hasTried: boolean;
  /** Records an outcome: called after each graded answer, and when the solution is opened. */
  record: (outcome: ExerciseOutcome) => void;
} {
  const solvedAt = useFact(({ progress }) => entryOf(progress.exercises, id)?.solved);
  const solutionShown = useFact(({ progress }) => entryOf(progress.exercises, id)?.shown ?? false);
  const hasTried = useFact(({ progress }) => entryOf(progress.exercises, id) !== undefined);
  const record = useCallback(
    (outcome: ExerciseOutcome) => progressStore.update((progress) => withOutcome(progress, id, outcome, new Date())),
    [id],
  );
  return { solvedAt, solutionShown, hasTried, record };
}

/** Whether a lesson is marked as read on this device, and functions that change it. */
export function useLessonProgress(docId: string): {
  /** When it was last marked. */
  readAt: Instant | undefined;
  markRead: () => void;
  markUnread: () => void;
} {
  const readAt = useFact(({ progress }) => {
    const lesson = entryOf(progress.lessons, docId);
    return isRead(lesson) ? lesson.last : undefined;
  });
  const markRead = useCallback(
    () => progressStore.update((progress) => withLessonRead(progress, docId, new Date())),
    [docId],
  );
  const markUnread = useCallback(
    () => progressStore.update((progress) => withLessonUnread(progress, docId, new Date())),
    [docId],
  );
  return { readAt, markRead, markUnread };
}

/** How many of these exercises are solved on this device. */
export function useSolvedCount(ids: readonly string[]): number {
  return useFact(({ progress }) => ids.filter((id) => entryOf(progress.exercises, id)?.solved).length);
}

/** Whether any exercise has been solved on this device. */
export function useHasSolved(): boolean {
  return useFact(({ progress }) => Object.values(progress.exercises).some(({ solved }) => solved !== undefined));
}
