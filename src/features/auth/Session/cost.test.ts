import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const MOST_BYTES = 1024;

// What sign-in puts into every page: this folder, and what it imports that nothing else on the page does.
// Firebase is behind a dynamic import, and the rest is there without sign-in.
const SHARED = ['react', 'react/*', '@docusaurus/*', '@site/src/components/*', '*.css', './firebase/*'];

it('weighs less than 1 KB on a page where nobody signs in', async () => {
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
  expect(brotliCompressSync(script?.contents ?? '').length).toBeLessThan(MOST_BYTES);
  expect(script?.text).toContain('import("./firebase/authClient")');
});
