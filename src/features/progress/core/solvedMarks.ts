import { readDay } from './calendar';
import { isEntryId } from './progressText';
import { EMPTY_PROGRESS, type Day, type ExerciseRecord, type Progress } from './types';

/**
 * Key under which solved code problems were stored, as `{"<problem id>": "<day>"}`, before they became part of the
 * progress.
 */
export const SOLVED_MARKS_KEY = 'code-lab.solved.v1';

/** The content of a text with marks. */
export interface SolvedMarks {
  /** The marked problems as solved exercises. */
  readonly progress: Progress;
  /** Whether the progress includes everything in the text, so that the text can be deleted. */
  readonly isWhole: boolean;
}

/**
 * The time of day is unknown; noon UTC falls on the same day nearly everywhere. How the problem was solved is unknown
 * too, so the grade is the middle one.
 */
function recordOf(day: Day): ExerciseRecord {
  const at = `${day}T12:00:00.000Z`;
  return { tried: at, solved: at, hints: 0, shown: false, reviews: { [day]: 2 } };
}

/** Reads the marks of an earlier edition of the site. Never throws; returns the valid marks of any text. */
export function readSolvedMarks(text: string | null): SolvedMarks {
  if (text === null) return { progress: EMPTY_PROGRESS, isWhole: true };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return { progress: EMPTY_PROGRESS, isWhole: false };
    }
    const stored = Object.entries(value);
    const exercises = stored.flatMap(([id, mark]) => {
      const day = isEntryId(id) && typeof mark === 'string' ? readDay(mark) : undefined;
      return day === undefined ? [] : [[id, recordOf(day)] as const];
    });
    return {
      progress: { ...EMPTY_PROGRESS, exercises: Object.fromEntries(exercises) },
      isWhole: exercises.length === stored.length,
    };
  } catch {
    return { progress: EMPTY_PROGRESS, isWhole: false };
  }
}
