import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { EngineName } from '../core/types';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../worker');

/** Replaces Node's modules by empty ones, because the libraries only use them when they run in Node. */
const withoutNode: Plugin = {
  name: 'without-node',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[\w:/]+$/ }, ({ path: name }) =>
      isBuiltin(name) ? { path: name, namespace: 'without-node' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'without-node' }, () => ({ contents: 'module.exports = {}' }));
  },
};

/**
 * Bundles the worker of an engine into one classic script. It is a static file instead of a chunk of the site's bundle,
 * so that both languages share it; it runs under `script-src 'self' 'wasm-unsafe-eval'`.
 */
export async function bundleWorker(engine: EngineName): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, `${engine}Worker.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    plugins: [withoutNode],
    define: { 'import.meta.url': 'self.location.href' },
    legalComments: 'none',
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild wrote no file for the ${engine} worker.`);
  return file.contents;
}
