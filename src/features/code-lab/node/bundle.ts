import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, transformSync, type BuildOptions } from 'esbuild';

const FEATURE = fileURLToPath(new URL('..', import.meta.url));
const SITE_STYLES = ['tokens', 'infima', 'prose'];

const shared = {
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  legalComments: 'none',
  logLevel: 'silent',
} satisfies BuildOptions;

/**
 * Caches the result of a function that is called often: the build calls it for each language, the tests for each file.
 */
function once<T>(load: () => T): () => T {
  let value: { loaded: T } | undefined;
  return () => (value ??= { loaded: load() }).loaded;
}

function bundle(file: string, options: BuildOptions = {}): string {
  const { outputFiles } = buildSync({ ...shared, ...options, write: false, entryPoints: [path.join(FEATURE, file)] });
  return outputFiles[0]?.text ?? '';
}

/**
 * An expression that evaluates to the exports of `runtime/buildRuntime.ts`, for a realm of its own. Such a realm lacks
 * the class `URL`, which the formatter uses. Strict mode is needed because the functions in an error's stack, and their
 * arguments, would otherwise be accessible.
 */
export const runtimeSource = once(
  () =>
    `(() => {'use strict';class URL {}\n${bundle('runtime/buildRuntime.ts', { globalName: 'runtime' })}\nreturn runtime;})()`,
);

/** Script of the thread in which the build runs code. */
export const threadSource = once(() => bundle('node/thread.ts', { platform: 'node', format: 'cjs' }));

/** The code that judges answers at build time, outside their thread. */
export const judgeSource = once(() =>
  bundle('node/judgeAtBuild.ts', { platform: 'node', format: 'esm', packages: 'external' }),
);

/** Script of the frame that runs code and answers. */
export const runnerScript = once(() => {
  const worker = bundle('frame/worker.ts', { minify: true });
  return bundle('frame/runnerFrame.ts', { minify: true, define: { WORKER_SOURCE: JSON.stringify(worker) } });
});

/** Script of the frame that renders live React blocks, which includes the script of the worker that runs their code. */
export const liveScript = once(() => {
  const options = {
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  } satisfies BuildOptions;
  // Ensures a single copy of sucrase, whose parser is only available from the CommonJS files.
  const worker = bundle('frame/liveWorker.tsx', { ...options, mainFields: ['main'] });
  return bundle('frame/liveFrame.tsx', {
    ...options,
    define: { ...options.define, LIVE_WORKER_SOURCE: JSON.stringify(worker) },
  });
});

/** Styles of the live frame: Infima, then the site's own, as on the page. */
export const liveStyles = once(() => {
  const infima = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');
  const own = [
    ...SITE_STYLES.map((name) => path.join(FEATURE, '..', '..', 'css', `${name}.css`)),
    path.join(FEATURE, 'frame', 'frame.css'),
  ].map((file) => readFileSync(file, 'utf8'));
  const css = `@layer infima {${readFileSync(infima, 'utf8')}}\n${own.join('\n')}`;
  return transformSync(css, { loader: 'css', minify: true, legalComments: 'none' }).code;
});
