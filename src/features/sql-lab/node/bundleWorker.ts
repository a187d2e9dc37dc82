import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { EngineName } from '../core/types';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../worker');

/**
 * Bundles the worker of an engine into one classic script. It is a static file of its own, not a chunk of the
 * site's bundle: both languages share it, and it runs under `script-src 'self' 'wasm-unsafe-eval'`.
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
    // The libraries ask for Node's modules only where they find Node.
    external: [
      'node:*',
      'fs',
      'fs/promises',
      'module',
      'path',
      'stream',
      'stream/promises',
      'url',
      'util',
      'zlib',
      'crypto',
    ],
    define: { 'import.meta.url': 'self.location.href' },
    legalComments: 'none',
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild made no file of the ${engine} worker.`);
  return file.contents;
}
