import assets from '@generated/sql-assets/default/assets.json';
import type { DatasetAssets } from '../core/assets';
import type { GradeRunner } from '../core/grade';
import { isPureRead, splitStatements } from '../core/splitStatements';
import { measureWays, type AskedWay, type Measurement } from '../core/measureWays';
import type { EngineName } from '../core/types';
import { browserClient, browserDataset, isEngineKept } from './browserClient';
import type { DatasetSource, DownloadProgress, ExportAnswer, KeepAnswer, RunAnswer, RunOptions } from './sqlClient';

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

/** Measures the ways of a `timed` fence on a fresh copy of a dataset, with the engine for itself; see `measureWays`. */
export function measureInPage(
  engine: EngineName,
  dataset: string,
  setup: string,
  ways: readonly AskedWay[],
  onWay: (way: number) => void,
): Promise<Measurement> {
  return browserClient(assets, engine).session(browserDataset(assets, dataset, engine), (run) =>
    measureWays(
      setup,
      ways,
      engine,
      (sql, { restore = false, ...options }) => run(sql, { ...options, keep: !restore }),
      { onWay },
    ),
  );
}

/** A database of the reader's own: a dataset of the site or a file, and tables made of files. */
export interface OwnDatabase {
  /** Another one for every database that is to be loaded anew. */
  readonly id: string;
  readonly dataset: string;
  readonly file?: Uint8Array | undefined;
  /** Scripts that are run on it first. */
  readonly scripts: readonly string[];
  /** What engines have kept of it, scripts and all: they go on from that. */
  readonly kept?: Readonly<Partial<Record<EngineName, Uint8Array<ArrayBuffer>>>>;
}

function ownSource(engine: EngineName, { id, dataset, file, scripts, kept = {} }: OwnDatabase): DatasetSource {
  return {
    id,
    async load() {
      if (kept[engine])
        return {
          id,
          scripts: {},
          ...(engine === 'sqlite' ? { sqliteFile: kept.sqlite } : { postgresFolder: kept.postgres }),
        };
      const base = file ? undefined : await browserDataset(assets, dataset, engine).load();
      const script = [base?.scripts[engine] ?? '', ...scripts].join('\n');
      return { id, sqliteFile: file, scripts: { [engine]: script } };
    },
  };
}

/** Runs a text on the reader's own database, which keeps what runs change. */
export function runOnOwn(
  engine: EngineName,
  database: OwnDatabase,
  sql: string,
  options: RunOptions = {},
): Promise<RunAnswer> {
  return browserClient(assets, engine).run(ownSource(engine, database), sql, { ...options, keep: true });
}

/** Whether a text may have changed more than its answer shows; in doubt, yes. */
export function mayHaveChanged(engine: EngineName, sql: string): boolean {
  return splitStatements(sql, engine).some((statement) => !isPureRead(statement));
}

/** What can be kept of the reader's own database. */
export function keepOwn(engine: EngineName, database: OwnDatabase): Promise<KeepAnswer> {
  return browserClient(assets, engine).keep(ownSource(engine, database));
}

/** The reader's own database as an SQLite file. */
export function exportOwn(database: OwnDatabase): Promise<ExportAnswer> {
  return browserClient(assets, 'sqlite').exportFile(ownSource('sqlite', database));
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
