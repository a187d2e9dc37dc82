import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, type BuildOptions } from 'esbuild';

const FEATURE = fileURLToPath(new URL('..', import.meta.url));

function bundle(file: string, options: BuildOptions = {}): string {
  const { outputFiles } = buildSync({
    bundle: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    ...options,
    write: false,
    entryPoints: [path.join(FEATURE, file)],
  });
  return outputFiles[0]?.text ?? '';
}

let runtime: string | undefined;
let frame: string | undefined;

/** An expression that evaluates to the exports of `runtime/runRealm.ts`, for a realm of its own. */
export function runtimeSource(): string {
  runtime ??= `(() => {'use strict';\n${bundle('runtime/runRealm.ts', { globalName: 'runtime' })}\nreturn runtime;})()`;
  return runtime;
}

/** Script of the frame in which the page runs scripts, with the script of its workers. */
export function frameScript(): string {
  frame ??= bundle('frame/k6Frame.ts', {
    minify: true,
    define: { WORKER_SOURCE: JSON.stringify(bundle('frame/k6Worker.ts', { minify: true })) },
  });
  return frame;
}
