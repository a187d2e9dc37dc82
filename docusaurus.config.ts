import './src/config/checkedData';
import { inSequence, joinChunkGroups, lightPages } from 'light-pages';
import { loadServices } from './src/config/environment';
import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { blog } from './src/config/blog';
import { clientServices } from './src/config/clientServices';
import { contentSources } from './src/config/contentSources';
import { docs } from './src/config/docs';
import { footnotes } from './src/config/footnotes';
import { headTags } from './src/config/headTags';
import { ASSET_FOLDERS, hosting } from './src/config/hosting';
import { hydration } from './src/config/hydration';
import { componentChunks } from './src/config/componentChunks';
import { features } from './src/config/features';
import { offline as offlineMode } from './src/config/offline';
import { pages, testPages } from './src/config/pages';
import { idealImage } from './src/config/pictures';
import { locales, site } from './src/config/site';
import { sitemap } from './src/config/sitemap';
import { themeConfig } from './src/config/theme';
import { unloadedNotice } from './src/config/unloadedNotice';
import { SLOW_NAVIGATION } from './src/features/navigation-progress/build';
import { offline as offlineBuild } from './src/features/offline/build';
import { DIALOG_NEEDS, DIALOG_SHEET } from './src/features/search/build';
import addresses from './src/plugins/addresses';
import cacheVersion from './src/plugins/cache-version';
import pictures from './src/plugins/pictures';
import scriptReport from './src/plugins/script-report';
import { onlyInCollections } from './src/remark/onlyInCollections';

const services = loadServices();
const browserServices = clientServices(services);
const offline = offlineBuild(features);

const preset = {
  docs,
  blog,
  pages,
  theme: {
    customCss: ['fonts', 'tokens', 'infima', 'prose'].map((name) => `./src/css/${name}.css`),
  },
  sitemap,
} satisfies PresetOptions;

export default {
  ...site,
  // Without Git's dates: a shallow clone would date every file to its last commit. Posts name their own (`last_update`).
  future: { v4: true, faster: true, experimental_vcs: false },
  i18n: locales,
  // By default each language has a store of its own: on switching, a reader would lose the colour mode and the session.
  storage: { namespace: 'site' },
  headTags,
  // It looks for scripts that have run by the time the page is there; ours wait for the reader.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  markdown: {
    mermaid: true,
    preprocessor: onlyInCollections,
    remarkRehypeOptions: footnotes,
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },
  presets: [['classic', preset]],
  plugins: [
    ['@docusaurus/plugin-ideal-image', idealImage],
    ...testPages,
    // In this order after the build: what adds files, what rewrites the pages, what lists all files.
    ...inSequence([
      addresses,
      cacheVersion,
      scriptReport,
      pictures,
      ...features.flatMap(({ plugins = [] }) => plugins),
      ...lightPages({
        hydration,
        policy: { sources: contentSources(services), trustedTypes: ['diagram', 'dompurify'] },
        hosting,
        assetFolders: ASSET_FOLDERS,
        unloadedNotice,
        chunks: joinChunkGroups([componentChunks, ...[...features, offline].map(({ chunks }) => chunks)]),
        broughtSheets: [DIALOG_SHEET],
        opened: DIALOG_NEEDS,
        readingPages: ['plugin-home-page'],
        navigationProgress: SLOW_NAVIGATION,
      }),
      ...(offline.plugins ?? []),
    ]),
  ],
  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],
  clientModules: features.flatMap(({ clientModules = [] }) => clientModules),
  customFields: { services: browserServices, offline: offlineMode },
  themeConfig,
} satisfies Config;
