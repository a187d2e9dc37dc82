import { sharedScripts } from 'light-pages';
import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';
import { injectionLab } from './injectionLab';
import sqlAssets from './plugin';
import { sqlErrors } from './sqlErrors';
import { sqlExercise } from './sqlExercise';
import { sqlFences } from './sqlFences';
import { sqlProblem } from './sqlProblem';

/** Views that a lesson's blocks and exercises need at once; what needs a click first has chunks of its own. */
const VIEWS =
  /[\\/]src[\\/]features[\\/]sql-lab[\\/](?:(?:OddCharacters|QueryPlan|ResultTable|SqlErrorBox|SqlExercise|SqlLab)[\\/](?!index\.ts$).+|SqlEditor[\\/]index|core[\\/](?:\w+[\\/])?(?:fetchFailure|foreignCommand|foreignRules|oddCharacters|queryPlan|resultPage|sqlValue|tokenizeSql)|\w+)\.tsx?$/;
/** Labs that only a few lessons have. */
const RARE = 'InjectionLab|ShownTables|SqlApproaches|SqlErrorMessages|SqlExample|SqlNaive|SqlTimed|StaticTable';

export const sqlLab: Feature = {
  plugins: [sqlAssets],
  transforms: [sqlProblem, sqlFences, sqlErrors, sqlExercise, injectionLab],
  chunks: {
    sqlLabViews: sharedScripts('sql-lab-views', VIEWS),
    // In one style sheet with the other labs, because a lesson has several of them.
    sqlLabStyles: featureStyles(String.raw`sql-lab(?![\\/](?:${RARE}))`, 'labs'),
    rareLabStyles: featureStyles(String.raw`sql-lab[\\/](?:${RARE})`, 'rare-labs'),
  },
  islands: {
    InjectionLab: ['example'],
    SqlApproaches: ['view'],
    SqlErrorMessages: ['answers'],
    SqlExample: ['view'],
    SqlExercise: ['exercise'],
    SqlLab: ['block'],
    SqlNaive: ['view'],
    SqlTimed: ['block'],
  },
  // The home page shows a lab; its engines, and what knows their files, come with a saved course.
  outsideShell: /\/(?:pageLab|exerciseLab|richEditor|SchemaPanel)$/,
};
