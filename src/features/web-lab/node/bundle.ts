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

/**
 * An expression that evaluates to the exports of `runtime/createServer.ts`, for a realm of its own. In strict mode,
 * because functions in an error's stack, and their arguments, would otherwise be accessible.
 */
export function runtimeSource(): string {
  runtime ??= `(() => {'use strict';\n${bundle('runtime/createServer.ts', { globalName: 'runtime' })}\nreturn runtime;})()`;
  return runtime;
}

/** Script of the frame in which the page runs servers and scripts, with the scripts of its workers. */
export function frameScript(): string {
  frame ??= bundle('frame/serverFrame.ts', {
    minify: true,
    define: {
      SERVER_SOURCE: JSON.stringify(bundle('frame/serverWorker.ts', { minify: true })),
      SCRIPT_SOURCE: JSON.stringify(bundle('frame/scriptWorker.ts', { minify: true })),
    },
  });
  return frame;
}
