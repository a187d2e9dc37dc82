import { expect, it } from 'vitest';
import { leanConfig, leanVersion } from './leanConfig';

it('keeps settings that pages read, and drops those that only the build reads', () => {
  const module = `/* generated */\nexport default ${JSON.stringify({
    title: 'A "title"',
    presets: [['classic', { docs: {} }]],
    markdown: { mermaid: true },
    future: { v4: { a: true }, experimental_router: 'browser' },
    themeConfig: { navbar: {} },
  })};\n`;
  const lean = leanConfig(module);
  expect(lean.startsWith('/* generated */\nexport default {')).toBe(true);
  expect(JSON.parse(lean.replace(/^[\s\S]*export default /, '').replace(/;\n$/, ''))).toEqual({
    title: 'A "title"',
    themeConfig: { navbar: {} },
    future: { experimental_router: 'browser' },
  });
});

it('rejects a module that Docusaurus does not write', () => {
  expect(() => leanConfig('module.exports = {}')).toThrow('exports no object');
});

it('drops the list of documents from the properties of every document', () => {
  const version = { docsSidebars: { a: [] }, docs: { b: { description: 'c' } } };
  expect(JSON.parse(leanVersion(JSON.stringify({ version })))).toEqual({
    version: { docsSidebars: { a: [] }, docs: {} },
  });
  expect(leanVersion('{"tags": []}')).toBe('{"tags": []}');
});
