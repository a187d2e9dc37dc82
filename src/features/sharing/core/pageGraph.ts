import type { PersonJsonLd } from '../../owner-data/core/personJsonLd';
import type { Blog, BlogPosting, Course, Graph, SearchAction, TechArticle, Thing, WebSite } from 'schema-dts';
import type { CourseFacts, PageFacts } from './types';

/** What all pages of one language share. */
export interface SiteFacts {
  name: string;
  description: string;
  /** Absolute address of the language's home page. */
  home: string;
  language: string;
  blog: { url: string; name: string };
  owner: PersonJsonLd;
}

/** `query-input` is Google's addition to schema.org, and the package's types leave it out. */
type GoogleSearchAction = SearchAction & { 'query-input': string };

const FREE = { isAccessibleForFree: true } as const;

/** The owner on pages that do not describe them. */
const author = ({ owner }: SiteFacts) =>
  ({ '@type': 'Person', '@id': owner['@id'], name: owner.name, url: owner.url }) as const;

function webSite(site: SiteFacts): WebSite {
  const search: GoogleSearchAction = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.home}search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${site.home}#site`,
    url: site.home,
    name: site.name,
    description: site.description,
    inLanguage: site.language,
    publisher: { '@id': site.owner['@id'] },
    potentialAction: search,
  };
}

function blogPosting(page: PageFacts, site: SiteFacts, image: string): BlogPosting {
  return {
    '@type': 'BlogPosting',
    '@id': page.url,
    url: page.url,
    mainEntityOfPage: page.url,
    headline: page.title,
    description: page.description,
    inLanguage: page.language,
    image,
    keywords: [...page.keywords],
    ...(page.published && { datePublished: page.published }),
    ...(page.modified && { dateModified: page.modified }),
    author: author(site),
    isPartOf: { '@type': 'Blog', '@id': site.blog.url, name: site.blog.name },
    ...FREE,
  };
}

function techArticle(page: PageFacts, site: SiteFacts, image: string, course?: CourseFacts): TechArticle {
  return {
    '@type': 'TechArticle',
    '@id': page.url,
    url: page.url,
    headline: page.title,
    description: page.description,
    inLanguage: page.language,
    image,
    ...(page.keywords.length > 0 && { keywords: [...page.keywords] }),
    ...(page.modified && { dateModified: page.modified }),
    author: author(site),
    ...(course && {
      learningResourceType: 'lesson',
      teaches: [...page.keywords],
      isPartOf: { '@type': 'Course', '@id': course.url, name: course.name },
    }),
    ...FREE,
  };
}

function courseThing(page: PageFacts, site: SiteFacts, course: CourseFacts): Course {
  return {
    '@type': 'Course',
    '@id': page.url,
    url: page.url,
    name: course.name,
    description: page.description,
    inLanguage: page.language,
    provider: author(site),
    hasPart: course.lessons.map(({ name, url }) => ({ '@type': 'LearningResource', name, url })),
    ...FREE,
  };
}

function blog(page: PageFacts, site: SiteFacts): Blog {
  return {
    '@type': 'Blog',
    '@id': site.blog.url,
    url: site.blog.url,
    name: site.blog.name,
    description: page.description,
    inLanguage: page.language,
    author: { '@id': site.owner['@id'] },
  };
}

/**
 * The structured data of a page, in the vocabulary of schema.org; undefined for a page that is no more than a page.
 * Breadcrumbs are the theme's own block.
 *
 * @param image - absolute address of the page's card
 * @param belongsTo - the course of a lesson
 * @param lists - the course whose lessons the page lists
 */
export function pageGraph(
  page: PageFacts,
  site: SiteFacts,
  image: string,
  { belongsTo, lists }: { belongsTo?: CourseFacts; lists?: CourseFacts } = {},
): Graph | undefined {
  const things: Thing[] = [];
  if (page.kind === 'home') things.push(webSite(site), site.owner);
  if (page.kind === 'profile') things.push(site.owner);
  if (page.kind === 'post') things.push(blogPosting(page, site, image));
  if (page.kind === 'posts') things.push(blog(page, site));
  if (lists) things.push(courseThing(page, site, lists));
  else if (page.kind === 'document') things.push(techArticle(page, site, image, belongsTo));
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined;
}
