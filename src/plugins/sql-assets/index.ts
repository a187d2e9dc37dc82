import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DATASETS, HIDDEN_DATASETS } from '../../../courses/sql/datasets';
import { describeDataset } from '../../features/sql-lab/core/dataset';
import { siteAssets, type SiteAssets } from '../../features/sql-lab/node/siteAssets';

type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

const FOLDER = 'assets/sql';

async function writeFiles(folder: string, files: SiteAssets['files']): Promise<void> {
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

/**
 * Where the default language is served and built. Both languages load the engines from there: a reader who
 * changes the language does not fetch megabytes again.
 */
function sharedRoot({ i18n: { currentLocale, defaultLocale }, baseUrl, outDir }: LoadContext): {
  baseUrl: string;
  outDir: string;
} {
  const isBelow =
    currentLocale !== defaultLocale &&
    baseUrl.endsWith(`/${currentLocale}/`) &&
    path.basename(outDir) === currentLocale;
  return isBelow
    ? { baseUrl: baseUrl.slice(0, -`${currentLocale}/`.length), outDir: path.dirname(outDir) }
    : { baseUrl, outDir };
}

/**
 * Makes the engines, workers and datasets of the SQL lab and serves them under `/assets/sql/`, and gives pages
 * the list of them and the schema of each dataset, as JSON that only the lab imports.
 */
export default function sqlAssetsPlugin(context: LoadContext): Plugin<SiteAssets> {
  const root = sharedRoot(context);
  const served = path.join(context.generatedFilesDir, 'sql-assets-files');
  return {
    name: 'sql-assets',

    getPathsToWatch: () => [path.join(context.siteDir, 'courses/sql/datasets/*.json')],

    loadContent: () =>
      siteAssets(`${root.baseUrl}${FOLDER}/`, Object.values(DATASETS), new Set(Object.values(HIDDEN_DATASETS))),

    async contentLoaded({ content, actions }) {
      await writeFiles(served, content.files);
      await actions.createData('assets.json', content.list);
      for (const id of Object.keys(HIDDEN_DATASETS)) {
        const dataset = DATASETS[id];
        if (dataset) await actions.createData(`schema-${id}.json`, describeDataset(dataset));
      }
    },

    configureWebpack() {
      const devServer = { static: [{ directory: served, publicPath: `${root.baseUrl}${FOLDER}`, watch: false }] };
      // Docusaurus merges `devServer` into its own, but the bundler's types name it only where the dev server's are loaded.
      return { devServer } as Configuration;
    },

    async postBuild({ content }) {
      await writeFiles(path.join(root.outDir, FOLDER), content.files);
    },
  };
}
