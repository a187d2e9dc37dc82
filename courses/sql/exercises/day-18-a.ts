import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Recursive CTEs. */
export const DAY_18_A: readonly SqlExercise[] = [];
