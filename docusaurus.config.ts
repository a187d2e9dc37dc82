import { loadServices } from './src/config/environment';
import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { PluginOptions as IdealImageOptions } from '@docusaurus/plugin-ideal-image';
import { blog } from './src/config/blog';
import { clientServices } from './src/config/clientServices';
import { contentSources } from './src/config/contentSources';
import { docs } from './src/config/docs';
import { headTags } from './src/config/headTags';
import { hydration } from './src/config/hydration';
import { offline, pwaPlugin, workerSource } from './src/config/offline';
import { appColors, locales, site } from './src/config/site';
import { themeConfig } from './src/config/theme';

const services = loadServices();

const idealImage = {
  quality: 70,
  max: 1030,
  min: 640,
  steps: 2,
  disableInDev: false,
} satisfies Partial<IdealImageOptions>;

const preset = {
  docs,
  blog,
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
    ['./src/plugins/first-load/index.ts', { hydration, contentSources: contentSources(services) }],
    ['@docusaurus/plugin-ideal-image', idealImage],
    ...pwaPlugin,
  ],
  themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],
  clientModules: [
    './src/features/fragment-target/keepFragmentTarget.ts',
    './src/features/keyboard-navigation/markKeyboardNavigation.ts',
  ],
  customFields: { services: clientServices(services), offline },
  themeConfig,
} satisfies Config;
