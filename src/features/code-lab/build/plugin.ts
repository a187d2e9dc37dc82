import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { brokenPromises } from '../node/brokenPromises';
import { frameDocuments } from '../node/frameDocuments';
import { problemData } from '../node/problemData';
import { PROBLEMS_FOLDER, readProblems, type LoadedProblem } from '../node/readProblems';
import { emitFiles } from '../../lab-kit/build/emitFiles';

/** Hosts cache `/assets` for ever, and the documents' names change with their content. */
const FRAMES_FOLDER = 'assets/code-lab';

/**
 * Build steps of the code lab: emits the documents of its sandboxed frames, and loads the problems of
 * `courses/leetcode` and tests every approach and every wrong answer.
 */
export default function codeLab({ siteDir, baseUrl, i18n }: LoadContext): Plugin<LoadedProblem[]> {
  const { runner, live } = frameDocuments();
  const language = i18n.currentLocale === 'en' ? 'en' : 'vi';
  return {
    name: 'code-lab',

    getPathsToWatch: () => [path.join(siteDir, PROBLEMS_FOLDER, '**', '*.{ts,js}')],

    async loadContent() {
      const problems = await readProblems(siteDir);
      const broken = (await Promise.all(problems.map(brokenPromises))).flat();
      if (broken.length > 0)
        throw new Error(`The code problems have errors:\n${broken.map((text) => `  ${text}`).join('\n')}`);
      return problems;
    },

    async contentLoaded({ content, actions }) {
      const url = ({ name }: { name: string }) => `${baseUrl}${FRAMES_FOLDER}/${name}`;
      await actions.createData('frames.json', { runner: url(runner), live: url(live) });
      for (const problem of content) {
        await actions.createData(`problems/${problem.id}.json`, problemData(problem, language));
      }
    },

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const files = [runner, live].map(({ name, html }) => ({ name: `${FRAMES_FOLDER}/${name}`, content: html }));
      return { plugins: [emitFiles(currentBundler, files)] };
    },
  };
}
