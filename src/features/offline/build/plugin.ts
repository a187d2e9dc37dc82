import { mkdir, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { FILES_LIST, LIST_FOLDER } from '../core/paths';
import type { PackManifest } from '../core/types';
import { sharedRoot } from 'light-pages/sharedRoot';
import { readChunkGraph, type ChunkGroup } from './chunkGraph';
import { readCourses, type Course } from './courses';
import { makePack, makeShell, type ListSources } from './makeLists';
import { GroupFinder, type LeftOut, type RouteChunks } from './neededGroups';
import { SiteFiles } from './siteFiles';
import { webManifest } from './webManifest';
import { compileWorker, nameLanguage, writeRetiringWorker } from './workerFile';

interface Options {
  /** `off` is the kill switch: the site removes the workers that it has installed. */
  readonly mode: 'on' | 'off';
  /** Where the PWA plugin expects the site's part of the worker. */
  readonly workerSource: string;
  readonly colors: { readonly theme: string; readonly background: string };
  readonly leftOut: LeftOut;
}

/** Files that no reader's page requests, or that the worker leaves to the browser. */
const NEVER_KEPT = ['sw.js', 'firebase.json', '_headers', '.nojekyll', 'llms.txt', 'llms-full.txt', 'exercises.json'];

async function writeLists(folder: string, packs: readonly PackManifest[], sources: ListSources): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const pack of packs) await writeFile(path.join(folder, `${pack.id}.json`), JSON.stringify(pack));
  const summaries = packs.map(({ files: _files, frames: _frames, format: _format, ...summary }) => summary);
  await writeFile(path.join(folder, 'packs.json'), JSON.stringify(summaries));
  const shell = makeShell(sources);
  await writeFile(path.join(folder, 'shell.json'), JSON.stringify(shell));
  return shell.version;
}

/**
 * Writes the files of the offline mode after everything else is built: for each language the list of its shell and of
 * each course (`/offline/<course>.json`), its web manifest, and its entry in the service worker.
 *
 * It comes last in the sequence of the build (`inSequence`), because it lists the files of all other plugins.
 */
export default function offline(context: LoadContext, { mode, workerSource, colors, leftOut }: Options): Plugin {
  const { siteDir, siteConfig, i18n, generatedFilesDir, baseUrl } = context;
  const locale = i18n.currentLocale === 'en' ? 'en' : 'vi';
  let groups: readonly ChunkGroup[] = [];
  let courses: readonly Course[] = [];
  let docsRoot = '';
  return {
    name: 'offline',

    loadContent: () => (mode === 'on' ? compileWorker(siteDir, workerSource) : undefined),

    allContentLoaded({ allContent }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const [version] = content.loadedVersions;
      if (!version) return;
      courses = readCourses(version);
      docsRoot = version.path;
    },

    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: [readChunkGraph((found) => (groups = found))] },

    async postBuild({ outDir }) {
      const own = { baseUrl, outDir };
      const root = sharedRoot(context);
      if (mode === 'off') {
        await writeRetiringWorker(root);
        return;
      }
      const facts = { title: siteConfig.title, tagline: siteConfig.tagline, origin: siteConfig.url };
      const manifest = webManifest({
        ...facts,
        locale,
        baseUrl,
        rootUrl: root.baseUrl,
        themeColor: colors.theme,
        backgroundColor: colors.background,
      });
      await writeFile(path.join(outDir, 'manifest.webmanifest'), JSON.stringify(manifest));
      const files = new SiteFiles([own, root]);
      const routes = JSON.parse(
        readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
      ) as RouteChunks;
      const sources = { files, groups: new GroupFinder(groups, routes, leftOut), baseUrl, docsRoot };
      const packs = courses.map((course) => makePack(course, sources));
      const shell = await writeLists(path.join(outDir, LIST_FOLDER), packs, sources);
      const others = i18n.locales.filter((each) => each !== i18n.currentLocale);
      const revisions = files.revisions([...others, LIST_FOLDER, ...NEVER_KEPT]);
      await writeFile(path.join(outDir, LIST_FOLDER, FILES_LIST), JSON.stringify(revisions));
      await nameLanguage(locale, { base: baseUrl, shell }, own, root);
    },
  };
}
