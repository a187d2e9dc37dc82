import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { INDEX_FOLDER } from '../../core/manifestFile';
import { QUESTIONS_FOLDER, readQuestions } from './readQuestions';
import { readSite } from './readSite';
import { writeIndex } from './writeIndex';

/**
 * Writes the search index of each language from its rendered pages: the index and its headings under hashed names, so
 * that they can be cached for ever, and a small manifest that names them and is fetched on first intent.
 *
 * Under `npm start` nothing is rendered, so the dev server serves the index of the last build.
 */
export default function searchIndex({ outDir, baseUrl, siteDir }: LoadContext): Plugin {
  return {
    name: 'search-index',
    configureWebpack() {
      const directory = path.join(outDir, INDEX_FOLDER);
      const devServer = {
        static: [baseUrl, `${baseUrl}${INDEX_FOLDER}`].map((publicPath) => ({ directory, publicPath, watch: false })),
      };
      // The types of Docusaurus lack `devServer`, although its dev server merges it.
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild({ outDir: builtDir, baseUrl: builtUrl, routesPaths, siteConfig, i18n }) {
      const text = await readSite({
        language: i18n.currentLocale,
        outDir: builtDir,
        baseUrl: builtUrl,
        routes: routesPaths,
        title: siteConfig.title,
      });
      const folder = path.join(siteDir, QUESTIONS_FOLDER, i18n.currentLocale);
      await writeIndex(text, await readQuestions(folder, builtUrl, text), builtDir);
    },
  };
}
