import type { CheerioAPI } from 'cheerio';
import { cleanLine } from '../../../build/renderedPages';
import type { Crumb, PageFacts, PageKind } from '../core/types';

/** Addresses of one language, below its base path and without a leading slash. */
const KINDS: readonly (readonly [RegExp, PageKind])[] = [
  [/^$/, 'home'],
  [/^(?:my-cv|contact)$/, 'profile'],
  [/^blog$/, 'posts'],
  [/^docs\/tags(?:\/|$)/, 'page'],
  [/^docs(?:\/|$)/, 'document'],
];

/** A post, as the blog plugin knows it. */
export interface PostFacts {
  title: string;
  description: string;
  keywords: readonly string[];
  published: string;
  modified?: string;
}

/** The breadcrumbs that the theme writes for search engines. */
function readCrumbs($: CheerioAPI): Crumb[] {
  const block = $('script[type="application/ld+json"]').first().text();
  if (!block.includes('BreadcrumbList')) return [];
  const { itemListElement } = JSON.parse(block) as { itemListElement: { name: string; item?: string }[] };
  return itemListElement.map(({ name, item }) => ({ name, ...(item && { url: item }) }));
}

/**
 * Reads what a rendered page says about itself.
 *
 * @param route - its path below the language's base path, without a leading slash
 * @param post - what is known of it if it is a post
 * @param siteTitle - the part of every title that names the site
 */
export function readFacts(
  $: CheerioAPI,
  { route, language, post, siteTitle }: { route: string; language: string; post?: PostFacts; siteTitle: string },
): PageFacts {
  const crumbs = readCrumbs($);
  const kind = post ? 'post' : (KINDS.find(([pattern]) => pattern.test(route))?.[1] ?? 'page');
  const named = $('meta[property="og:title"]').attr('content') ?? $('title').text();
  const heading = cleanLine($('main h1').first().text());
  const above = crumbs.slice(0, -1).map(({ name }) => name);
  const current = cleanLine($('.navbar__link--active').first().text());
  return {
    kind,
    url: $('meta[property="og:url"]').attr('content') ?? '',
    language,
    title: post?.title ?? (cleanLine(named).replace(` | ${siteTitle}`, '') || heading),
    description: post?.description ?? $('meta[name="description"]').attr('content') ?? '',
    crumbs,
    section: above.length > 0 ? above.join(' › ') : current || siteTitle,
    keywords:
      post?.keywords ??
      (kind === 'document'
        ? $('main footer a[href*="/tags/"]')
            .toArray()
            .map((link) => cleanLine($(link).text()))
        : []),
    ...(post && { published: post.published, ...(post.modified && { modified: post.modified }) }),
  };
}
