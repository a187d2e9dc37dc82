import assets from '@generated/sql-assets/default/assets.json';
import type { AssetFile, DatasetAssets } from '../core/assets';
import type { GradeRunner } from '../core/grade';
import type { EngineName } from '../core/types';
import { browserClient, browserDataset, fetchKept, isEngineKept } from './browserClient';
import type { DownloadProgress, RunAnswer, RunOptions } from './sqlClient';

/** Rows of an answer that are compared; a right answer never has so many. */
const GRADED_ROWS = 10_000;

/** Bytes that the first use of an engine fetches. */
export function downloadBytes(engine: EngineName): number {
  return assets.engines[engine].downloadBytes;
}

/** Whether an engine runs already, or lies on this device: then it may start without asking. */
export async function isAtHand(engine: EngineName): Promise<boolean> {
  return browserClient(assets, engine).version() !== undefined || isEngineKept(assets, engine);
}

/** Runs a text on a fresh copy of a dataset; see `SqlClient.run`. */
export function runInPage(engine: EngineName, dataset: string, sql: string, options: RunOptions): Promise<RunAnswer> {
  return browserClient(assets, engine).run(browserDataset(assets, dataset, engine), sql, options);
}

/** Runs answers of exercises for their grader. */
export function pageGradeRunner(engine: EngineName): GradeRunner {
  return {
    engine,
    run: (dataset, sql, options) => runInPage(engine, dataset, sql, { ...options, maxRows: GRADED_ROWS }),
  };
}

/** Starts an engine ahead of the first run. */
export function warmUp(engine: EngineName, dataset: string): void {
  void browserClient(assets, engine).start(browserDataset(assets, dataset, engine));
}

/** Fetches a dataset that a later run will need. */
export function keepDataset(engine: EngineName, dataset: string): void {
  // A failure shows in the run that needs it.
  browserDataset(assets, dataset, engine)
    .load()
    .catch(() => undefined);
}

/** The text of a small file of the lab; see `fetchKept`. */
export function keptFile(file: AssetFile): Promise<string> {
  return fetchKept(file);
}

export function stopRun(engine: EngineName): void {
  browserClient(assets, engine).stop();
}

export function watchDownload(engine: EngineName, listener: (progress: DownloadProgress) => void): () => void {
  return browserClient(assets, engine).onProgress(listener);
}

/** The files of a dataset that a reader may take home. */
export function datasetDownloads(dataset: string): DatasetAssets['downloads'] {
  return assets.datasets[dataset]?.downloads;
}
