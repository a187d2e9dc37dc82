import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** GROUP BY and HAVING. */
export const DAY_11_A: readonly SqlExercise[] = [];
