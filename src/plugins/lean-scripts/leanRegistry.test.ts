import { expect, it } from 'vitest';
import { leanRegistry } from './leanRegistry';

const LINE =
  '  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/a (1).mdx"), "@site/a (1).mdx", require.resolveWeak("@site/a (1).mdx")],';

it('keeps how a module is fetched', () => {
  expect(leanRegistry(`export default {\n${LINE}\n${LINE}};\n`)).toBe(
    `export default {\n${'  "0a": [() => import(/* webpackChunkName: "0a" */ "@site/a (1).mdx"), "", ""],\n'.repeat(2).trimEnd()}};\n`,
  );
});

it('refuses a table of another form', () => {
  expect(() => leanRegistry('"a": [() => require.resolveWeak("b")]')).toThrow('another form');
});
