import type { Question } from '../../../src/core/serveTasks';
import type { SqlAssets } from '../../../src/features/sql-lab/core/files/assets';
import type { EngineName, Execution } from '../../../src/features/sql-lab/core/types';
import { browserClient, browserDataset } from '../../../src/features/sql-lab/worker/browserClient';
import type { RunOptions } from '../../../src/features/sql-lab/worker/sqlClient';

declare const ASSETS: SqlAssets;

/** The result of a run, and how long the page waited for it. */
export interface PageAnswer {
  readonly execution: Execution;
  readonly waitedMs: number;
}

async function run(engine: EngineName, sql: string, options: RunOptions = {}): Promise<PageAnswer> {
  const started = performance.now();
  const { execution } = await browserClient(ASSETS, engine).run(
    browserDataset(ASSETS, 'nha_sach', engine),
    sql,
    options,
  );
  return { execution, waitedMs: performance.now() - started };
}

/** Statements that were sent to workers since the page was opened. */
const given: string[] = [];
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (this: Worker, ...asked: [Question, Transferable[]]) {
  const [{ type, input }] = asked;
  if (type === 'execute') given.push((input as { readonly sql: string }).sql);
  Reflect.apply(postMessage, this, asked);
} as typeof postMessage;

const lab = {
  run,
  given,
  stop: (engine: EngineName) => browserClient(ASSETS, engine).stop(),
  ticks: 0,
  progress: [] as number[],
};

// Counts as long as the main thread is not blocked.
setInterval(() => (lab.ticks += 1), 20);
for (const engine of ['sqlite', 'postgres'] as const) {
  browserClient(ASSETS, engine).onProgress(({ loaded, total }) => lab.progress.push(loaded / total));
}

export type PageLab = typeof lab;

Object.assign(window, { lab });
