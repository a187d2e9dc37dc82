import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { colorModeSettings } from '../islands/colorModeContext';
import type { LightPagesOptions } from '../options';
import { SiteRoutes } from '../page-routes/routeTable';
import { writePages } from './writePages';

/** Docusaurus writes small fonts into the stylesheet, where every page would carry them anew. */
function keepFontFiles(rules: readonly unknown[] = []): void {
  for (const rule of rules as { test?: unknown; use?: { options?: { limit?: number } }[] }[]) {
    if (!(rule.test instanceof RegExp && rule.test.test('.woff2'))) continue;
    for (const { options } of rule.use ?? []) if (options) options.limit = 0;
  }
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
export default function firstLoad(context: LoadContext, options: LightPagesOptions): Plugin {
  const routes = new SiteRoutes(context);
  const islands = path.join(__dirname, '../islands');
  return {
    name: 'first-load',

    getClientModules: () => ['fold.css', 'heldFonts.ts', 'unfoldNextPage.ts'].map((name) => path.join(__dirname, name)),

    getThemePath: () => path.join(__dirname, '../theme'),

    // Components whose texts `docusaurus write-translations` collects.
    getPathsToWatch: () => [path.join(islands, '*.tsx')],

    // Docusaurus fetches the chunks of each link that comes into view: some 40 KB a page, mostly for nothing.
    // A link under the pointer or the finger is still fetched ahead.
    configureWebpack(config, isServer, { currentBundler }) {
      keepFontFiles(config.module?.rules);
      if (isServer) return colorModeSettings();
      const { BannerPlugin, Compilation, NormalModuleReplacementPlugin } = currentBundler.instance;
      // Between the minifier, which takes comments out, and the hashes of the files' names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      if (process.env.NODE_ENV === 'production') config.entry = path.join(__dirname, 'entry.ts');
      return {
        ...colorModeSettings(),
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, path.join(__dirname, 'preloadOnly.ts')),
          new BannerPlugin({ banner: COMPILE_WHOLE, raw: true, test: FIRST_SCRIPTS, stage }),
          ...(process.env.NODE_ENV === 'production' ? routes.bundlerPlugins(currentBundler) : []),
        ],
      };
    },

    postBuild: ({ outDir }) => writePages(context, options, routes, outDir),
  };
}
