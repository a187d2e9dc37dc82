import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readHosting } from '../content-policy/writeHostHeaders';
import { LAST_SELECTOR } from '../browser/wholeSheets';
import { colorModeSettings } from '../islands/colorModeContext';
import type { LightPagesOptions } from '../options';
import { readPageFiles } from './pageFiles';
import { writePages } from './writePages';

/** Keeps small fonts in files. Docusaurus inlines them into the stylesheet, so every page would contain them. */
function keepFontFiles(rules: readonly unknown[] = []): void {
  for (const rule of rules as { test?: unknown; use?: { options?: { limit?: number } }[] }[]) {
    if (!(rule.test instanceof RegExp && rule.test.test('.woff2'))) continue;
    for (const { options } of rule.use ?? []) if (options) options.limit = 0;
  }
}

const FIRST_SCRIPTS = /[\\/](?:react|main)\.[^\\/]*\.js$/;
/**
 * Makes Chromium compile the whole script on another thread while it downloads, instead of each function on the main
 * thread at its first call, which took a third of the time from a tap to the menu. Other browsers ignore the comment.
 */
const COMPILE_WHOLE = '//# allFunctionsCalledOnLoad';

const SHEETS = /\.css$/;
/** The last rule of every sheet: without it, a sheet has not come whole. */
const LAST_RULE = `${LAST_SELECTOR}{--whole:1}`;

/** The folder of the modules that import Docusaurus' own `preload` and `renderRoutes`. */
const isCore = (folder: string) => /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(folder);

/** The part of a bundler's request that tells which module imports which. */
interface ModuleRequest {
  request: string;
  context: string;
}

/** `new SoundWorker(new URL(…))` makes the bundler compile a worker, as `new Worker` does. */
const WORKERS = ['...', 'SoundWorker from light-pages/browser/soundWorker'];

const BANNER =
  'light-pages: set "baseUrlIssueBanner: false" in docusaurus.config. Docusaurus\' banner is shown where no script has run by the time the page is there, and here scripts wait for the reader. Pages have a notice of their own (option "unloadedNotice").';

/**
 * After the build, turns each page into plain HTML with the rules it needs and a small inline script, which loads the
 * site's scripts when the reader acts or the browser is idle (see `start.ts`). Each page gets a content policy that
 * allows its own scripts only; hosts get the policy as headers too.
 *
 * @throws Error where the site has Docusaurus' own banner for lost scripts, or the file with the host's headers cannot
 *   be used
 */
export default function firstLoad(context: LoadContext, options: LightPagesOptions): Plugin {
  if (context.siteConfig.baseUrlIssueBanner) throw new Error(BANNER);
  // It is read again at the end; reading it here spares the owner a whole build with a wrong name.
  if (options.hosting) readHosting(context.siteDir, options.hosting);
  const islands = path.join(__dirname, '../islands');
  return {
    name: 'first-load',

    getClientModules: () => ['fold.css', 'foldNextPage.ts', 'preloadNext.ts'].map((name) => path.join(__dirname, name)),

    getThemePath: () => path.join(__dirname, '../theme'),

    // Components whose texts `docusaurus write-translations` collects.
    getPathsToWatch: () => [path.join(islands, '*.tsx')],

    // Docusaurus fetches the chunks of each link that comes into view: some 40 KB a page, mostly for nothing. A link
    // under the pointer or the finger is still fetched ahead, and so is the next document once its link is in view.
    configureWebpack(config, isServer, { currentBundler }) {
      keepFontFiles(config.module?.rules);
      const { resolve, module } = colorModeSettings();
      const settings = { resolve, module: { ...module, parser: { javascript: { worker: WORKERS } } } };
      if (isServer) return settings;
      const { BannerPlugin, Compilation, NormalModuleReplacementPlugin } = currentBundler.instance;
      const replace = (request: RegExp, name: string, isWithin: (folder: string) => boolean) =>
        new NormalModuleReplacementPlugin(request, (resource: ModuleRequest) => {
          if (isWithin(resource.context)) resource.request = path.join(__dirname, name);
        });
      // After the minifier, which removes comments, and before the hashes for file names are computed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      if (process.env.NODE_ENV === 'production') config.entry = path.join(__dirname, 'entry.ts');
      return {
        ...settings,
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, path.join(__dirname, 'preloadOnly.ts')),
          new BannerPlugin({ banner: COMPILE_WHOLE, raw: true, test: FIRST_SCRIPTS, stage }),
          new BannerPlugin({ banner: LAST_RULE, raw: true, footer: true, test: SHEETS, stage }),
          ...(process.env.NODE_ENV === 'production'
            ? [
                replace(/^@docusaurus\/renderRoutes$/, '../navigation/renderRoutes.tsx', isCore),
                replace(/^\.\/preload$/, '../navigation/preload.ts', isCore),
                replace(
                  /^@docusaurus\/core\/lib\/client\/preload$/,
                  '../navigation/preload.ts',
                  (folder) => folder === __dirname,
                ),
              ]
            : []),
        ],
      };
    },

    postBuild: ({ outDir, routes }) => writePages(context, options, readPageFiles(context, routes), outDir),
  };
}
