import { loadServices } from './src/config/environment';
import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { blog } from './src/config/blog';
import { clientServices } from './src/config/clientServices';
import { contentSources } from './src/config/contentSources';
import { docs } from './src/config/docs';
import { headTags } from './src/config/headTags';
import { hydration } from './src/config/hydration';
import { offline, pwaPlugin, workerSource } from './src/config/offline';
import { pages, testPages } from './src/config/pages';
import { idealImage } from './src/config/pictures';
import { appColors, locales, site } from './src/config/site';
import { themeConfig } from './src/config/theme';
import { onlyInCollections } from './src/remark/onlyInCollections';

const services = loadServices();
const browserServices = clientServices(services);

const preset = {
  docs,
  blog,
  pages,
  theme: {
    customCss: ['fonts', 'tokens', 'infima', 'prose', 'lazy-layout'].map((name) => `./src/css/${name}.css`),
  },
  sitemap: { changefreq: 'daily', priority: 0.5, lastmod: null },
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
  onBrokenAnchors: 'warn',
  markdown: {
    mermaid: true,
    preprocessor: onlyInCollections,
    hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  },
  presets: [['classic', preset]],
  plugins: [
    // Before the others: it lists the files that they write.
    ['./src/plugins/offline/index.ts', { mode: offline, workerSource, colors: appColors }],
    './src/plugins/cache-version/index.ts',
    './src/plugins/build-highlighting/index.ts',
    './src/plugins/lean-scripts/index.ts',
    './src/plugins/script-report/index.ts',
    './src/plugins/firebase-chunk/index.ts',
    './src/plugins/home-page/index.ts',
    './src/plugins/page-list/index.ts',
    './src/plugins/search-index/index.ts',
    './src/plugins/search-modal/index.ts',
    './src/plugins/opensearch/index.ts',
    './src/plugins/site-data/index.ts',
    './src/plugins/code-lab/index.ts',
    './src/plugins/sql-assets/index.ts',
    './src/plugins/courses/index.ts',
    './src/plugins/inline-translations/index.ts',
    './src/plugins/simulator-chunks/index.ts',
    './src/plugins/transaction-schedules/index.ts',
    ['./src/plugins/first-load/index.ts', { hydration, contentSources: contentSources(services) }],
    ['@docusaurus/plugin-ideal-image', idealImage],
    './src/plugins/pictures/index.ts',
    ...testPages,
    ...pwaPlugin,
  ],
  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],
  clientModules: [
    './src/features/fragment-target/keepFragmentTarget.ts',
    './src/features/keyboard-navigation/markKeyboardNavigation.ts',
    './src/features/keyboard-navigation/closeOnEscape.ts',
    './src/features/menu/closeMenu.ts',
    ...(browserServices.tracking ? ['./src/features/analytics/shownPage.ts'] : []),
  ],
  customFields: { services: browserServices, offline },
  themeConfig,
} satisfies Config;
