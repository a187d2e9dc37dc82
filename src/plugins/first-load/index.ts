import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { transform } from 'esbuild';
import type { PolicySources } from '../../config/contentSources';
import { withPolicy } from './contentPolicy';
import { prepareSheet } from './purgeCss';
import { linkSheets, rewritePage, type Sheet } from './rewritePage';

/** `intent`: scripts wait for the reader or an idle browser. `immediate`: they are loaded as Docusaurus does. */
export type Hydration = 'intent' | 'immediate';

interface Options {
  readonly hydration: Hydration;
  /** What the content policy allows beyond the site itself. */
  readonly contentSources: PolicySources;
}

/** Docusaurus' own sheet, which every page needs. */
const COMMON_SHEET = /^styles\./;
/** Brought by the search dialog itself; it has rules for `html` and `body`, which occur on every page. */
const DIALOG_SHEET = /^search-dialog-styles\./;

async function readSheets(outDir: string, baseUrl: string): Promise<Sheet[]> {
  const folder = path.join(outDir, 'assets', 'css');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css') && !DIALOG_SHEET.test(name));
  const sheets = names.map(async (name) => ({
    url: `${baseUrl}assets/css/${name}`,
    prepared: prepareSheet(await readFile(path.join(folder, name), 'utf8')),
    isCommon: COMMON_SHEET.test(name),
  }));
  return (await Promise.all(sheets)).sort((left, right) => Number(right.isCommon) - Number(left.isCommon));
}

async function readStart(siteDir: string): Promise<string> {
  const file = path.join(siteDir, 'src/plugins/first-load/start.ts');
  const { code } = await transform(await readFile(file, 'utf8'), { loader: 'ts', minify: true, target: 'es2022' });
  return code.trim();
}

/** Other plugins read pages at the same time, so a page is replaced in one step. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/**
 * After the build, turns each page into plain HTML with the rules it needs and a small inline script, which
 * fetches the site's scripts when a reader touches the page or the browser is idle (see `start.ts`). Each page
 * gets a content policy that allows the scripts that stand in it and no others.
 */
export default function firstLoad({ siteDir }: { siteDir: string }, { hydration, contentSources }: Options): Plugin {
  return {
    name: 'first-load',

    // Docusaurus fetches the chunks of each link that comes into view: some 40 KB a page, mostly for nothing.
    // A link under the pointer or the finger is still fetched ahead.
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const preloadOnly = path.join(siteDir, 'src/plugins/first-load/preloadOnly.ts');
      return { plugins: [new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, preloadOnly)] };
    },

    async postBuild({ outDir, baseUrl }) {
      const sheets = await readSheets(outDir, baseUrl);
      const start = await readStart(siteDir);
      for (const name of await readdir(outDir, { recursive: true })) {
        if (!name.endsWith('.html')) continue;
        const file = path.join(outDir, name);
        const page = await readFile(file, 'utf8');
        // Files of `static/`, and the other language's pages where they are there already.
        if (!/\sid="?__docusaurus\b/.test(page) || page.includes(' data-scripts=')) continue;
        const rewritten = hydration === 'intent' ? rewritePage(page, sheets, start) : linkSheets(page, sheets);
        await replaceFile(file, withPolicy(rewritten, contentSources));
      }
    },
  };
}
