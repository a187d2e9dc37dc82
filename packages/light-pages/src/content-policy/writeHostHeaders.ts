import { existsSync, readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { pagesIn } from '../pagesIn';
import { sharedRoot } from '../sharedRoot';
import { policyText, scriptHashes, type PolicyOptions } from './contentPolicy';
import { headersFile, hostRules, keepOnlyFiles, withPagePolicy, type Hosting } from './hostHeaders';

/** Whether the site's URL is a public HTTPS address; that of a local preview is not. */
const isPublished = (url: string) => url.startsWith('https://') && new URL(url).hostname !== 'example.com';

/**
 * Reads the `hosting` part of a firebase.json.
 *
 * @param file - its path, relative to the site's folder
 * @throws Error that names the option and the file, where it cannot be read or has no such part
 */
export function readHosting(siteDir: string, file: string): Hosting {
  const refuse = (why: string) => new Error(`light-pages, option "hosting": ${file} ${why}.`);
  let content: { hosting?: Hosting } | null;
  try {
    content = JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as typeof content;
  } catch (error) {
    throw refuse(`cannot be read, or is not JSON (${(error as Error).message})`);
  }
  const hosting = content?.hosting;
  if (!Array.isArray(hosting?.headers) || !Array.isArray(hosting.ignore))
    throw refuse('needs "hosting" with "headers" and "ignore"');
  return hosting;
}

/** The paths of all files in a folder, as in URLs. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    .sort();
}

/**
 * Writes the response headers of all files, as `_headers` and for Firebase. Languages are built one after another, so
 * the last build sees the pages of all.
 *
 * @param settings - path of the firebase.json, relative to the site's folder
 * @param assetFolders - folders below `assets`, besides `js`, that have headers of their own
 * @throws Error where the build has no such folder
 */
export async function writeHostHeaders(
  context: LoadContext,
  settings: string,
  options: PolicyOptions,
  assetFolders: readonly string[] = [],
): Promise<void> {
  const { siteDir, siteConfig, i18n } = context;
  const { outDir: folder, baseUrl } = sharedRoot(context);
  const pages: string[] = [];
  const files = new Set(await filesIn(folder));
  const hashes = new Set<string>();
  for await (const { file, page } of pagesIn(folder)) {
    const name = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    files.delete(name);
    pages.push(name.replace(/(?:index)?\.html$/, ''));
    for (const hash of scriptHashes(page)) hashes.add(hash);
  }
  const policy = [
    policyText(options, [...hashes].sort()),
    ...(isPublished(siteConfig.url) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const hosting = readHosting(siteDir, settings);
  const whole = withPagePolicy(hosting, policy);
  const folders = i18n.locales.map((locale) => (locale === i18n.defaultLocale ? '/' : `/${locale}/`));
  for (const name of assetFolders) {
    if (!folders.some((language) => existsSync(path.join(folder, language, 'assets', name)))) {
      throw new Error(`light-pages, option "assetFolders": the build has no folder assets/${name}.`);
    }
  }
  const deployed = { ...keepOnlyFiles(whole, [...files]), public: '.', ignore: [...whole.ignore, '_headers'] };
  const rules = hostRules(whole, pages.sort(), folders, assetFolders, [...files]);
  await writeFile(path.join(folder, 'firebase.json'), `${JSON.stringify({ hosting: deployed }, null, 2)}\n`);
  await writeFile(path.join(folder, '_headers'), headersFile(rules, baseUrl));
}
