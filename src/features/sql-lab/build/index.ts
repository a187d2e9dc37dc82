import { sharedScripts } from 'light-pages';
import type { Feature } from '../../../config/feature';
import { featureStyles } from '../../../config/featureStyles';
import sqlAssets from './plugin';

/** What a lesson's blocks and exercises are drawn with; what only a press needs has chunks of its own. */
const VIEWS =
  /[\\/]src[\\/]features[\\/]sql-lab[\\/](?:(?:QueryPlan|ResultTable|SqlErrorBox|SqlExercise|SqlLab)[\\/](?!index\.ts$).+|SqlEditor[\\/]index|\w+)\.tsx?$/;
/** Labs that few lessons have. */
const RARE = 'InjectionLab|ShownTables|SqlApproaches|SqlErrorMessages|SqlExample|SqlNaive|SqlTimed|StaticTable';

export const sqlLab: Feature = {
  plugins: [sqlAssets],
  chunks: {
    sqlLabViews: sharedScripts('sql-lab-views', VIEWS),
    // One sheet with those of the other labs: a lesson has several.
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
};
