import type { Options, PluginOptions } from '@docusaurus/plugin-content-pages';
import type { PluginConfig } from '@docusaurus/types';
import { authoring } from './markdown';

/** Pages of `src/pages` that are written in MDX. */
export const pages = { ...authoring } satisfies Options;

/** Pages that only the tests' build has, beside its own (`tests/e2e-services/pages`): the folder's name is a setting. */
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
