import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Window functions. */
export const DAY_19_B: readonly SqlExercise[] = [];
