import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { transformLoader } from '../transform/transformLoader';
import type { ChunkGroups } from '../options';
import { leanConfig, leanGlobalData, leanVersion, type NavbarEntry } from './leanConfig';
import { shortenClassNames } from './shortClassNames';
import { steadyTitle } from './steadyTitle';
import { themeChunks } from './themeChunks';

/** Packages without side effects that do not declare this themselves; the bundler may drop what nothing uses. */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;
/** Properties that Docusaurus gives to the routes of documents. */
const DOCS_PROPERTIES = /[\\/]docusaurus-plugin-content-docs[\\/].*\.json$/;
const DEFAULTS = '@docusaurus/core/lib/client/SiteMetadataDefaults.js';
const NAVIGATION_BAR = '@docusaurus/theme-classic/lib/nprogress';
const load = createRequire(__filename);

/** The part of a bundler's request that tells which module imports which. */
interface ModuleRequest {
  request: string;
  context: string;
}

interface Options {
  readonly chunks: ChunkGroups;
  readonly navigationProgress?: string;
  readonly keptClasses: readonly string[];
}

/**
 * Creates a PostCSS plugin that Docusaurus names by its path. Rules share their options, so the plugin may already
 * exist. The loader would create a named plugin anew for every sheet, which for `postcss-preset-env` takes longer than
 * most sheets.
 */
function createPlugin(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [file, options] = plugin as [file: string, options: object];
  const create = load(file) as (options: object) => unknown;
  return create(options);
}

/**
 * Removes from the scripts of every page what no page uses: compiler helpers, and settings that only the build reads.
 * Code that documents share becomes one file.
 */
export default function leanScripts(
  { siteDir, siteConfig, generatedFilesDir }: LoadContext,
  { chunks, navigationProgress, keptClasses }: Options,
): Plugin {
  // The same path as in Docusaurus' own alias of the package.
  const serverRenderer = path.join(path.dirname(require.resolve('react-dom/package.json')), 'server');
  const { navbar } = siteConfig.themeConfig as { navbar?: { items: NavbarEntry[] } };
  return {
    name: 'lean-scripts',

    async allContentLoaded({ allContent, actions }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
      const descriptions = docs.map(({ id, description }) => [id, description] as const);
      await actions.createData('descriptions.json', Object.fromEntries(descriptions));
    },

    // Docusaurus sets all PostCSS options; otherwise PostCSS would look for a configuration file in every parent folder
    // of every sheet.
    configurePostCss: (options) => ({ ...options, plugins: options.plugins.map(createPlugin), config: false }),

    configureWebpack(config, isServer, { currentBundler }) {
      if (process.env.NODE_ENV !== 'production') return {};
      // The server needs the same names, since the pages contain them.
      shortenClassNames(config.module?.rules, keptClasses);
      if (isServer) return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const rewrite = (name: string, transform: (source: string) => string) => {
        const file = path.resolve(generatedFilesDir, name);
        const use = [transformLoader((_file, source) => transform(source), file)];
        return { include: file, enforce: 'pre' as const, use };
      };
      return {
        resolve: {
          alias: {
            ...(navigationProgress && { [require.resolve(NAVIGATION_BAR)]: path.join(siteDir, navigationProgress) }),
            // Islands import the server's renderer, but call it on the server only.
            [serverRenderer]: false as const,
          },
        },
        module: {
          rules: [
            rewrite('docusaurus.config.mjs', leanConfig),
            rewrite('globalData.json', (source) => leanGlobalData(source, navbar?.items ?? [])),
            { ...rewrite('', leanVersion), test: DOCS_PROPERTIES },
            rewrite(require.resolve(DEFAULTS), steadyTitle),
            { include: WITHOUT_EFFECTS, sideEffects: false },
          ],
        },
        optimization: { splitChunks: { cacheGroups: { ...themeChunks, ...chunks } } },
        plugins: [
          new NormalModuleReplacementPlugin(/^tslib$/, (resource: ModuleRequest) => {
            if (/[\\/]@docusaurus[\\/]utils-common[\\/]/.test(resource.context)) {
              resource.request = path.join(__dirname, 'importDefault.cjs');
            }
          }),
        ],
      };
    },
  };
}
