import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Set operations. */
export const DAY_15_A: readonly SqlExercise[] = [];
