import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Subqueries. */
export const DAY_16_A: readonly SqlExercise[] = [];
