import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { EngineName } from '../core/world';

const FRAME = fileURLToPath(new URL('../frame', import.meta.url));
/**
 * Bundles an engine into one script. It may contain `await` outside of functions, which only a module may, so it
 * becomes the body of an async function.
 *
 * @returns an expression that evaluates to a promise of the engine's `create`
 */
export async function engineScript(name: EngineName): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(FRAME, `${name}Entry.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    // The libraries use Node's modules only when they run in Node.
    external: ['fs', 'path', 'crypto', 'module', 'node:*'],
    define: { 'import.meta.url': '"https://engine.invalid/"' },
    // The module of libxml2 is a text in its script; escapes would double it.
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
  });
  const text = outputFiles[0]?.text ?? '';
  const [exported = '', local] = /export\s*\{\s*([\w$]+) as create\s*\};?\s*$/.exec(text) ?? [];
  if (local === undefined) throw new Error(`The engine "${name}" does not export only "create"`);
  return `(async () => {${text.slice(0, -exported.length)}\nreturn ${local};})()`;
}
