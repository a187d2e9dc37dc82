import { purgeSheets, readVocabulary, type PreparedSheet } from './purgeCss';

/** A stylesheet of the site, and where it is served. */
export interface Sheet {
  readonly url: string;
  readonly prepared: PreparedSheet;
  /** Whether every page needs it; the others are linked where their classes occur. */
  readonly isCommon: boolean;
}

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

/**
 * Makes a page that is complete without a further file: the rules it needs are in it, and the site's scripts
 * and whole stylesheets are named for the inline script that fetches them.
 *
 * @param start - the inline script (`start.ts`, minified)
 * @throws Error where the page has no script to defer, as then Docusaurus has changed its template
 */
export function rewritePage(page: string, sheets: readonly Sheet[], start: string): string {
  const scripts = [...page.matchAll(SCRIPT)].map(([, url = '']) => url);
  if (scripts.length === 0) throw new Error('The page names no script with `defer`.');
  const needed = neededRules(page, sheets);
  const styles = needed.map(({ url }) => url).join(' ');
  const loader = `<script data-scripts="${html(scripts.join(' '))}" data-styles="${html(styles)}">${start}</script>`;
  const style = `<style>${needed.map(({ css }) => css).join('')}</style>`;
  return page
    .replace(SCRIPT, '')
    .replace(STYLESHEET, '')
    .replace('</head>', () => `${style}${loader}</head>`);
}

/** The same page with its scripts deferred as usual, and the stylesheets that it needs linked. */
export function linkSheets(page: string, sheets: readonly Sheet[]): string {
  const links = neededRules(page, sheets).map(({ url }) => `<link rel="stylesheet" href="${html(url)}">`);
  return page.replace(STYLESHEET, '').replace('</head>', () => `${links.join('')}</head>`);
}
