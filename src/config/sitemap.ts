import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import { alternatesOf } from '../features/machines/core/alternates';
import { baseUrl, locales, siteUrl } from './site';

const languages = { home: siteUrl + baseUrl, all: locales.locales, byDefault: locales.defaultLocale };

/** Each page in the sitemap of its language, with its versions in all languages. */
export const sitemap = {
  changefreq: 'daily',
  priority: 0.5,
  lastmod: null,
  createSitemapItems: async ({ defaultCreateSitemapItems, ...params }) => {
    const items = await defaultCreateSitemapItems(params);
    // The plugin hands items to the package `sitemap` as they are, which writes `links` as `xhtml:link`.
    return items.map((item) => ({ ...item, links: alternatesOf(item.url, languages) }));
  },
} satisfies PresetOptions['sitemap'];
