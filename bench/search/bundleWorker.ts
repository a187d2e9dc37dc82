import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

const WORKER = path.join(import.meta.dirname, '../../src/features/search/worker/searchWorker.ts');

/** Size of a file as a host sends it, at brotli's best. */
export function brotliBytes(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
}

export interface WorkerBundle {
  /** The worker with the engine in it, and what it loads with the first question. */
  files: { name: string; content: Uint8Array; isOnDemand: boolean }[];
  /** Brotli bytes of what every reader who searches downloads. */
  bytes: number;
  onDemandBytes: number;
}

/** Bundles engine and worker as a browser gets them. */
export async function bundleWorker(): Promise<WorkerBundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [WORKER],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    outdir: 'worker',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const files = outputFiles.map(({ path: file, contents }) => {
    const name = path.basename(file);
    const output = Object.entries(metafile.outputs).find(([key]) => path.basename(key) === name)?.[1];
    return { name, content: contents, isOnDemand: output?.entryPoint?.includes('answerQuestion') ?? false };
  });
  const sum = (isOnDemand: boolean) =>
    files.filter((file) => file.isOnDemand === isOnDemand).reduce((bytes, { content }) => bytes + brotliBytes(content), 0);
  return { files, bytes: sum(false), onDemandBytes: sum(true) };
}
