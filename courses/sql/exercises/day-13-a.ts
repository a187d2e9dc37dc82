import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Outer joins. */
export const DAY_13_A: readonly SqlExercise[] = [];
