import { expect, it } from 'vitest';
import { readCourses } from './courses';

type Content = Parameters<typeof readCourses>[0];

const doc = (id: string, permalink = `/docs/${id}`) => ({
  id,
  permalink,
  sourceDirName: id.slice(0, id.lastIndexOf('/')),
});
const category = (label: string, link: object, items: object[]) => ({ type: 'category', label, link, items });
const content = (docs: object[], sidebar: object[]) => ({ docs, sidebars: { main: sidebar } }) as unknown as Content;

const lesson = { type: 'doc', id: 'leetcode/database/175' };
const inner = category('SQL', { type: 'generated-index', permalink: '/docs/category/sql' }, [lesson]);
const EXPECTED = {
  id: 'leetcode',
  label: 'LeetCode',
  href: '/docs/category/leetcode',
  pages: ['/docs/category/leetcode', '/docs/category/sql', '/docs/leetcode/database/175'],
  places: ['/docs/category/leetcode', '/docs/category/sql', '/docs/leetcode/'],
};

it.each([
  ['a page that Docusaurus makes', { type: 'generated-index', permalink: '/docs/category/leetcode' }, []],
  [
    'a document with an address of its own',
    { type: 'doc', id: 'leetcode/index' },
    [doc('leetcode/index', '/docs/category/leetcode')],
  ],
])('offers a course on its lessons and its overview: %s', (_name, link, own) => {
  const docs = [...own, doc('leetcode/database/175')];
  expect(readCourses(content(docs, [category('LeetCode', link, [inner])]))).toEqual([EXPECTED]);
});

it('ignores a category without a lesson', () => {
  const link = { type: 'generated-index', permalink: '/docs/category/web' };
  expect(readCourses(content([], [category('Web', link, [])]))).toEqual([]);
});
