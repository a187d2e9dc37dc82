import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { encodeIndexFile } from '../../core/indexFile';
import { INDEX_FOLDER, MANIFEST_FILE } from '../../core/manifestFile';
import type { SearchManifest } from '../../core/types';
import { readSite } from './readSite';

/**
 * Writes the search index of each language from its rendered pages: the index under a hashed name, so that it can be
 * cached for ever, and a small manifest that names the index file and is fetched on first intent.
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
      const index = encodeIndexFile(text);
      const hash = createHash('sha256').update(index).digest('hex').slice(0, 8);
      const manifest: SearchManifest = {
        format: 1,
        language: text.language,
        file: `${INDEX_FOLDER}/search-index.${hash}.json`,
        pages: text.pages.length,
        sections: text.sections.length,
      };
      await mkdir(path.join(builtDir, INDEX_FOLDER), { recursive: true });
      await writeFile(path.join(builtDir, manifest.file), index);
      // The dev server reads the copy next to the index.
      for (const folder of ['.', INDEX_FOLDER]) {
        await writeFile(path.join(builtDir, folder, MANIFEST_FILE), JSON.stringify(manifest));
      }
    },
  };
}
