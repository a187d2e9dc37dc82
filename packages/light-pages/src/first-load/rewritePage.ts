import { withConstants } from './inlineConstants';
import { purgeSheets, readVocabulary, type PreparedSheet } from './purgeCss';

/** A stylesheet of the site, and where it is served. */
export interface Sheet {
  readonly url: string;
  readonly prepared: PreparedSheet;
  /** Whether every page needs it; the others are linked where scripts ask for them, or, without `start.ts`, by classes. */
  readonly isCommon: boolean;
}

/** What surrounds the sheets and is the same for all pages. */
export interface Frame {
  /** Custom properties that never change, with their values (`inlineConstants.ts`). */
  readonly constants?: ReadonlyMap<string, string>;
  /** Tells by the class of `<html>` the pages that say all they have to say without a script. */
  readonly isReading?: (page: string) => boolean;
  /** The site's `@font-face` rules. */
  readonly faces: string;
  /** The inline script (`start.ts`, minified). */
  readonly start: string;
  /** Addresses of the scripts that the page's first ones ask for: fetched with them, a round trip earlier. */
  readonly later?: readonly string[];
  /** Addresses of the stylesheets that its scripts ask for; those of its labs come with the labs. */
  readonly asked?: readonly string[];
}

const FACE = /@font-face\s*\{[^}]*\}/g;
const FAMILY = /font-family:\s*["']?([^"';}]+)/;
const ADDRESS = /url\(["']?([^"')]+)/;
/**
 * A link of the site that is being pressed is fetched before the finger is lifted. Only while the page's scripts do
 * not run: afterwards links are theirs, and they take the rules away.
 */
const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[download],[target]' } }] },
      eagerness: 'conservative',
    },
  ],
});
const SCRIPT = /<script\b[^>]*\bsrc=["']?([^"'\s>]+\.js)["']?[^>]*\bdefer\b[^>]*><\/script>/g;
const STYLESHEET = /<link\b[^>]*\brel=["']?stylesheet["']?[^>]*>/g;

const html = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The sheets that a page needs, each with the rules that it needs. */
function neededRules(page: string, sheets: readonly Sheet[]): (Sheet & { css: string })[] {
  const prepared = sheets.map((sheet) => sheet.prepared);
  const rules = purgeSheets(prepared, readVocabulary(page));
  return sheets
    .map((sheet, place) => ({ ...sheet, css: rules[place] ?? '' }))
    .filter(({ css, isCommon }) => isCommon || css.includes('{'));
}

/** What tells pages whose `<html>` has one of some classes. */
export function hasClass(names: readonly string[]): (page: string) => boolean {
  const wanted = new RegExp(`<html[^>]*\\sclass=(?:"[^"]*|)\\b(?:${names.join('|')})\\b`);
  return (page) => wanted.test(page);
}

/** Cuts the `@font-face` rules out of a stylesheet: pages have them themselves, as they preload fonts. */
export function cutFaces(css: string): { faces: string; rest: string } {
  return { faces: (css.match(FACE) ?? []).join(''), rest: css.replace(FACE, '') };
}

/**
 * The site's fonts as a page starts with them: the rules of all, and a link to those files that its own rules name.
 *
 * @param areHeld - whether a phone has to wait for them until the inline script fetches them
 */
function fontMarkup(faces: string, css: string, areHeld: boolean): string {
  const rules = faces.match(FACE) ?? [];
  const ofReader = rules.filter((face) => !ADDRESS.test(face));
  const ofSite = rules.filter((face) => ADDRESS.test(face));
  const used = ofSite.filter((face) => css.includes(FAMILY.exec(face)?.[1] ?? ''));
  const media = areHeld ? ' media="not all and (pointer:coarse)"' : '';
  const links = used.map((face) => {
    const href = html(ADDRESS.exec(face)?.[1] ?? '');
    return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous"${media} data-font>`;
  });
  return `${links.join('')}<style${media} data-font>${ofSite.join('')}</style><style>${ofReader.join('')}</style>`;
}

const cssOf = (sheets: readonly { css: string }[]) => sheets.map(({ css }) => css).join('');

const filledSheets = new WeakMap<PreparedSheet, PreparedSheet>();

/** The same with the values of constants in place of their names, unless the page sets one of them itself. */
function fillSheets(page: string, sheets: readonly Sheet[], constants: ReadonlyMap<string, string>): readonly Sheet[] {
  if (Array.from(page.matchAll(/(--[\w-]+)\s*:/g)).some(([, name = '']) => constants.has(name))) return sheets;
  return sheets.map((sheet) => {
    const prepared = filledSheets.get(sheet.prepared) ?? withConstants(sheet.prepared, constants);
    filledSheets.set(sheet.prepared, prepared);
    return { ...sheet, prepared };
  });
}

/**
 * Makes a page that is complete without a further file: the rules it needs are in it, and the site's scripts
 * and whole stylesheets are named for the inline script that fetches them.
 *
 * @throws Error where the page has no script to defer, as then Docusaurus has changed its template
 */
export function rewritePage(
  page: string,
  sheets: readonly Sheet[],
  { faces, start, later = [], asked = [], constants = new Map(), isReading = () => false }: Frame,
): string {
  const scripts = [...page.matchAll(SCRIPT)].map(([, url = '']) => url);
  if (scripts.length === 0) throw new Error('The page names no script with `defer`.');
  const styles = sheets
    .filter(({ url, isCommon }) => isCommon || asked.includes(url))
    .map(({ url }) => url)
    .join(' ');
  const css = cssOf(neededRules(page, fillSheets(page, sheets, constants)));
  const data = `data-scripts="${html(scripts.join(' '))}" data-styles="${html(styles)}"`;
  const ahead = later.length > 0 ? ` data-later="${html(later.join(' '))}"` : '';
  const loader = `<script ${data}${ahead}${isReading(page) ? ' data-is-reading' : ''}>${start}</script>`;
  const rules = `<script type="speculationrules">${SPECULATION}</script>`;
  return page
    .replace(SCRIPT, '')
    .replace(STYLESHEET, '')
    .replace('</head>', () => `${fontMarkup(faces, css, true)}<style>${css}</style>${loader}${rules}</head>`);
}

/** The same page with its scripts deferred as usual, and the stylesheets that it needs linked. */
export function linkSheets(page: string, sheets: readonly Sheet[], faces: string): string {
  const needed = neededRules(page, sheets);
  const links = needed.map(({ url }) => `<link rel="stylesheet" href="${html(url)}">`);
  return page
    .replace(STYLESHEET, '')
    .replace('</head>', () => `${fontMarkup(faces, cssOf(needed), false)}${links.join('')}</head>`);
}
