import { expect, it } from 'vitest';
import { leanConfig, leanGlobalData, leanVersion } from './leanConfig';

it('keeps settings that pages read, and drops those that only the build reads', () => {
  const module = `/* generated */\nexport default ${JSON.stringify({
    title: 'A "title"',
    presets: [['classic', { docs: {} }]],
    markdown: { mermaid: true },
    future: { v4: { a: true }, experimental_router: 'browser' },
    themeConfig: { navbar: {}, prism: { theme: { plain: { color: 'a' }, styles: [{}] }, additionalLanguages: ['c'] } },
  })};\n`;
  const lean = leanConfig(module);
  expect(lean.startsWith('/* generated */\nexport default {')).toBe(true);
  expect(JSON.parse(lean.replace(/^[\s\S]*export default /, '').replace(/;\n$/, ''))).toEqual({
    title: 'A "title"',
    themeConfig: { navbar: {}, prism: { theme: { plain: { color: 'a' }, styles: [] }, additionalLanguages: ['c'] } },
    future: { experimental_router: 'browser' },
  });
});

it('rejects a module that Docusaurus does not write', () => {
  expect(() => leanConfig('module.exports = {}')).toThrow('exports no object');
});

it('drops the list of documents from the data of plugins, unless a navbar item needs it', () => {
  const data = (docs: object[]) => ({
    'docusaurus-plugin-content-docs': { default: { path: '/docs', versions: [{ name: 'current', docs }] } },
    other: { default: 1 },
  });
  const source = JSON.stringify(data([{ id: 'a' }]));
  const blog = { to: '/blog', label: 'Blog' };
  expect(JSON.parse(leanGlobalData(source, [blog, { type: 'search' }]))).toEqual(data([]));
  for (const item of [
    { type: 'doc', docId: 'a' },
    { type: 'docSidebar', sidebarId: 'b' },
    { type: 'dropdown', items: [blog, { type: 'doc', docId: 'a' }] },
  ]) {
    expect(JSON.parse(leanGlobalData(source, [blog, item]))).toEqual(data([{ id: 'a' }]));
  }
});

it('drops the list of documents from the properties of every document', () => {
  const version = { docsSidebars: { a: [] }, docs: { b: { description: 'c' } } };
  expect(JSON.parse(leanVersion(JSON.stringify({ version })))).toEqual({
    version: { docsSidebars: { a: [] }, docs: {} },
  });
  expect(leanVersion('{"tags": []}')).toBe('{"tags": []}');
});
