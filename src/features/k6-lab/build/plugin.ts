import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitFiles } from '../../lab-kit/build/emitFiles';
import { frameDocument } from '../../lab-kit/node/frameDocument';
import { LABS_FOLDER, labProblems } from '../core/lab/checkLab';
import { exercisePage, labPage } from '../core/lab/labPage';
import { frameScript } from '../node/bundle';
import { readLabs, type LoadedLab } from '../node/readLabs';
import { runInNode } from '../node/runInNode';

/** The folder of all frames that run readers' code: hosts send it with headers of its own. */
const FRAME_FOLDER = 'assets/code-lab';

/** What the script of a lab prints at first, on its first server. */
function firstRun({ lab, start = '' }: LoadedLab) {
  const { command, presets, seed = 1, files = {} } = lab;
  return runInNode({ script: start, commandLine: command, server: presets[0].server, seed, files });
}

/**
 * Build steps of the k6 labs: emits the document of the sandboxed frame, and generates the data of each lab and exercise
 * in the page's language, with what a lab prints at first.
 */
export default function k6Lab({ siteDir, baseUrl, i18n }: LoadContext): Plugin<LoadedLab[]> {
  const frame = frameDocument('k6', frameScript(), 'worker-src blob:');
  const language = i18n.currentLocale === 'en' ? 'en' : 'vi';
  return {
    name: 'k6-lab',

    getPathsToWatch: () => [path.join(siteDir, LABS_FOLDER, '**', '*.{ts,js}')],

    async loadContent() {
      const labs = await readLabs(siteDir);
      const problems = labs.flatMap(labProblems);
      if (problems.length > 0)
        throw new Error(`The k6 labs have errors:\n${problems.map((text) => `  ${text}`).join('\n')}`);
      return labs;
    },

    async contentLoaded({ content, actions }) {
      await actions.createData('frame.json', { url: `${baseUrl}${FRAME_FOLDER}/${frame.name}` });
      for (const lab of content) {
        const { id, exercise } = lab;
        if (exercise) await actions.createData(`exercises/${id}.json`, exercisePage({ ...lab, exercise }, language));
        else await actions.createData(`labs/${id}.json`, labPage(lab, language, await firstRun(lab)));
      }
    },

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      return { plugins: [emitFiles(currentBundler, [{ name: `${FRAME_FOLDER}/${frame.name}`, content: frame.html }])] };
    },
  };
}
