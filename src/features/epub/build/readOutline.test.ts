import { expect, it } from 'vitest';
import { PictureStore } from './pictureStore';
import { readOutline, type OutlineItem } from './readOutline';

type Version = Parameters<typeof readOutline>[0];
const doc = (id: string) => ({
  id,
  permalink: `/docs/${id}`,
  description: `About ${id}`,
  sourceDirName: id.slice(0, id.lastIndexOf('/')),
});
const VERSION = {
  docs: ['db/lab', 'db/sql/b', 'db/sql/a', 'lc/index', 'lc/x/one'].map(doc),
  sidebars: {
    menu: [
      {
        type: 'category',
        label: 'Databases',
        items: [
          {
            type: 'category',
            label: 'SQL',
            link: { type: 'generated-index', permalink: '/docs/category/sql', description: 'All of SQL' },
            items: [
              { type: 'doc', id: 'db/sql/b' },
              { type: 'doc', id: 'db/sql/a' },
            ],
          },
          { type: 'doc', id: 'db/lab' },
        ],
      },
      {
        type: 'category',
        label: 'Problems',
        link: { type: 'doc', id: 'lc/index' },
        items: [{ type: 'category', label: 'X', items: [{ type: 'doc', id: 'lc/x/one' }] }],
      },
    ],
  },
} as unknown as Version;

const names = (items: readonly OutlineItem[]): unknown[] =>
  items.map((item) => (item.kind === 'document' ? item.doc.id : [item.label, names(item.items)]));

it('reads a course in the order of the menu, with its parts', () => {
  const sql = readOutline(VERSION, 'db/sql');
  expect(sql).toMatchObject({ title: 'SQL', description: 'All of SQL', start: '/docs/category/sql' });
  expect(names(sql.items)).toEqual(['db/sql/b', 'db/sql/a']);
  const problems = readOutline(VERSION, 'lc');
  expect(problems).toMatchObject({ title: 'Problems', description: 'About lc/index', start: '/docs/lc/index' });
  expect(names(problems.items)).toEqual(['lc/index', ['X', ['lc/x/one']]]);
});

it('says which course the menu lacks', () => {
  expect(() => readOutline(VERSION, 'k6')).toThrow('docs/k6 → correct the folder in COURSE_FOLDERS');
});

it('says which document shows a picture that a book cannot contain', () => {
  const store = new PictureStore('https://site.test', (url) => (url === '/a.txt' ? __filename : undefined));
  const add = (url: string) => () => store.add(url, 'docs/a.mdx');
  expect(add('https://site.test/none.png')).toThrow('docs/a.mdx: the picture https://site.test/none.png is not a file');
  expect(add('https://other.test/a.txt')).toThrow('put the file beside the document');
  expect(add('https://site.test/a.txt')).toThrow('an EPUB cannot show https://site.test/a.txt → use one of .gif');
});
