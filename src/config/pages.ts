import type { Options, PluginOptions } from '@docusaurus/plugin-content-pages';
import type { PluginConfig } from '@docusaurus/types';
import { authoring } from './markdown';

/** The MDX pages in `src/pages`. */
export const pages = { ...authoring } satisfies Options;

/** Pages that only the tests' build has (`tests/e2e-services/pages`); the environment names their folder. */
export const testPages: PluginConfig[] = process.env.TEST_PAGES
  ? [
      [
        '@docusaurus/plugin-content-pages',
        {
          ...pages,
          id: 'test-pages',
          path: process.env.TEST_PAGES,
          routeBasePath: 'test-pages',
        } satisfies Partial<PluginOptions>,
      ],
    ]
  : [];
