import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { transformLoader } from '../transform/transformLoader';
import type { ChunkGroups } from '../options';
import { leanConfig, leanVersion } from './leanConfig';
import { steadyTitle } from './steadyTitle';
import { themeChunks } from './themeChunks';

/** Properties that Docusaurus gives to the routes of documents. */
const DOCS_PROPERTIES = /[\\/]docusaurus-plugin-content-docs[\\/].*\.json$/;
const DEFAULTS = '@docusaurus/core/lib/client/SiteMetadataDefaults.js';
const NAVIGATION_BAR = '@docusaurus/theme-classic/lib/nprogress';

/** The part of a bundler's request that tells which module imports which. */
interface ModuleRequest {
  request: string;
  context: string;
}

interface Options {
  readonly chunks: ChunkGroups;
  readonly navigationProgress?: string;
}

/**
 * Removes from the scripts of every page what no page uses: compiler helpers, and settings that only the build reads.
 * Code that documents share becomes one file.
 */
export default function leanScripts(
  { siteDir, generatedFilesDir }: LoadContext,
  { chunks, navigationProgress }: Options,
): Plugin {
  // The same path as in Docusaurus' own alias of the package.
  const serverRenderer = path.join(path.dirname(require.resolve('react-dom/package.json')), 'server');
  return {
    name: 'lean-scripts',

    async allContentLoaded({ allContent, actions }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      const docs = content?.loadedVersions.flatMap((version) => version.docs) ?? [];
      const descriptions = docs.map(({ id, description }) => [id, description] as const);
      await actions.createData('descriptions.json', Object.fromEntries(descriptions));
    },

    configureWebpack(config, isServer, { currentBundler }) {
      if (process.env.NODE_ENV !== 'production' || isServer) return {};
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
            { ...rewrite('', leanVersion), test: DOCS_PROPERTIES },
            rewrite(require.resolve(DEFAULTS), steadyTitle),
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
