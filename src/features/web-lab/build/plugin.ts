import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { emitFiles } from '../../lab-kit/build/emitFiles';
import { frameDocument } from '../../lab-kit/node/frameDocument';
import { labProblems } from '../core/checkLab';
import { labFix, labPage } from '../core/labPage';
import { labRows } from '../core/labRows';
import { frameScript } from '../node/bundle';
import { engineFiles } from '../node/engineFiles';
import { LABS_FOLDER, readLabs, type LoadedLab } from '../node/readLabs';

/** The folder of all frames that run readers' code: hosts send it with headers of its own. */
const FRAME_FOLDER = 'assets/code-lab';
/** Hosts cache `/assets` for ever, and the names of these files change with their content. */
const ENGINE_FOLDER = 'assets/web-lab';

/**
 * Build steps of the web-security labs: emits the document of the sandboxed frame, and generates the data of each lab
 * in the page's language, and of the table of all labs.
 */
export default async function webLab({ siteDir, baseUrl, i18n }: LoadContext): Promise<Plugin<LoadedLab[]>> {
  const frame = frameDocument('server', frameScript(), 'worker-src blob:');
  const engines = await engineFiles(`${baseUrl}${ENGINE_FOLDER}/`);
  const language = i18n.currentLocale === 'en' ? 'en' : 'vi';
  return {
    name: 'web-lab',

    getPathsToWatch: () => [path.join(siteDir, LABS_FOLDER, '**', '*.{ts,js,java}')],

    async loadContent() {
      const labs = await readLabs(siteDir);
      const problems = labs.flatMap(labProblems);
      if (problems.length > 0)
        throw new Error(`The web-security labs have errors:\n${problems.map((text) => `  ${text}`).join('\n')}`);
      return labs;
    },

    async contentLoaded({ content, actions }) {
      await actions.createData('engines.json', engines.list);
      await actions.createData('frame.json', { url: `${baseUrl}${FRAME_FOLDER}/${frame.name}` });
      for (const lab of content) {
        await actions.createData(`labs/${lab.id}.json`, labPage(lab, language));
        await actions.createData(`fixes/${lab.id}.json`, labFix(lab, language));
      }
    },

    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const labs = allContent['web-lab']?.default as LoadedLab[];
      const pages = new Map(
        (docs.loadedVersions[0]?.docs ?? []).map(({ id, title, permalink }) => [id, { title, href: permalink }]),
      );
      await actions.createData('labs.json', labRows(labs, pages, language));
    },

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const files = [
        { name: `${FRAME_FOLDER}/${frame.name}`, content: frame.html },
        ...engines.files.map(({ name, content }) => ({ name: `${ENGINE_FOLDER}/${name}`, content })),
      ];
      return { plugins: [emitFiles(currentBundler, files)] };
    },
  };
}
