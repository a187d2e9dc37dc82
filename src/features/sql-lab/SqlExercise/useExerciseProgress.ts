import { useStorageSlot } from '@docusaurus/theme-common';

/** How an exercise came to its end: by the reader's own answer, or by looking at the solution. */
export type ExerciseOutcome = 'solved' | 'shown';

type Marks = Readonly<Record<string, Partial<Record<ExerciseOutcome, string>>>>;

interface ExerciseProgress {
  /** Day of the first right answer, `2026-11-21`. */
  readonly solvedAt?: string;
  readonly shownAt?: string;
  readonly record: (outcome: ExerciseOutcome) => void;
}

const KEY = 'sql-exercise.marks.v1';

function parseMarks(text: string | null): Marks {
  try {
    const marks: unknown = JSON.parse(text ?? '{}');
    return typeof marks === 'object' && marks !== null ? (marks as Marks) : {};
  } catch {
    return {};
  }
}

/** What this device remembers of an exercise. */
export function useExerciseProgress(id: string): ExerciseProgress {
  const [stored, slot] = useStorageSlot(KEY);
  const { solved, shown } = parseMarks(stored)[id] ?? {};
  return {
    ...(solved && { solvedAt: solved }),
    ...(shown && { shownAt: shown }),
    record(outcome) {
      const marks = parseMarks(slot.get());
      const mark = { [outcome]: new Date().toISOString().slice(0, 10), ...marks[id] };
      slot.set(JSON.stringify({ ...marks, [id]: mark }));
    },
  };
}
