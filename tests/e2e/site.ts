import { readFileSync } from 'node:fs';
import path from 'node:path';

export const buildFolder = path.resolve(__dirname, '../../build');

export const LOCALES = ['vi', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Base path of a language. */
export const base = (locale: Locale) => (locale === 'vi' ? '/' : '/en/');

type Messages = Record<string, { message: string }>;

const messages = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    JSON.parse(readFileSync(path.resolve(buildFolder, `../i18n/${locale}/code.json`), 'utf8')) as Messages,
  ]),
);

/** The site's own text for an id, so that tests follow the translations. */
export function message(locale: Locale, id: string): string {
  const found = messages[locale]?.[id]?.message;
  if (!found) throw new Error(`i18n/${locale}/code.json has no message "${id}"`);
  return found;
}

/** Paths of every page in the sitemap of a language. */
export function sitemapPaths(locale: Locale): string[] {
  const xml = readFileSync(path.join(buildFolder, locale === 'vi' ? '' : locale, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
