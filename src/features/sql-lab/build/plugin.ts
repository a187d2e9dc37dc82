import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SQL_PROBLEMS } from '../../../../courses/leetcode/database';
import { DATASETS, EXERCISE_DATASETS, HIDDEN_DATASETS } from '../../../../courses/sql/datasets';
import { describeDataset } from '../core/data/dataset';
import { withTrials } from '../node/differential/trialSets';
import { exerciseAssets, type ExerciseAssets } from '../node/exerciseAssets';
import { EXERCISES_FOLDER, readExercises } from '../node/readExercises';
import { labEdition } from '../node/edition';
import { SQL_PROBLEMS_FOLDER } from '../node/runSqlProblem';
import { siteAssets, type SiteAssets } from '../node/siteAssets';
import { sharedRoot } from 'light-pages/sharedRoot';

type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

const FOLDER = 'assets/sql';
/** Subfolder for the answers of exercises. */
const EXERCISES = 'exercises';
/** Datasets used only for hidden trials; a dataset may also be its own hidden dataset. */
const HIDDEN = new Set(
  Object.values(HIDDEN_DATASETS)
    .flatMap((hidden) => Object.values(hidden))
    .filter((id) => !Object.hasOwn(HIDDEN_DATASETS, id)),
);

interface Content extends SiteAssets {
  readonly exercises: ExerciseAssets['pages'];
}

async function writeFiles(folder: string, files: SiteAssets['files']): Promise<void> {
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

/**
 * Adds a hash of the SQL data to the version of the bundler's cache. The cache identifies compiled documents by their
 * text, but the answers in them also depend on the datasets, the problems and the engines.
 */
function withEdition(experiments: object | undefined): unknown {
  const { cache } = (experiments ?? {}) as { cache?: boolean | { version?: string } };
  if (typeof cache !== 'object') return cache;
  const data = createHash('sha256')
    .update(JSON.stringify([DATASETS, SQL_PROBLEMS]))
    .digest('hex')
    .slice(0, 10);
  return { ...cache, version: `${cache.version ?? ''}-${labEdition()}-${data}` };
}

/**
 * Builds the engines, workers, datasets and answers of the SQL lab and serves them under `/assets/sql/`. Their list,
 * the schema of each dataset and the task of each exercise become JSON files that only the lab imports.
 */
export default function sqlAssetsPlugin(context: LoadContext): Plugin<Content> {
  // Both languages share this URL, so that a reader who switches languages does not download the engines again.
  const root = sharedRoot(context);
  const url = `${root.baseUrl}${FOLDER}/`;
  const language = context.i18n.currentLocale === 'en' ? 'en' : 'vi';
  const served = path.join(context.generatedFilesDir, 'sql-assets-files');
  return {
    name: 'sql-assets',

    getPathsToWatch: () => [
      path.join(context.siteDir, 'courses/sql/datasets/*.json'),
      path.join(context.siteDir, EXERCISES_FOLDER, '*.ts'),
      path.join(context.siteDir, SQL_PROBLEMS_FOLDER, '*.ts'),
    ],

    async loadContent() {
      const { files, list } = await siteAssets(url, Object.values(DATASETS), HIDDEN);
      const exercises = await withTrials(await readExercises(context.siteDir), EXERCISE_DATASETS);
      const { files: answers, pages } = exerciseAssets(exercises, HIDDEN_DATASETS, language, `${url}${EXERCISES}/`);
      const moved = [...answers].map(([name, bytes]) => [`${EXERCISES}/${name}`, bytes] as const);
      return { files: new Map([...files, ...moved]), list, exercises: pages };
    },

    async contentLoaded({ content, actions }) {
      await writeFiles(served, content.files);
      await actions.createData('assets.json', content.list);
      for (const exercise of content.exercises) {
        await actions.createData(`exercises/${exercise.id}.json`, exercise);
      }
      const visible = Object.values(DATASETS).filter(({ id }) => !HIDDEN.has(id));
      await actions.createData(
        'schemas.json',
        Object.fromEntries(visible.map((dataset) => [dataset.id, describeDataset(dataset)])),
      );
    },

    configureWebpack({ experiments }) {
      const devServer = { static: [{ directory: served, publicPath: `${root.baseUrl}${FOLDER}`, watch: false }] };
      // Docusaurus merges `devServer` into its own config, but the bundler's types only include it together with those
      // of the dev server.
      return { devServer, experiments: { cache: withEdition(experiments) } } as Configuration;
    },

    async postBuild({ content }) {
      await writeFiles(path.join(root.outDir, FOLDER), content.files);
    },
  };
}
