import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Self and cross joins. */
export const DAY_14_A: readonly SqlExercise[] = [];
