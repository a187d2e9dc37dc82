import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { expectWithinBudgets } from '../../../../tests/budgets/expectWithinBudgets';

// Measures what sign-in adds to every page: this folder and the modules that only it imports. Firebase is behind a
// dynamic import, and the modules in SHARED are on the page anyway.
const SHARED = ['react', 'react/*', '@docusaurus/*', '@site/src/components/*', '*.css', './firebase/*'];

it('adds little to a page where nobody signs in', async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'index.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: SHARED,
  });
  const [script] = outputFiles;
  const weight = brotliCompressSync(script?.contents ?? '').length;
  expectWithinBudgets('sign-in', [{ of: 'sign-in', budget: 'signIn.script', weight }]);
  expect(script?.text).toContain('import("./firebase/authClient")');
});
