import { purgeSheets, type PreparedSheet } from './purgeCss';

/** A stylesheet of the site, and where it is served. */
export interface Sheet {
  readonly url: string;
  readonly prepared: PreparedSheet;
  /**
   * Whether every page needs it. Other sheets are linked where scripts request them or, without `start.ts`, where a
   * page uses their rules.
   */
  readonly isCommon: boolean;
}

/** What a page gets besides the sheets. */
export interface Frame {
  /** Tells, by the classes of `<html>`, whether a page can be read without scripts. */
  readonly isReading?: (page: string) => boolean;
  /** The site's `@font-face` rules. */
  readonly faces: string;
  /** The inline script (`start.ts`, minified). */
  readonly start: string;
  /** URLs of the scripts that the page's first scripts request: fetched together with these, a round trip earlier. */
  readonly later?: readonly string[];
  /** URLs of the files that a link with `data-opens` needs: fetched when it is first pressed. */
  readonly opened?: readonly string[];
  /** URLs of the stylesheets that the page's scripts request; labs load theirs themselves. */
  readonly asked?: readonly string[];
}

const FACE = /@font-face\s*\{[^}]*\}/g;
const FAMILY = /font-family:\s*["']?([^"';}]+)/;
const ADDRESS = /url\(["']?([^"')]+)/;
/**
 * Lets the browser prefetch a link of the site while it is being pressed, and the next document once its link is on the
 * screen (`preloadNext.ts`). `browserLinks.ts` removes these rules where the router takes over the links.
 */
const SPECULATION = JSON.stringify({
  prefetch: [
    { where: { selector_matches: "[href^='/']:not([download],[target])" }, eagerness: 'conservative' },
    { where: { selector_matches: '[data-ahead]' }, eagerness: 'immediate' },
  ],
});
const SCRIPT = /<script\b[^>]*\bsrc=["']?([^"'\s>]+\.js)["']?[^>]*\bdefer\b[^>]*><\/script>/g;
const STYLESHEET = /<link\b[^>]*\brel=["']?stylesheet["']?[^>]*>/g;

const html = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The sheets that a page needs, each reduced to the rules that it needs. */
function neededRules(page: string, sheets: readonly Sheet[]): (Sheet & { css: string })[] {
  const rules = purgeSheets(
    sheets.map((sheet) => sheet.prepared),
    page,
  );
  return sheets
    .map((sheet, index) => ({ ...sheet, css: rules[index] ?? '' }))
    .filter(({ css, isCommon }) => isCommon || css.includes('{'));
}

/** Returns a function that tells whether the `<html>` of a page has one of the classes. */
export function hasClass(names: readonly string[]): (page: string) => boolean {
  const wanted = new RegExp(`<html[^>]*\\sclass=(?:"[^"]*|)\\b(?:${names.join('|')})\\b`);
  return (page) => wanted.test(page);
}

/** Separates the `@font-face` rules from a stylesheet: pages contain them, because they preload fonts. */
export function cutFaces(css: string): { faces: string; rest: string } {
  return { faces: (css.match(FACE) ?? []).join(''), rest: css.replace(FACE, '') };
}

/**
 * The fonts of a page: the rules of all fonts, and preload links for the fonts that the page's own rules use.
 *
 * @param areHeld - whether phones use no fonts until the inline script enables them
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

/**
 * Makes a page that needs no other files: its HTML contains the rules it needs, and names the site's scripts and whole
 * stylesheets for the inline script to load.
 *
 * @throws Error where the page has no deferred script, because Docusaurus must have changed its template
 */
export function rewritePage(
  page: string,
  sheets: readonly Sheet[],
  { faces, start, later = [], opened = [], asked = [], isReading = () => false }: Frame,
): string {
  const scripts = [...page.matchAll(SCRIPT)].map(([, url = '']) => url);
  if (scripts.length === 0) throw new Error('The page names no script with `defer`.');
  const styles = sheets
    .filter(({ url, isCommon }) => isCommon || asked.includes(url))
    .map(({ url }) => url)
    .join(' ');
  const css = neededRules(page, sheets)
    .map((sheet) => sheet.css)
    .join('');
  const data = `data-scripts="${html(scripts.join(' '))}" data-styles="${html(styles)}"`;
  const list = (name: string, urls: readonly string[]) => (urls.length > 0 ? ` ${name}="${html(urls.join(' '))}"` : '');
  const ahead = list('data-later', later) + list('data-opened', opened);
  const loader = `<script ${data}${ahead}${isReading(page) ? ' data-is-reading' : ''}>${start}</script>`;
  const rules = `<script type="speculationrules">${SPECULATION}</script>`;
  return page
    .replace(SCRIPT, '')
    .replace(STYLESHEET, '')
    .replace('</head>', () => `${fontMarkup(faces, css, true)}<style>${css}</style>${loader}${rules}</head>`);
}

/** The same page with its scripts deferred as usual, and with links to the stylesheets that it needs. */
export function linkSheets(page: string, sheets: readonly Sheet[], faces: string): string {
  const needed = neededRules(page, sheets);
  const links = needed.map(({ url }) => `<link rel="stylesheet" href="${html(url)}">`);
  return page
    .replace(STYLESHEET, '')
    .replace(
      '</head>',
      () => `${fontMarkup(faces, needed.map(({ css }) => css).join(''), false)}${links.join('')}</head>`,
    );
}
