import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/** Whether a document's links are valid depends on which documents exist. */
const LISTED = ['docs', 'blog', 'i18n'];
/** The output of documents depends on the code that compiles them, and on the recordings that they show. */
const READ = [
  'packages',
  'src/build',
  'src/config',
  'src/core',
  'src/data',
  'src/features',
  'src/plugins',
  'src/remark',
  'docusaurus.config.ts',
  'patches',
  'recordings',
];
/** In a feature, only the files that compile documents or run their examples. */
const isRead = (file: string) =>
  !/^src\/features\//.test(file) || /\/(?:build|core|engine|node|recordings|runtime)\/|\/systemNames\.ts$/.test(file);

function filesOf(root: string, name: string): string[] {
  const start = path.join(root, name);
  if (statSync(start).isFile()) return [name];
  return readdirSync(start, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(root, entry.parentPath), entry.name))
    .filter((file) => !file.split(path.sep).includes('node_modules'))
    .sort();
}

/** A short hash that changes when documents are added or removed, or the code that compiles them changes. */
export function contentVersion(root: string): string {
  const hash = createHash('sha256');
  for (const name of LISTED.flatMap((folder) => filesOf(root, folder))) hash.update(`${name}\n`);
  for (const name of READ.flatMap((folder) => filesOf(root, folder)).filter(isRead)) {
    hash.update(`${name}\n`).update(readFileSync(path.join(root, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * The bundler caches compiled documents from build to build by their text alone: a link to a lesson written since then
 * would stay broken. This plugin makes it discard the cache when other inputs have changed.
 */
export default function cacheVersion({ siteDir }: LoadContext): Plugin {
  return {
    name: 'cache-version',
    configureWebpack({ experiments }) {
      const { cache } = (experiments ?? {}) as { cache?: boolean | { version?: string } };
      if (typeof cache !== 'object') return {};
      const version = `${cache.version ?? ''}-${contentVersion(siteDir)}`;
      return { experiments: { cache: { ...cache, version } } } as Configuration;
    },
  };
}
