import type { RouteConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { chunksOfPages, filesOf } from './pageFiles';

const leaf = (path: string): RouteConfig => ({ path, component: '' });
const ROUTES: RouteConfig[] = [
  leaf('/blog'),
  { ...leaf('/docs'), routes: [{ ...leaf('/docs'), routes: [leaf('/docs'), leaf('/docs/a')] }] },
  leaf('/'),
];
const CHUNKS = {
  '/blog-1b1': { __comp: 'list', items: [{ content: 'post' }], __props: 'more' },
  '/docs-0d0': { __comp: 'root', __context: { plugin: 'plugin' } },
  '/docs-1d1': { __comp: 'version' },
  '/docs-2d2': { __comp: 'item', content: 'start' },
  '/docs/a-3d3': { __comp: 'item', content: 'lesson' },
  '/-4d4': { __comp: 'home' },
};

it('finds the chunks of each page, with those of the routes around it', () => {
  expect(Object.fromEntries(chunksOfPages(ROUTES, Object.entries(CHUNKS).values()))).toEqual({
    '/blog': ['list', 'post', 'more'],
    '/docs': ['root', 'plugin', 'version', 'item', 'start'],
    '/docs/a': ['root', 'plugin', 'version', 'item', 'lesson'],
    '/': ['home'],
  });
});

it('throws where the lists of chunks are not in the order of the routes, or one is missing', () => {
  const lists = Object.entries(CHUNKS);
  expect(() => chunksOfPages(ROUTES, [...lists].reverse().values())).toThrow('has "/-4d4" where');
  expect(() => chunksOfPages(ROUTES, lists.slice(0, -1).values())).toThrow('the route /.');
});

it('names each file of the chunks once, with those that they share', () => {
  const file = (name: string) => ({ file: name });
  const manifest = {
    origins: { item: ['2', '1'], lesson: ['2', '3'] },
    assets: { '1': { js: [file('item.js')] }, '2': { js: [file('shared.js')], css: [file('a.css')] }, '3': {} },
  };
  expect(filesOf(['item', 'lesson', 'gone'], manifest)).toEqual({
    scripts: ['shared.js', 'item.js'],
    sheets: ['a.css'],
  });
});
