/**
 * What a lesson's blocks and exercises are drawn with; what only a press needs has chunks of its own, and the
 * islands that lessons load (`components/island`) are theirs.
 */
const VIEWS =
  /[\\/]src[\\/]features[\\/]sql-lab[\\/](?:(?:QueryPlan|ResultTable|SqlErrorBox|SqlExercise|SqlLab)[\\/](?!index\.ts$).+|SqlEditor[\\/]index|\w+)\.tsx?$/;

/** Gathers what lessons with SQL share: one chunk, cached from lesson to lesson and loaded by no other page. */
export const sqlLabChunks = {
  sqlLabViews: { test: VIEWS, name: 'sql-lab-views', chunks: 'async', minChunks: 2, enforce: true, priority: 60 },
} as const;
