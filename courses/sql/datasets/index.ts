import type { Dataset } from '../../../src/features/sql-lab/core/dataset';
import nhaSach from './nha_sach.json';
import nhaSachHidden from './nha_sach_2.json';

/** Every dataset that a lesson or an exercise can name. */
export const DATASETS: Readonly<Record<string, Dataset>> = {
  nha_sach: nhaSach as Dataset,
  nha_sach_2: nhaSachHidden as Dataset,
};

/** The dataset that a graded answer is tried on a second time, by the id of the one the reader sees. */
export const HIDDEN_DATASETS: Readonly<Record<string, string>> = { nha_sach: 'nha_sach_2' };

/** The dataset of an id; the error names those there are. */
export function datasetById(id: string): Dataset {
  const dataset = DATASETS[id];
  if (!dataset) throw new Error(`There is no dataset "${id}". There are: ${Object.keys(DATASETS).join(', ')}.`);
  return dataset;
}
