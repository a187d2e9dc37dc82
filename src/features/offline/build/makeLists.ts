import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { decodeManifest } from '../../search/core/indexFile';
import type { PackManifest, SavedFile, ShellManifest } from '../core/types';
import type { Course } from './courses';
import { readContents, type GroupFinder } from './neededGroups';
import type { SiteFiles } from './siteFiles';

/** The inputs from which the lists of a language are made. */
export interface ListSources {
  readonly files: SiteFiles;
  readonly groups: GroupFinder;
  readonly baseUrl: string;
  /** Route that contains all documents, such as `/docs`. */
  readonly docsRoot: string;
}

/** Start pages beside the home page; the last one is shown when a page is not available. */
const START_PAGES = ['docs', 'blog', 'search', 'offline'];
/** The file that the search requests first; the index itself belongs to the courses. */
const SEARCH_MANIFEST = 'search-manifest.json';
const FRAME = /\/assets\/code-lab\/[^/]+\.html$/;
const LIVE_FRAME = /\/assets\/code-lab\/live\./;
const POSTGRES = /\/assets\/sql\/postgres-/;
/** Images that only browsers and other sites show, and the search manifest, which is added together with its index. */
const NEVER = /\/img\/(?:app\/|social-card|apple-touch-icon)|\/assets\/social-cards\/|\/search-manifest\.json$/;

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

/**
 * URLs of the bundler's files. A later build step may have replaced a style sheet under a new name, which the pages
 * reference.
 */
function existing(names: readonly string[], { files, baseUrl }: ListSources): string[] {
  const urls = names.map((name) => baseUrl + name);
  return urls.filter((url) => !url.endsWith('.css') || files.find(url) !== undefined);
}

/** The scripts of pages, the files those may load, and the files those reference. */
function filesOf(pages: readonly string[], sources: ListSources): string[] {
  const { files, groups, baseUrl } = sources;
  const routes = routesOf(pages, sources);
  const own = groups.ownFiles(routes).filter((name) => name.endsWith('.js'));
  const contents = readContents(own.map((name) => readFileSync(files.find(baseUrl + name) ?? '', 'utf8')));
  const scripts = existing(groups.files(routes, contents), sources);
  const found = files.withReferences([...pages, ...scripts]);
  // A single script references the frames of both kinds of code block.
  return contents.hasLiveCode ? found : found.filter((url) => !LIVE_FRAME.test(url));
}

function describeAll(urls: readonly string[], files: SiteFiles): SavedFile[] {
  const wanted = [...new Set(urls)].filter((url) => !NEVER.test(url));
  return wanted.sort().map((url) => files.describe(url));
}

/** The search manifest of the language and the files that it names. */
function searchIndex({ files, baseUrl }: ListSources): string[] {
  const manifest = baseUrl + SEARCH_MANIFEST;
  const { file, headings, questions } = decodeManifest(readFileSync(files.find(manifest) ?? '', 'utf8'));
  return [manifest, ...[file, headings, questions].filter((name) => name !== undefined).map((name) => baseUrl + name)];
}

/**
 * Makes the list of everything that a course needs without a network: its pages, the scripts that they may load, the
 * engines and data that those reference, and the search.
 *
 * @throws Error if a page of the course has not been built
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

/** Makes the list of a language's shell: its start pages with their scripts, styles and fonts. */
export function makeShell(sources: ListSources): ShellManifest {
  const { files, groups, baseUrl } = sources;
  const pages = [baseUrl, ...START_PAGES.map((page) => baseUrl + page)];
  const scripts = existing(groups.files(routesOf(pages, sources)), sources);
  const saved = describeAll(files.withReferences([...pages, ...scripts]), files);
  return { format: 1, version: versionOf(saved), bytes: sum(saved, 'bytes'), files: saved };
}
