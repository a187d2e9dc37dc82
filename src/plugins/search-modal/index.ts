import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkPatch, PATCH_FILE } from './checkPatch';

const DIALOG_STYLES =
  /[\\/](?:@docsearch[\\/]css[\\/].*|src[\\/]css[\\/]docsearch|features[\\/]search[\\/]SearchDialog[\\/].*)\.css$/;
const PAGE_STYLES = /[\\/]features[\\/]search[\\/]SearchPage[\\/].*\.css$/;

function stylesheet(name: string, test: RegExp) {
  return { test, name, type: 'css/mini-extract', chunks: 'async' as const, enforce: true, priority: 70 };
}

/**
 * Keeps the search out of what other pages load, and refuses to build on an unpatched DocSearch.
 *
 * Docusaurus puts the styles of the whole site into one sheet. Those of the dialog come with it
 * when it is opened; those of `/search` are that page's alone.
 */
export default function searchModal({ siteDir }: LoadContext): Plugin {
  return {
    name: 'search-modal',

    async loadContent() {
      const require = createRequire(path.join(siteDir, 'package.json'));
      const modulePath = require.resolve('@docsearch/react/modal');
      const manifest = path.resolve(path.dirname(modulePath), '../../package.json');
      const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
      const installed = { version, module: await readFile(modulePath, 'utf8') };
      const problem = checkPatch(installed, await readFile(path.join(siteDir, PATCH_FILE), 'utf8'));
      if (problem) throw new Error(problem);
    },

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const cacheGroups = {
        searchDialogStyles: stylesheet('search-dialog-styles', DIALOG_STYLES),
        searchPageStyles: stylesheet('search-page-styles', PAGE_STYLES),
      };
      return { optimization: { splitChunks: { cacheGroups } } };
    },
  };
}
