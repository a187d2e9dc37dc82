import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Days 11 to 20. */
export const REVIEW_02_A: readonly SqlExercise[] = [];
