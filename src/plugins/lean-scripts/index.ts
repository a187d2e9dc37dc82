import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { pageChunks } from './chunks';
import { leanConfig, leanGlobalData, leanVersion, type NavbarEntry } from './leanConfig';
import { styleSheets } from './styleSheets';

/** Left out where nothing uses what they export: the packages do not say themselves that this is safe. */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;
/** Properties that Docusaurus gives to the routes of documents. */
const DOCS_PROPERTIES = /[\\/]docusaurus-plugin-content-docs[\\/].*\.json$/;
const NAVIGATION_BAR = '@docusaurus/theme-classic/lib/nprogress';

/** The little of a bundler's request that tells who asks for what. */
interface ModuleRequest {
  request: string;
  context: string;
}

/**
 * Takes out of the scripts that every page loads what no page uses: helpers of the compiler, settings that only
 * the build reads, the bar of a slow navigation until one is slow. What is on all pages becomes one file.
 */
export default function leanScripts({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const here = path.join(siteDir, 'src/plugins/lean-scripts');
  // As Docusaurus' own alias of the package has it.
  const serverRenderer = path.join(path.dirname(require.resolve('react-dom/package.json')), 'server');
  const { navbar } = siteConfig.themeConfig as { navbar: { items: NavbarEntry[] } };
  const navigationProgress = path.join(siteDir, 'src/features/navigation-progress/showSlowNavigation.ts');
  return {
    name: 'lean-scripts',

    async allContentLoaded({ allContent, actions }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const docs = content.loadedVersions.flatMap((version) => version.docs);
      const descriptions = docs.map(({ id, description }) => [id, description] as const);
      await actions.createData('descriptions.json', Object.fromEntries(descriptions));
    },

    configureWebpack(config, isServer, { currentBundler }) {
      if (process.env.NODE_ENV !== 'production') return {};
      if (isServer) return {};
      // It gives the scripts the names of all chunks, for the prefetching that plugin first-load takes out.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const loader = path.join(siteDir, 'src/plugins/inline-translations/transformLoader.cjs');
      const rewrite = (name: string, transform: (file: string, source: string) => string) => {
        const file = path.join(generatedFilesDir, name);
        return { include: file, enforce: 'pre' as const, use: [{ loader, options: { transform, dependency: file } }] };
      };
      return {
        resolve: {
          alias: {
            [require.resolve(NAVIGATION_BAR)]: navigationProgress,
            // Islands name the server's renderer, which they call on the server alone (components/island).
            [serverRenderer]: false as const,
          },
        },
        module: {
          rules: [
            rewrite('docusaurus.config.mjs', (_file, source) => leanConfig(source)),
            rewrite('globalData.json', (_file, source) => leanGlobalData(source, navbar.items)),
            { ...rewrite('', (_file, source) => leanVersion(source)), test: DOCS_PROPERTIES },
            { include: WITHOUT_EFFECTS, sideEffects: false },
          ],
        },
        // The runtime changes with the main script; within it, it compresses better and is no request of its own.
        optimization: { runtimeChunk: false, splitChunks: { cacheGroups: { ...pageChunks, ...styleSheets } } },
        plugins: [
          new NormalModuleReplacementPlugin(/^tslib$/, (resource: ModuleRequest) => {
            if (/[\\/]@docusaurus[\\/]utils-common[\\/]/.test(resource.context)) {
              resource.request = path.join(here, 'importDefault.cjs');
            }
          }),
        ],
      };
    },
  };
}
