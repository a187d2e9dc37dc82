import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { datasetById } from '../../courses/sql/datasets';
import type { Dataset } from '../../src/features/sql-lab/core/dataset';

const DATASETS = path.resolve(import.meta.dirname, '../../courses/sql/datasets');
const DEFAULT_DATASET = 'nha_sach';
/** Datasets whose rows a server makes are written in code. */
const SOURCES: Readonly<Record<string, string>> = { orders_big: 'ordersBig.ts' };

/** The dataset that the server of a recording begins with: the bookshop, or what its `meta.json` names. */
export function readDataset(folder: string): Dataset {
  const file = path.join(folder, 'meta.json');
  if (!existsSync(file)) return datasetById(DEFAULT_DATASET);
  const { dataset = DEFAULT_DATASET, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as { dataset?: string };
  const [unknown] = Object.keys(rest);
  if (unknown) throw new Error(`meta.json has "${unknown}", which means nothing; it may name a "dataset"`);
  return datasetById(dataset);
}

/** Messages of the server name the database: that of an empty dataset has a name that says nothing. */
export function databaseOf({ id, tables }: Dataset): string {
  return tables.length > 0 ? id : 'demo';
}

/** The version that a server tells of itself, without what a distribution appends to it. */
export function plainVersion(told: string | null | undefined): string {
  return /^[\d.]+/.exec(told ?? '')?.[0] ?? '';
}

/** The file of a dataset as an input of the recording in `folder`, by its path from there. */
export function sourceOf({ id }: Dataset, folder: string): string[] {
  const file = path.join(DATASETS, SOURCES[id] ?? `${id}.json`);
  return existsSync(file) ? [path.relative(folder, file).split(path.sep).join('/')] : [];
}
