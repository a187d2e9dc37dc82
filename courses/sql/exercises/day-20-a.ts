import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** Window frames. */
export const DAY_20_A: readonly SqlExercise[] = [];
