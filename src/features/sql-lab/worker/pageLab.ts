import assets from '@generated/sql-assets/default/assets.json';
import type { DatasetAssets } from '../core/files/assets';
import { measureWays, type AskedWay, type Measurement } from '../core/timing/measureWays';
import type { EngineName } from '../core/types';
import { browserClient, browserDataset, isEngineKept } from './browserClient';
import type { DatasetSource, ExportAnswer, KeepAnswer, RunAnswer, RunOptions, SqlClient } from './sqlClient';

/** The client of an engine, which all labs of the page share. */
export function pageEngine(engine: EngineName): SqlClient {
  return browserClient(assets, engine);
}

/** A dataset of the site for an engine. */
export function siteDataset(id: string, engine: EngineName): DatasetSource {
  return browserDataset(assets, id, engine);
}

/** Download size of an engine's first use. */
export function downloadBytes(engine: EngineName): number {
  return assets.engines[engine].downloadBytes;
}

/** Whether an engine is running or its files are on this device, so that it may start without asking. */
export async function isAtHand(engine: EngineName): Promise<boolean> {
  return pageEngine(engine).version() !== undefined || isEngineKept(assets, engine);
}

/**
 * Measures the ways of a `timed` fence on a fresh copy of a dataset, without other runs in between; see `measureWays`.
 */
export function measureInPage(
  engine: EngineName,
  dataset: string,
  setup: string,
  ways: readonly AskedWay[],
  onWay: (way: number) => void,
): Promise<Measurement> {
  return pageEngine(engine).session(siteDataset(dataset, engine), (run) =>
    measureWays(
      setup,
      ways,
      engine,
      (sql, { restore = false, ...options }) => run(sql, { ...options, keep: !restore }),
      { onWay },
    ),
  );
}

/** The reader's own database: a dataset of the site or a file, and tables created from CSV files. */
export interface OwnDatabase {
  /** Changes whenever the database must be loaded again. */
  readonly id: string;
  readonly dataset: string;
  readonly file?: Uint8Array | undefined;
  /** Scripts that run on it first. */
  readonly scripts: readonly string[];
  /** The data that each engine has saved, including the results of the scripts; engines start from these. */
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
      const base = file ? undefined : await siteDataset(dataset, engine).load();
      const script = [base?.scripts[engine] ?? '', ...scripts].join('\n');
      return { id, sqliteFile: file, scripts: { [engine]: script } };
    },
  };
}

/** Runs a text on the reader's own database, keeps its changes, and says whether there are any. */
export function runOnOwn(
  engine: EngineName,
  database: OwnDatabase,
  sql: string,
  options: RunOptions = {},
): Promise<RunAnswer> {
  return pageEngine(engine).run(ownSource(engine, database), sql, { ...options, keep: true, watch: true });
}

/** Saves the data of the reader's own database. */
export function keepOwn(engine: EngineName, database: OwnDatabase): Promise<KeepAnswer> {
  return pageEngine(engine).keep(ownSource(engine, database));
}

/** Exports the reader's own database as an SQLite file. */
export function exportOwn(database: OwnDatabase): Promise<ExportAnswer> {
  return pageEngine('sqlite').exportFile(ownSource('sqlite', database));
}

/** The files of a dataset that a reader may download. */
export function datasetDownloads(dataset: string): DatasetAssets['downloads'] {
  return assets.datasets[dataset]?.downloads;
}
