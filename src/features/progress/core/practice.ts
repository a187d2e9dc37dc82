import type { CourseLesson } from './course';
import { entryOf } from './record';
import type { Progress } from './types';

/** The reader's progress on a lesson's exercises. */
export interface Practice {
  readonly count: number;
  readonly solved: number;
  /** How many of them were solved after the solution had been opened. */
  readonly afterSolution: number;
  /** The first unsolved exercise. */
  readonly open?: string;
}

/** Counts a lesson's exercises against the progress. */
export function practiceOf({ exercises }: Pick<CourseLesson, 'exercises'>, progress: Progress): Practice {
  const records = exercises.map((id) => ({ id, record: entryOf(progress.exercises, id) }));
  const solved = records.filter(({ record }) => record?.solved);
  const open = records.find(({ record }) => !record?.solved)?.id;
  return {
    count: exercises.length,
    solved: solved.length,
    afterSolution: solved.filter(({ record }) => record?.shown).length,
    ...(open !== undefined && { open }),
  };
}
