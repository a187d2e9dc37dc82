import { expect, it } from 'vitest';
import { leanRegistry } from './leanRegistry';

const IMPORT = `import { withIslands } from '@site/src/components/island/islandLoads';\n`;
const line = (file: string) =>
  `  "0a": [() => import(/* webpackChunkName: "0a" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

it('keeps how a module is fetched', () => {
  const lines = `${line('@site/a (1).tsx')}\n${line('@site/b.json')}`;
  expect(leanRegistry(`export default {\n${lines}};\n`)).toBe(
    `${IMPORT}export default {
  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/a (1).tsx"), "", ""],
  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/b.json"), "", ""],};
`,
  );
});

it.each(['@site/docs/a (1).mdx', '@site/blog/b.md?truncated=true'])('has %s wait for its islands', (file) => {
  expect(leanRegistry(`export default {\n${line(file)}};\n`)).toContain(
    `[() => withIslands(import(/* webpackChunkName: "0a" */ "${file}")), "", ""],`,
  );
});

it('refuses a table of another form', () => {
  expect(() => leanRegistry('"a": [() => require.resolveWeak("b")]')).toThrow('another form');
});
