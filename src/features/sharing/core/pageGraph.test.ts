import { expect, it } from 'vitest';
import { collectCourses } from './courses';
import { pageGraph, type SiteFacts } from './pageGraph';
import type { PageFacts } from './types';

const HOME = 'https://site.test/en/';
const site: SiteFacts = {
  name: 'Site',
  description: 'Lessons',
  home: HOME,
  language: 'en',
  blog: { url: `${HOME}blog`, name: 'Blog' },
  owner: { '@type': 'Person', '@id': 'https://site.test/#owner', name: 'A', jobTitle: 'Developer', url: HOME },
};
const page = (path: string, more: Partial<PageFacts> = {}): PageFacts => ({
  kind: 'page',
  url: HOME + path,
  language: 'en',
  title: path,
  description: `About ${path}`,
  crumbs: [],
  section: '',
  keywords: [],
  ...more,
});
const lesson = (path: string, ...crumbs: { name: string; url?: string }[]) =>
  page(path, { kind: 'document', crumbs: [...crumbs, { name: path, url: HOME + path }] });
const typesOf = (graph: ReturnType<typeof pageGraph>) =>
  (graph?.['@graph'] as { '@type': string }[] | undefined)?.map((thing) => thing['@type']);

it('tells the site and its search on the home page, the owner there and on pages about the owner', () => {
  const home = pageGraph(page('', { kind: 'home' }), site, '');
  expect(typesOf(home)).toEqual(['WebSite', 'Person']);
  expect(JSON.stringify(home)).toContain('https://site.test/en/search?q={search_term_string}');
  expect(typesOf(pageGraph(page('my-cv', { kind: 'profile' }), site, ''))).toEqual(['Person']);
});

it('tells a post with its dates, its tags and its card', () => {
  const post = page('blog/x', { kind: 'post', keywords: ['B-tree'], published: '2024-01-02', modified: '2026-03-04' });
  const graph = pageGraph(post, site, 'https://site.test/card.png');
  expect(graph?.['@graph']).toMatchObject([
    {
      '@type': 'BlogPosting',
      headline: 'blog/x',
      image: 'https://site.test/card.png',
      keywords: ['B-tree'],
      datePublished: '2024-01-02',
      dateModified: '2026-03-04',
      isPartOf: { '@id': `${HOME}blog` },
    },
  ]);
});

it('puts a lesson into the course of its folder, and lists the lessons on the page of the course', () => {
  const database = { name: 'Database', url: `${HOME}docs/category/database` };
  const sql = { name: 'SQL in 30 days', url: `${HOME}docs/category/sql` };
  const k6 = { name: 'k6', url: `${HOME}docs/category/k6` };
  const pages = [
    lesson('docs/category/sql', database),
    lesson('docs/database/learn-sql-in-30-days/day-01', database, sql),
    lesson('docs/database/learn-sql-in-30-days/day-02', database, sql),
    lesson('docs/database/sql-playground', database),
    lesson('docs/k6/part-01', k6),
  ];
  const courseOf = collectCourses(pages, `${HOME}docs`);
  expect([...courseOf.keys()].map((url) => url.slice(HOME.length))).toEqual([
    'docs/database/learn-sql-in-30-days/day-01',
    'docs/database/learn-sql-in-30-days/day-02',
    'docs/k6/part-01',
  ]);
  const [list, day, , playground] = pages as [PageFacts, PageFacts, PageFacts, PageFacts];
  const course = courseOf.get(day.url);
  expect(pageGraph(day, site, '', { belongsTo: course })?.['@graph']).toMatchObject([
    { '@type': 'TechArticle', learningResourceType: 'lesson', isPartOf: { '@type': 'Course', name: 'SQL in 30 days' } },
  ]);
  const listed = pageGraph(list, site, '', { lists: course });
  expect(typesOf(listed)).toEqual(['Course']);
  expect(JSON.stringify(listed).match(/"LearningResource"/g)).toHaveLength(2);
  expect(JSON.stringify(pageGraph(playground, site, ''))).not.toContain('isPartOf');
});

it('says nothing of a page that is no more than a page', () => {
  expect(pageGraph(page('community'), site, '')).toBeUndefined();
});
