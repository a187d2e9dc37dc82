import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Common table expressions. */
export const DAY_17_B: readonly SqlExercise[] = [];
