import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { headingsOf } from '../../core/headings';
import { encodeIndexFile } from '../../core/indexFile';
import { INDEX_FOLDER, MANIFEST_FILE } from '../../core/manifestFile';
import type { SearchManifest } from '../../core/types';
import { readSite } from './readSite';

/**
 * Writes the search index of each language from its rendered pages: the index and its headings under hashed names, so
 * that they can be cached for ever, and a small manifest that names them and is fetched on first intent.
 *
 * Under `npm start` nothing is rendered, so the dev server serves the index of the last build.
 */
export default function searchIndex({ outDir, baseUrl }: LoadContext): Plugin {
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
      await mkdir(path.join(builtDir, INDEX_FOLDER), { recursive: true });
      const write = async (name: string, content: string) => {
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
        const file = `${INDEX_FOLDER}/${name}.${hash}.json`;
        await writeFile(path.join(builtDir, file), content);
        return file;
      };
      const manifest: SearchManifest = {
        format: 1,
        language: text.language,
        file: await write('search-index', encodeIndexFile(text)),
        headings: await write('search-headings', encodeIndexFile(headingsOf(text))),
        pages: text.pages.length,
        sections: text.sections.length,
      };
      // The dev server reads the copy next to the index.
      for (const folder of ['.', INDEX_FOLDER]) {
        await writeFile(path.join(builtDir, folder, MANIFEST_FILE), JSON.stringify(manifest));
      }
    },
  };
}
