import type { CheerioAPI } from 'cheerio';
import type { IndexPage } from '../../core/types';
import { cleanLine } from '../../../../build/renderedPages';

const TRAIL_SEPARATOR = ' › ';

function readGroup($: CheerioAPI, title: string, siteTitle: string): string {
  const trail = $('.breadcrumbs__item')
    .toArray()
    .map((item) => cleanLine($(item).text()))
    .filter(Boolean);
  // The last crumb is the page itself, except on a category page, which belongs to the group that it heads.
  const above = $('main [class*="generatedIndexPage"]').length > 0 ? trail : trail.slice(0, -1);
  if (above.length > 0) return above.join(TRAIL_SEPARATOR);
  const entry = cleanLine($('.navbar__link--active').first().text());
  return entry || siteTitle || title;
}

/**
 * Title, group, docs tag and keywords of a rendered page. The keywords are those of its front matter, in readers' own
 * words, and its tags.
 */
export function readPage($: CheerioAPI, path: string, siteTitle: string): IndexPage {
  const title = cleanLine($('main h1').first().text()) || cleanLine($('title').text());
  return {
    url: path,
    lvl0: readGroup($, title, siteTitle),
    lvl1: title,
    tag: $('meta[name="docsearch:docusaurus_tag"]').attr('content') ?? 'default',
    about: cleanLine($('meta[name="description"]').attr('content') ?? ''),
    keywords: [
      ...new Set([
        ...($('meta[name="keywords"]').attr('content') ?? '').split(',').map(cleanLine).filter(Boolean),
        ...$('main footer a[href*="/tags/"]')
          .toArray()
          .map((link) => cleanLine($(link).text())),
      ]),
    ],
  };
}
