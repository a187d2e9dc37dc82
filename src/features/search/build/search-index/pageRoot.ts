import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** Returns the part of a page with its own text: without breadcrumbs, dates, authors and cards of other pages. */
export function pageRoot($: CheerioAPI): Cheerio<Element> {
  for (const selector of [
    '.theme-doc-markdown',
    '#__blog-post-container',
    'main [class*="generatedIndexPage"] > header',
  ]) {
    const found = $<Element, string>(selector).first();
    if (found.length > 0) return found;
  }
  return $<Element, string>('main').first();
}
