import path from 'node:path';
import { siteTexts } from '../../scripts/content/codeTexts';

const root = path.resolve(__dirname, '../..');

export const buildFolder = path.join(root, '.cache/auth/build');

/** The build without settings for sign-in. */
export const ordinaryBuildFolder = path.join(root, 'build');

export const LOCALES = ['vi', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Path of a route in a language. */
export const at = (locale: Locale, route: string) => (locale === 'vi' ? route : `/en${route}`);

/** Path of the sign-in screen that leads back to a route. */
export const signInFor = (route: string) => `/sign-in?return=${encodeURIComponent(route)}`;

const messages = { vi: siteTexts(root, 'vi'), en: siteTexts(root, 'en') };

/** The site's own text for an id, with its placeholders filled in, so that tests follow the translations. */
export function message(locale: Locale, id: string, values: Record<string, string> = {}): string {
  const found = messages[locale][id];
  if (!found) throw new Error(`The site has no text "${id}" in ${locale}`);
  return found.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
