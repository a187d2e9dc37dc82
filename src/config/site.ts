import type { Config } from '@docusaurus/types';
import { environment, orEnd } from './environment';
import { owner } from './owner';
import { siteAddresses } from './siteAddresses';

/**
 * Where the site is served, which the deploying host sets, and its source, shown in the navbar and used for "edit this
 * page" links. The defaults serve a local preview.
 */
export const { siteUrl, baseUrl, repositoryUrl } = orEnd(() => siteAddresses(environment));

export const locales = {
  defaultLocale: 'vi',
  locales: ['vi', 'en'],
  localeConfigs: {
    vi: { label: 'Tiếng Việt', htmlLang: 'vi', direction: 'ltr', path: 'vi' },
    en: { label: 'English', htmlLang: 'en', direction: 'ltr', path: 'en' },
  },
} satisfies Config['i18n'];

export const themeColor = { light: '#0f766e', dark: '#5eead4' };

/** Colours of the installed site before its first page is painted. */
export const appColors = { theme: themeColor.light, background: '#fbfaf6' };

export const site = {
  title: owner.shortName,
  tagline: owner.tagline,
  favicon: 'img/favicon.svg',
  url: siteUrl,
  baseUrl,
  trailingSlash: false,
  titleDelimiter: '|',
} as const;

/** The edit link of a source file, given its path in the repository; undefined without a repository. */
export function editUrl(path: string): string | undefined {
  return repositoryUrl && `${repositoryUrl.replace(/\/$/, '')}/edit/main/${path}`;
}
