import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PackManifest, SavedFile, ShellManifest } from '../core/types';
import type { Course } from './courses';
import { readContents, type GroupFinder } from './neededGroups';
import type { SiteFiles } from './siteFiles';

/** What the lists of a language are made from. */
export interface ListSources {
  readonly files: SiteFiles;
  readonly groups: GroupFinder;
  readonly baseUrl: string;
  /** Route around all documents, such as `/docs`. */
  readonly docsRoot: string;
}

/** Pages with which a reader starts, beside the home page; the last is shown where nothing else can be. */
const START_PAGES = ['docs', 'blog', 'search', 'offline'];
/** What the search asks for; the index itself is a course's. */
const SEARCH_MANIFEST = 'search-manifest.json';
const FRAME = /\/assets\/code-lab\/[^/]+\.html$/;
const LIVE_FRAME = /\/assets\/code-lab\/live\./;
const POSTGRES = /\/assets\/sql\/postgres-/;
/** Pictures that browsers and other sites show of this one; and a manifest that is added where its index is. */
const NEVER = /\/img\/(?:app\/|social-card|apple-touch-icon)|\/search-manifest\.json$/;

function sum(files: readonly SavedFile[], size: 'bytes' | 'stored'): number {
  return files.reduce((total, file) => total + file[size], 0);
}

function versionOf(files: readonly SavedFile[]): string {
  const hash = createHash('sha256');
  for (const { url, revision } of files) hash.update(`${url} ${revision}\n`);
  return hash.digest('hex').slice(0, 10);
}

function routesOf(pages: readonly string[], { groups, docsRoot }: ListSources): string[] {
  return pages.flatMap((page) => groups.routeChunks(page, page.startsWith(docsRoot) ? [docsRoot] : []));
}

/** Addresses of the bundler's files. A sheet may have been made smaller since, under a new name, which pages tell. */
function existing(names: readonly string[], { files, baseUrl }: ListSources): string[] {
  const urls = names.map((name) => baseUrl + name);
  return urls.filter((url) => !url.endsWith('.css') || files.find(url) !== undefined);
}

/** The scripts of pages and whatever these may load, and the files that scripts name. */
function filesOf(pages: readonly string[], sources: ListSources): string[] {
  const { files, groups, baseUrl } = sources;
  const routes = routesOf(pages, sources);
  const own = groups.ownFiles(routes).filter((name) => name.endsWith('.js'));
  const contents = readContents(own.map((name) => readFileSync(files.find(baseUrl + name) ?? '', 'utf8')));
  const scripts = existing(groups.files(routes, contents), sources);
  const found = files.withReferences([...pages, ...scripts]);
  // One list names the frames of both kinds of code block.
  return contents.hasLiveCode ? found : found.filter((url) => !LIVE_FRAME.test(url));
}

function describeAll(urls: readonly string[], files: SiteFiles): SavedFile[] {
  const wanted = [...new Set(urls)].filter((url) => !NEVER.test(url));
  return wanted.sort().map((url) => files.describe(url));
}

/** The search's manifest and index of the language. */
function searchIndex({ files, baseUrl }: ListSources): string[] {
  const manifest = baseUrl + SEARCH_MANIFEST;
  const { file } = JSON.parse(readFileSync(files.find(manifest) ?? '', 'utf8')) as { file: string };
  return [manifest, baseUrl + file];
}

/**
 * Everything that a course needs without a network: its pages, the scripts that they may load, the engines and
 * data that these name, and the search.
 *
 * @throws Error where a page of the course has not been built
 */
export function makePack({ id, label, href, pages, places }: Course, sources: ListSources): PackManifest {
  const { files, baseUrl } = sources;
  const all = [...pages, `${baseUrl}search`, `${baseUrl}offline`];
  const search = searchIndex(sources).map((url) => files.describe(url));
  const saved = [...describeAll(filesOf(all, sources), files), ...search];
  const hasSql = saved.some(({ url }) => url.includes('/assets/sql/'));
  return {
    format: 1,
    id,
    label,
    href,
    places,
    version: versionOf(saved),
    pages: pages.length,
    bytes: sum(saved, 'bytes'),
    stored: sum(saved, 'stored'),
    ...(hasSql && { postgres: saved.some(({ url }) => POSTGRES.test(url)) }),
    files: saved,
    frames: saved.map(({ url }) => url).filter((url) => FRAME.test(url)),
  };
}

/** The shell of a language: its start pages with the scripts, styles and fonts that they load. */
export function makeShell(sources: ListSources): ShellManifest {
  const { files, groups, baseUrl } = sources;
  const pages = [baseUrl, ...START_PAGES.map((page) => baseUrl + page)];
  const scripts = existing(groups.files(routesOf(pages, sources)), sources);
  const saved = describeAll(files.withReferences([...pages, ...scripts]), files);
  return { format: 1, version: versionOf(saved), bytes: sum(saved, 'bytes'), files: saved };
}
