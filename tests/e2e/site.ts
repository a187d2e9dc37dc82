import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TRIES_ALL } from '../trials';

export const buildFolder = path.resolve(__dirname, '../../build');

export const LOCALES = ['vi', 'en'] as const;

/** Assigns alternating languages to cases that do not depend on the language. */
export const inTurn = <Case>(cases: readonly Case[]): (readonly [Case, Locale])[] =>
  cases.map((one, index) => [one, LOCALES[index % LOCALES.length] ?? 'vi']);
export type Locale = (typeof LOCALES)[number];

/** The languages of a test in which only the words depend on the language: one, and both in `npm run test:all`. */
export const triedIn = (locale: Locale): readonly Locale[] => (TRIES_ALL ? LOCALES : [locale]);

/** Assigns alternating languages to cases in which only the words depend on the language, both in `npm run test:all`. */
export const inEitherLanguage = <Case>(cases: readonly Case[]): (readonly [Case, Locale])[] =>
  TRIES_ALL ? cases.flatMap((one) => LOCALES.map((locale) => [one, locale] as const)) : inTurn(cases);

/**
 * Every third of cases that reach the same code with other data; `npm run test:all` tries all of them. For cases that a
 * unit test tries too, or of which each has several values of every kind.
 *
 * @param first - index of the first case that is tried: 0, 1 or 2
 */
export const sampleOf = <Case>(cases: readonly Case[], first = 0): readonly Case[] =>
  cases.filter((_, index) => TRIES_ALL || index % 3 === first);

/** Base path of a language. */
export const base = (locale: Locale) => (locale === 'vi' ? '/' : '/en/');

type Messages = Record<string, { message: string }>;

const messages = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    JSON.parse(readFileSync(path.resolve(buildFolder, `../i18n/${locale}/code.json`), 'utf8')) as Messages,
  ]),
);

/** The open menu of a phone; on a page with a sidebar the main menu may be open above it. */
export const OPEN_MENU = '.navbar-sidebar:popover-open';

/** The site's own text for an id, so that tests follow the translations. */
export function message(locale: Locale, id: string): string {
  const found = messages[locale]?.[id]?.message;
  if (!found) throw new Error(`i18n/${locale}/code.json has no message "${id}"`);
  return found;
}

/** Paths of every page in the sitemap of a language. */
export function sitemapPaths(locale: Locale, build = buildFolder): string[] {
  const xml = readFileSync(path.join(build, locale === 'vi' ? '' : locale, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/**
 * The kind of a page: the template that Docusaurus names in the page's classes, and the linked stylesheets, which
 * identify its labs and simulators in a build that links all of them. Each page of `src/pages` is its own kind.
 */
function kindOf(address: string, build: string): string {
  const html = readFileSync(path.join(build, `${decodeURI(address).replace(/\/$/, '/index')}.html`), 'utf8');
  const [, names = ''] = /<html\b[^>]*\sclass="([^"]*)"/.exec(html) ?? [];
  const template = names.replace(/\bdocs-doc-id-\S+/, 'docs-doc-id');
  const sheets = html.match(/assets\/css\/[\w-]+\.[0-9a-f]+\.css/g) ?? [];
  return [template, template.includes('plugin-pages') && address, ...new Set(sheets)].join(' ');
}

/** The first page of every kind in the sitemap of a language. */
export function onePathOfEachKind(locale: Locale, build: string): string[] {
  const first = new Map<string, string>();
  for (const address of sitemapPaths(locale, build)) {
    const kind = kindOf(address, build);
    if (!first.has(kind)) first.set(kind, address);
  }
  return [...first.values()];
}
