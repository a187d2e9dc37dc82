import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';

const BUILD = path.resolve('build');
const LARGEST = 60 * 1024;
/** The page of formats shows how an author names another picture. */
const OWN_PICTURE = /blog\/formatting-playground\.html$/;
/** Pages outside the site's frame, which nobody shares. */
const UNSHARED = /^(?:404|assets\/.*|en\/404|en\/assets\/.*)\.html$/;

const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !UNSHARED.test(file))
  .map((file) => ({ file, html: readFileSync(path.join(BUILD, file), 'utf8') }))
  .filter(({ html }) => html.includes('og:url'))
  .map(({ file, html }) => ({ file, $: load(html.slice(0, html.indexOf('</head>'))) }));
const property = ($: CheerioAPI, name: string) =>
  $(`meta[property="${name}"], meta[name="${name}"]`).attr('content') ?? '';
const typesOf = ($: CheerioAPI) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((block) => {
      const data = JSON.parse($(block).text()) as { '@type'?: string; '@graph'?: { '@type': string }[] };
      return data['@graph']?.map((thing) => thing['@type']) ?? [data['@type']];
    })
    .sort();
const pageOf = (file: string) => {
  const found = pages.find((page) => page.file === file);
  if (!found) throw new Error(`${file} is not in the build.`);
  return found.$;
};

describe('a page for other sites', () => {
  it('has a card of its own, of at most 60 KB, in both languages', () => {
    expect(pages.length).toBeGreaterThan(400);
    const faults = pages
      .filter(({ file }) => !OWN_PICTURE.test(file))
      .flatMap(({ file, $ }) => {
        const card = new URL(property($, 'og:image'));
        const stored = path.join(BUILD, card.pathname);
        if (!card.pathname.includes('/assets/social-cards/')) return [`${file}: shows ${card.pathname}`];
        if (!existsSync(stored) || statSync(stored).size > LARGEST)
          return [`${file}: ${card.pathname} is missing or heavy`];
        const isWhole =
          property($, 'twitter:image') === card.href &&
          property($, 'twitter:card') === 'summary_large_image' &&
          property($, 'og:image:width') === '1200' &&
          property($, 'og:image:alt') !== '' &&
          property($, 'og:locale') === (file.startsWith('en') ? 'en' : 'vi') &&
          property($, 'og:locale:alternate') === (file.startsWith('en') ? 'vi' : 'en');
        return isWhole ? [] : [`${file}: its description for other sites is incomplete`];
      });
    expect(faults).toEqual([]);
  });

  it.each(['', 'en/'])('says what it is to search engines (%s)', (language) => {
    expect(typesOf(pageOf(`${language}index.html`))).toEqual(['Person', 'WebSite']);
    expect(typesOf(pageOf(`${language}my-cv.html`))).toEqual(['Person']);
    expect(typesOf(pageOf(`${language}blog.html`))).toEqual(['Blog']);
    expect(typesOf(pageOf(`${language}blog/uuid-primary-keys.html`))).toEqual(['BlogPosting']);
    expect(typesOf(pageOf(`${language}docs/k6/part-02.html`))).toEqual(['BreadcrumbList', 'TechArticle']);
    expect(typesOf(pageOf(`${language}docs/category/k6-load-testing.html`))).toEqual(['BreadcrumbList', 'Course']);
  });

  it.each(['', 'en/'])('names every lesson of a course on the page of the course (%s)', (language) => {
    const listed = pageOf(`${language}docs/category/learn-sql-in-30-days.html`)('script[type="application/ld+json"]')
      .last()
      .text()
      .match(/"LearningResource"/g);
    const folder = path.join(BUILD, language, 'docs/database/learn-sql-in-30-days');
    expect(listed).toHaveLength(readdirSync(folder).filter((file) => file.endsWith('.html')).length);
  });
});
