import type { Config } from '@docusaurus/types';
import { owner } from './owner';

/** Where the site is served; the deploying host sets both, the defaults serve a local preview. */
export const siteUrl = process.env.SITE_URL?.trim() || 'https://example.com';
export const baseUrl = withSlashes(process.env.BASE_URL?.trim() ?? '');

/** Treats `notes`, `/notes` and `/notes/` as the same path, because Docusaurus joins it to names unchanged. */
function withSlashes(path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** Source repository shown in the navbar and used for "edit this page" links; off while unset. */
export const repositoryUrl = process.env.REPOSITORY_URL?.trim() || undefined;

export const locales: Config['i18n'] = {
  defaultLocale: 'vi',
  locales: ['vi', 'en'],
  localeConfigs: {
    vi: { label: 'Tiếng Việt', htmlLang: 'vi', direction: 'ltr', path: 'vi' },
    en: { label: 'English', htmlLang: 'en', direction: 'ltr', path: 'en' },
  },
};

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
