import { describe, expect, it } from 'vitest';
import { makeTable, routesOfPage } from './makeTable';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/blog', component: ComponentCreator('/blog', 'b01'), exact: true },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'd01'),
    routes: [
      { path: '/docs/tags', component: ComponentCreator('/docs/tags', 'd02'), exact: true },
      {
        path: '/docs',
        component: ComponentCreator('/docs', 'd03'),
        routes: [
          { path: '/docs', component: ComponentCreator('/docs', 'd04'), exact: true },
          { path: '/docs/hệ', component: ComponentCreator('/docs/hệ', 'd05'), exact: true, sidebar: "s" }
        ]
      }
    ]
  },
  { path: '/', component: ComponentCreator('/', 'h01'), exact: true },
  { path: '*', component: ComponentCreator('*') },
];
`;
const CHUNKS = {
  '/blog-b01': { __comp: 'list', items: [{ content: 'post' }], __context: { plugin: 'blog' } },
  '/docs-d01': { __comp: 'root' },
  '/docs/tags-d02': { __comp: 'tags' },
  '/docs-d03': { __comp: 'root', version: 'version' },
  '/docs-d04': { __comp: 'doc', content: 'intro' },
  '/docs/hệ-d05': { __comp: 'doc', content: 'system' },
  '/-h01': { __comp: 'home' },
};
const NAMES = ['list', 'post', 'blog', 'root', 'tags', 'version', 'doc', 'intro', 'system', 'home'];
const FOUND = {
  modules: Object.fromEntries(
    NAMES.map((name, index) => [
      name,
      { id: 100 + index, chunks: ['1', String(index + 10)], islands: name === 'post' ? ['30', '31'] : [] },
    ]),
  ),
  files: Object.fromEntries(NAMES.map((name, index) => [String(index + 10), `${name}.0a1b2c3d`])),
};
const table = makeTable(ROUTES, CHUNKS, FOUND);
const pageOf = (...addresses: string[]) => routesOfPage(table, addresses, '/assets/routes.json', '/');

describe('the table of all routes', () => {
  it('lists the modules of each route instead of chunk names, and omits the not-found route', () => {
    expect(table.routes.map(({ path }) => path)).toEqual(['/blog', '/docs', '/']);
    expect(table.routes[0]).toEqual({
      path: '/blog',
      hash: 'b01',
      exact: true,
      chunks: { __comp: 100, items: [{ content: 101 }], __context: { plugin: 102 } },
    });
    expect(table.modules['101']).toEqual(['1', '11']);
    expect(table.islands).toEqual({ 101: ['30', '31'] });
  });

  it('rejects lists that do not match', () => {
    expect(() => makeTable(ROUTES, {}, FOUND)).toThrow('no entry /blog-b01');
    expect(() => makeTable(ROUTES, CHUNKS, { modules: {}, files: {} })).toThrow('no module for the chunk list');
  });

  it('rejects a path with a parameter', () => {
    const routes = ROUTES.replaceAll("'/blog'", "'/blog/:post'");
    expect(() => makeTable(routes, CHUNKS, FOUND)).toThrow('/blog/:post has a parameter');
  });
});

describe('the routes of a page', () => {
  it('are its own and their parents, with their indexes in the table', () => {
    expect(pageOf('/docs/hệ')).toEqual({
      table: '/assets/routes.json',
      address: '/docs/hệ',
      home: '/',
      routes: [
        {
          path: '/docs',
          hash: 'd01',
          key: '1',
          chunks: { __comp: 103 },
          routes: [
            {
              path: '/docs',
              hash: 'd03',
              key: '1',
              chunks: { __comp: 103, version: 105 },
              routes: [
                {
                  path: '/docs/hệ',
                  hash: 'd05',
                  key: '1',
                  exact: true,
                  sidebar: 's',
                  chunks: { __comp: 106, content: 108 },
                },
              ],
            },
          ],
        },
      ],
      modules: { 103: ['1', '13'], 105: ['1', '15'], 106: ['1', '16'], 108: ['1', '18'] },
      files: { 13: 'root.0a1b2c3d', 15: 'version.0a1b2c3d', 16: 'doc.0a1b2c3d', 18: 'system.0a1b2c3d' },
    });
  });

  it('are those of the first path that has a route', () => {
    expect(pageOf('/docs/none', '/docs/tags', '/blog')).toMatchObject({ address: '/docs/tags' });
  });

  it('name the home page on all other pages', () => {
    expect(pageOf('/')).toMatchObject({ address: '/', routes: [{ path: '/', key: '2' }] });
    expect(pageOf('/')).not.toHaveProperty('home');
    expect(pageOf('/docs').routes[0]?.routes?.[0]?.routes).toMatchObject([{ hash: 'd04', key: '0' }]);
  });

  it('are empty for a path without a route', () => {
    for (const address of ['/404', '/docs/none', '/docs-old', '/blog/x']) {
      expect(pageOf(address)).toEqual({
        table: '/assets/routes.json',
        routes: [],
        modules: {},
        files: {},
      });
    }
  });
});
