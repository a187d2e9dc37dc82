import { load } from 'cheerio';
import type { BlogFeedItem, CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';

/**
 * The content of a post for readers of a feed, who have neither the site's styles nor its scripts: without buttons and
 * what else only works on the page. Of a block with an editor its highlighted code is left, which the editor repeats.
 */
export function feedContent(html: string): string {
  const $ = load(html, null, false);
  $('textarea').each((_, field) => {
    const code = $(field).siblings('pre').first();
    const block = $(field).closest('[data-part]');
    code.removeAttr('aria-hidden');
    if (code.length > 0 && block.length > 0) block.empty().append(code);
    else $(field).remove();
  });
  $('button, input, select, script, style, svg[aria-hidden="true"]').remove();
  $('[role="alert"], [role="status"]')
    .filter((_, element) => $(element).text().trim() === '')
    .remove();
  return $.html();
}

/** Docusaurus' items of the feeds, with content that can be read there. */
export const feedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...parameters }) => {
  const items: BlogFeedItem[] = await defaultCreateFeedItems(parameters);
  return items.map((item) => (item.content ? { ...item, content: feedContent(item.content) } : item));
};
