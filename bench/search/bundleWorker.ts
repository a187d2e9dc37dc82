import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';

const root = path.join(import.meta.dirname, '../..');
const WORKER = path.join(root, 'src/features/search/worker/searchWorker.ts');
const CORE = path.join(root, 'src/features/search/core');
const OPTIONS = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  write: false,
  logLevel: 'error',
} satisfies BuildOptions;

/** Size of a file as a host sends it, by default at brotli's best quality. */
export function brotliBytes(content: string | Uint8Array, quality = constants.BROTLI_MAX_QUALITY): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

async function bundle(entry: string, external: string[] = []): Promise<Uint8Array> {
  const { outputFiles } = await build({ ...OPTIONS, entryPoints: [entry], external });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

export interface WorkerSizes {
  /** Brotli bytes that every reader who searches downloads: the engine and the worker around it. */
  worker: number;
  /** Brotli bytes added by the first question, or the first query without hits, beyond what the worker already has. */
  questionMode: number;
}

/**
 * Measures the engine and the worker as a browser loads them; question mode and alternatives, which load on first use,
 * count separately.
 */
export async function workerSizes(): Promise<WorkerSizes> {
  const worker = brotliBytes(await bundle(WORKER, ['../core/onDemand']));
  return { worker, questionMode: brotliBytes(await bundle(WORKER)) - worker };
}

/** The worker in one file. */
export function wholeWorker(): Promise<Uint8Array> {
  return bundle(WORKER);
}

/** The engine as a separate script, for measurements in a page. */
export async function engineScript(): Promise<Uint8Array> {
  const contents = `
    export { buildIndex } from './buildIndex';
    export { decodeIndexFile } from './indexFile';
    export { respond } from './respond';
  `;
  const { outputFiles } = await build({
    ...OPTIONS,
    stdin: { contents, resolveDir: CORE, loader: 'ts' },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
