import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { repositoryUrl } from '../../../config/site';
import type { SiteGlobalData } from '../useSourceUrl';
import { downloads } from './downloads';
import { FILES, type SiteDataFiles } from './files';
import { formatProblem } from './problem';
import { readSiteData } from './readSiteData';
import { validateSiteData } from './validateSiteData';

type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

const DOWNLOAD_FOLDER = 'cv';

function writeDownloads(folder: string, files: SiteDataFiles): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(downloads(files))) writeFileSync(path.join(folder, name), content);
}

/**
 * Stops the build when a file of `src/data` is invalid. Serves the résumés and the contact card under `/cv/`, made from
 * these files, so that each has a single source.
 */
export default function siteDataPlugin(context: LoadContext): Plugin<SiteDataFiles> {
  const generated = path.join(context.generatedFilesDir, 'site-data-downloads', DOWNLOAD_FOLDER);
  return {
    name: 'site-data',

    getPathsToWatch: () => Object.values(FILES).map((file) => path.join(context.siteDir, file)),

    loadContent() {
      const files = readSiteData(context.siteDir);
      const problems = validateSiteData(files);
      if (problems.length > 0) {
        throw new Error(
          `The site's data has errors:\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`,
        );
      }
      return files;
    },

    contentLoaded({ content, actions }) {
      writeDownloads(generated, content);
      const data: SiteGlobalData = {
        sourceBase: repositoryUrl ? `${repositoryUrl.replace(/\/$/, '')}/blob/main/` : null,
      };
      actions.setGlobalData(data);
    },

    configureWebpack() {
      const devServer = { static: [{ directory: generated, publicPath: `${context.baseUrl}${DOWNLOAD_FOLDER}` }] };
      // Docusaurus merges `devServer` into its own configuration, but the bundler's types include it only together with
      // the dev server's types.
      return { devServer } as Configuration;
    },

    postBuild({ content, outDir }) {
      writeDownloads(path.join(outDir, DOWNLOAD_FOLDER), content);
      return Promise.resolve();
    },
  };
}
