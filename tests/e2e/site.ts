import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteTexts } from '../../scripts/content/codeTexts';
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

const SAMPLE = 6;

/**
 * Every sixth of the given cases, which must reach the same code with different data; `npm run test:all` tries all of
 * them. Only for cases that a unit test tries too, that each contain several values of every kind, or that differ in a
 * circumstance (a screen, a width) which a test beside them tries.
 *
 * @param first - index of the first case that is tried, less than 6
 */
export const sampleOf = <Case>(cases: readonly Case[], first = 0): readonly Case[] =>
  cases.filter((_, index) => TRIES_ALL || index % SAMPLE === first);

/** Base path of a language. */
export const base = (locale: Locale) => (locale === 'vi' ? '/' : '/en/');

const root = path.resolve(buildFolder, '..');
const messages = { vi: siteTexts(root, 'vi'), en: siteTexts(root, 'en') };

/** The open menu of a phone; on a page with a sidebar the main menu may be open above it. */
export const OPEN_MENU = '.navbar-sidebar:popover-open';

/** The site's own text for an id, so that tests follow the translations. */
export function message(locale: Locale, id: string): string {
  const found = messages[locale][id];
  if (!found) throw new Error(`The site has no text "${id}" in ${locale}`);
  return found;
}

/** Paths of every page in the sitemap of a language. */
export function sitemapPaths(locale: Locale, build = buildFolder): string[] {
  const xml = readFileSync(path.join(build, locale === 'vi' ? '' : locale, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/**
 * The kinds that a page is an example of: the template that Docusaurus names in its classes, and each kind of its
 * islands. All simulators are one kind, because they share a frame. Each page of `src/pages` is its own kind.
 */
function kindsOf(address: string, build: string): string[] {
  const html = readFileSync(path.join(build, `${decodeURI(address).replace(/\/$/, '/index')}.html`), 'utf8');
  const [, names = ''] = /<html\b[^>]*\sclass="([^"]*)"/.exec(html) ?? [];
  const template = names.replace(/\bdocs-doc-id-\S+/, 'docs-doc-id');
  const islands = html
    .split(/(?=\sdata-part=)/)
    .slice(1)
    .map((markup) => (markup.includes('data-simulator=') ? 'simulator' : (/[\w-]+/.exec(markup.slice(11))?.[0] ?? '')));
  return [template.includes('plugin-pages') ? address : template, ...islands];
}

/** Pages of a language in the order of the sitemap, each with a kind that no earlier one has; together they have all. */
export function onePathOfEachKind(locale: Locale, build: string): string[] {
  const known = new Set<string>();
  return sitemapPaths(locale, build).filter((address) => {
    const kinds = kindsOf(address, build);
    const isNew = kinds.some((kind) => !known.has(kind));
    for (const kind of kinds) known.add(kind);
    return isNew;
  });
}
