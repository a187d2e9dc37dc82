import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { RECORDINGS_FOLDER } from '../../../recordings/node/readRecording';
import { packScenario } from '../core/packSchedules';
import { totalsOf } from '../core/totals';
import { readScenarios, SESSIONS_TOPIC } from '../node/readScenarios';

type Content = ReturnType<typeof readScenarios>;

/**
 * Provides pages with the recorded schedules of two sessions: a file per scenario, which only the pages that show it
 * fetch, and the counts of all scenarios (`totals.json`). A recording that is older than its inputs stops the build.
 */
export default function transactionSchedulesPlugin({ siteDir }: LoadContext): Plugin<Content> {
  return {
    name: 'transaction-schedules',

    getPathsToWatch: () => [path.join(siteDir, RECORDINGS_FOLDER, SESSIONS_TOPIC, '**/*.json')],

    loadContent: () => readScenarios(siteDir),

    async contentLoaded({ content, actions }) {
      for (const scenario of content) await actions.createData(`${scenario.name}.json`, packScenario(scenario));
      await actions.createData('totals.json', totalsOf(content));
    },
  };
}
