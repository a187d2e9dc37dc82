import { expect, it } from 'vitest';
import { docSections, withPages } from './siteList';

const doc = (id: string) => ({ type: 'doc' as const, id });
const category = (label: string, ...items: unknown[]) =>
  ({ type: 'category', label, items, collapsed: true, collapsible: true }) as never;

it('makes a section of each category with documents, named by its way', () => {
  const items = [doc('index'), category('Data', category('SQL', doc('a'), doc('b')), doc('play')), category('Empty')];
  expect(docSections(items, 'Documents')).toEqual([
    { title: 'Documents', ids: ['index'] },
    { title: 'Data', ids: ['play'] },
    { title: 'Data › SQL', ids: ['a', 'b'] },
  ]);
});

it('leaves out documents without a page', () => {
  const page = { title: 'A', description: '', url: 'https://a.test/a.md' };
  expect(withPages([{ title: 'S', ids: ['a', 'gone'] }], new Map([['a', page]]))).toEqual([
    { title: 'S', pages: [page] },
  ]);
});
