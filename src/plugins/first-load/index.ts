import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { transform } from 'esbuild';
import type { PolicySources } from '../../config/contentSources';
import { SiteRoutes } from '../route-table/routeTable';
import { sharedRoot } from '../sharedRoot';
import { policyText, scriptHashes, withPolicy, type PolicyOptions } from './contentPolicy';
import { headersFile, hostRules, withPagePolicy, type Hosting } from './hostHeaders';
import { constantsOf, withConstants } from './inlineConstants';
import { prepareSheet, purgeSheets } from './purgeCss';
import { cutFaces, linkSheets, rewritePage, type Sheet } from './rewritePage';
import { MENTION, withShortNames } from './shortNames';
import { SiteVocabulary } from './siteVocabulary';
import { withUnloadedNotice } from './unloadedNotice';

/** `intent`: scripts wait for the reader or an idle browser. `immediate`: they are loaded as Docusaurus does. */
export type Hydration = 'intent' | 'immediate';

interface Options {
  readonly hydration: Hydration;
  /** What the content policy allows beyond the site itself. */
  readonly contentSources: PolicySources;
}

/** Of the common sheet's short names; the pages' own rules, which are beside it in a document, have other ones. */
const SHORT_NAME_START = '--_';
/** Docusaurus' own sheet, which every page needs. */
const COMMON_SHEET = /^styles\./;
/** Brought by the search dialog itself; it has rules for `html` and `body`, which occur on every page. */
const DIALOG_SHEET = /^search-dialog-styles\./;

async function* documentsIn(outDir: string): AsyncGenerator<{ file: string; page: string }> {
  for (const name of await readdir(outDir, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(outDir, name);
    const page = await readFile(file, 'utf8');
    // Files of `static/` are none.
    if (/\sid="?__docusaurus\b/.test(page)) yield { file, page };
  }
}

const readFiles = (folder: string, names: readonly string[]) =>
  Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));

/**
 * Leaves of Docusaurus' sheet, half of which is Infima, what some page can need, and writes the values of what never
 * changes in the place of its names; its name tells its content.
 *
 * @returns the rules of the site's fonts, which are no longer in it
 */
async function reduceCommonSheet(outDir: string): Promise<string> {
  const scripts = path.join(outDir, 'assets', 'js');
  const folder = path.join(outDir, 'assets', 'css');
  const sheets = await readdir(folder);
  const name = sheets.find((each) => COMMON_SHEET.test(each));
  if (!name) throw new Error(`${folder} has no sheet styles.*.css, as Docusaurus writes it.`);
  const others = await readFiles(
    folder,
    sheets.filter((each) => each !== name),
  );
  const programs = await readFiles(
    scripts,
    (await readdir(scripts)).filter((each) => each.endsWith('.js')),
  );
  const vocabulary = new SiteVocabulary([...programs, ...others]);
  for await (const { page } of documentsIn(outDir)) vocabulary.add(page);
  const { faces, rest } = cutFaces(await readFile(path.join(folder, name), 'utf8'));
  const sheet = prepareSheet(rest);
  const constants = constantsOf([sheet, ...others.map(prepareSheet)]);
  // A script may set it in an element.
  for (const program of programs) for (const [property] of program.matchAll(MENTION)) constants.delete(property);
  const [reduced = ''] = purgeSheets([withConstants(sheet, constants)], vocabulary);
  const css = withShortNames(reduced, vocabulary.text, SHORT_NAME_START);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  await rm(path.join(folder, name));
  await writeFile(path.join(folder, `styles.${hash}.css`), css);
  return faces;
}

async function readSheets(outDir: string, baseUrl: string): Promise<Sheet[]> {
  const folder = path.join(outDir, 'assets', 'css');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css') && !DIALOG_SHEET.test(name));
  const sheets = names.map(async (name) => ({
    url: `${baseUrl}assets/css/${name}`,
    prepared: prepareSheet(await readFile(path.join(folder, name), 'utf8')),
    isCommon: COMMON_SHEET.test(name),
  }));
  return (await Promise.all(sheets)).sort((left, right) => Number(right.isCommon) - Number(left.isCommon));
}

/** An inline script of the pages, by its file beside this one. */
async function readScript(siteDir: string, name: string): Promise<string> {
  const file = path.join(siteDir, 'src/plugins/first-load', name);
  const { code } = await transform(await readFile(file, 'utf8'), { loader: 'ts', minify: true, target: 'es2022' });
  return code.trim();
}

/** Other plugins read pages at the same time, so a page is replaced in one step. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** Docusaurus writes small fonts into the stylesheet, where every page would carry them anew. */
function keepFontFiles(rules: readonly unknown[] = []): void {
  for (const rule of rules as { test?: unknown; use?: { options?: { limit?: number } }[] }[]) {
    if (!(rule.test instanceof RegExp && rule.test.test('.woff2'))) continue;
    for (const { options } of rule.use ?? []) if (options) options.limit = 0;
  }
}

/** Whether the site is served on the web and encrypted: a preview on the reader's own machine is not. */
const isPublished = (url: string) => url.startsWith('https://') && new URL(url).hostname !== 'example.com';

/**
 * Writes what hosts send with the pages, for those that read `_headers` and for Firebase. Each language
 * is built by itself: the last one sees the pages of all.
 */
async function writeHostHeaders(context: LoadContext, options: PolicyOptions) {
  const { siteDir, siteConfig, i18n } = context;
  const { outDir: folder, baseUrl } = sharedRoot(context);
  const pages: string[] = [];
  const hashes = new Set<string>();
  for await (const { file, page } of documentsIn(folder)) {
    pages.push(`/${path.relative(folder, file).split(path.sep).join('/')}`.replace(/(?:index)?\.html$/, ''));
    for (const hash of scriptHashes(page)) hashes.add(hash);
  }
  const policy = [
    policyText(options, [...hashes].sort()),
    ...(isPublished(siteConfig.url) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const { hosting } = JSON.parse(await readFile(path.join(siteDir, 'firebase.json'), 'utf8')) as { hosting: Hosting };
  const whole = withPagePolicy(hosting, policy);
  const folders = i18n.locales.map((locale) => (locale === i18n.defaultLocale ? '/' : `/${locale}/`));
  const deployed = { ...whole, public: '.', ignore: [...whole.ignore, '_headers'] };
  await replaceFile(path.join(folder, 'firebase.json'), `${JSON.stringify({ hosting: deployed }, null, 2)}\n`);
  await replaceFile(path.join(folder, '_headers'), headersFile(hostRules(whole, pages.sort(), folders), baseUrl));
}

const FIRST_SCRIPTS = /[\\/](?:react|main)\.[^\\/]*\.js$/;
/**
 * Has Chromium compile all of a script while it arrives, in a thread of its own, instead of each function on the main
 * thread when it is called first: a third of the time from a tap to the menu. Others take it for a comment.
 */
const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad';

/**
 * After the build, turns each page into plain HTML with the rules it needs and a small inline script, which
 * fetches the site's scripts when a reader touches the page or the browser is idle (see `start.ts`). Each page
 * gets a content policy that allows the scripts that stand in it and no others; hosts get all of it as headers too.
 */
export default function firstLoad(context: LoadContext, { hydration, contentSources }: Options): Plugin {
  const { siteDir, i18n } = context;
  const { baseUrl: root } = sharedRoot(context);
  const routes = new SiteRoutes(context);
  const policy = { sources: contentSources, hasScriptFiles: hydration === 'immediate' };
  return {
    name: 'first-load',

    getClientModules: () => [path.join(siteDir, 'src/plugins/first-load/lateFonts.ts')],

    // Docusaurus fetches the chunks of each link that comes into view: some 40 KB a page, mostly for nothing.
    // A link under the pointer or the finger is still fetched ahead.
    configureWebpack(config, isServer, { currentBundler }) {
      keepFontFiles(config.module?.rules);
      if (isServer) return {};
      const { BannerPlugin, Compilation, NormalModuleReplacementPlugin } = currentBundler.instance;
      const here = path.join(siteDir, 'src/plugins/first-load');
      // Between the minifier, which takes comments out, and the hashes of the files' names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      if (process.env.NODE_ENV === 'production') config.entry = path.join(here, 'entry.ts');
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, path.join(here, 'preloadOnly.ts')),
          new BannerPlugin({ banner: COMPILE_WHOLE, raw: true, test: FIRST_SCRIPTS, stage }),
          ...(process.env.NODE_ENV === 'production' ? routes.bundlerPlugins(currentBundler) : []),
        ],
      };
    },

    async postBuild({ outDir, baseUrl }) {
      const faces = await reduceCommonSheet(outDir);
      const sheets = await readSheets(outDir, baseUrl);
      const constants = constantsOf(sheets.map(({ prepared }) => prepared));
      const start = await readScript(siteDir, 'start.ts');
      const trustedTypes = await readScript(siteDir, 'trustedTypes.ts');
      const { scriptsOf, sheetsOf, withRoutes } = await routes.write(outDir);
      for await (const { file, page } of documentsIn(outDir)) {
        // The other language's pages, where they are there already.
        if (page.includes('http-equiv="Content-Security-Policy"')) continue;
        const name = path.relative(outDir, file);
        const rewritten =
          hydration === 'intent'
            ? rewritePage(page, sheets, { faces, start, later: scriptsOf(name), asked: sheetsOf(name), constants })
            : linkSheets(page, sheets, faces);
        const complete = withUnloadedNotice(withRoutes(name, rewritten), i18n.currentLocale, root);
        await replaceFile(file, withPolicy(complete, policy, trustedTypes));
      }
      await writeHostHeaders(context, policy);
    },
  };
}
