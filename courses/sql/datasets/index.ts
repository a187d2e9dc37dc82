import type { Dataset } from '../../../src/features/sql-lab/core/data/dataset';
import { datasetImage } from '../../../src/features/sql-lab/core/data/datasetScript';
import {
  hiddenDatasetOf,
  type HiddenDatasets,
  type SqlExercise,
} from '../../../src/features/sql-lab/core/grading/exercise';
import type { DatasetImage } from '../../../src/features/sql-lab/core/types';
import type { Promises } from '../../../src/features/sql-lab/core/grading/promises';
import { SQL_PROBLEMS } from '../../leetcode/database';
import nhaSach from './nha_sach.json';
import nhaSachHidden from './nha_sach_2.json';
import { ORDERS_BIG } from './ordersBig';

const empty: Dataset = {
  id: 'empty',
  title: { vi: 'Cơ sở dữ liệu trống', en: 'Empty database' },
  description: {
    vi: 'Chưa có bảng nào: trang tự tạo bảng của mình.',
    en: 'No tables yet: the page creates its own.',
  },
  today: '2025-06-30',
  tables: [],
};

/** What the schema of the bookshop does not say. */
const BOOKSHOP: Promises = {
  numbered: { 'book_authors.author_order': 'book_id' },
};

const bookshop = (dataset: Dataset): Dataset => ({ ...dataset, promises: BOOKSHOP });

/** A dataset whose rows are stored in an order on which no query can rely. */
const mixed = (dataset: Dataset): Dataset => ({ ...dataset, id: `${dataset.id}_mixed`, storage: 'mixed' });

/** Every dataset that a lesson or an exercise can name. */
export const DATASETS: Readonly<Record<string, Dataset>> = {
  empty,
  nha_sach: bookshop(nhaSach as Dataset),
  nha_sach_2: bookshop(nhaSachHidden as Dataset),
  nha_sach_2_mixed: mixed(bookshop(nhaSachHidden as Dataset)),
  orders_big: ORDERS_BIG,
  ...Object.fromEntries(
    SQL_PROBLEMS.flatMap(({ dataset, cost }) => [dataset, mixed(dataset), cost.dataset]).map((one) => [one.id, one]),
  ),
};

/**
 * The second datasets on which answers are graded, by the id of the dataset that the reader sees. Queries get rows in
 * mixed storage, which reveals a missing sort key; changes get tables whose keys are assigned by the engine.
 */
export const HIDDEN_DATASETS: HiddenDatasets = {
  nha_sach: { result: 'nha_sach_2_mixed', state: 'nha_sach_2' },
  ...Object.fromEntries(SQL_PROBLEMS.map(({ dataset: { id } }) => [id, { result: `${id}_mixed`, state: id }])),
};

/** The dataset with an id; the error lists the known ids. */
export function datasetById(id: string): Dataset {
  const dataset = DATASETS[id];
  if (!dataset) throw new Error(`There is no dataset "${id}". There are: ${Object.keys(DATASETS).join(', ')}.`);
  return dataset;
}

const images = new Map<string, DatasetImage>();

/**
 * A dataset in the form that engines load. It is the same object each time, so that an engine knows it has loaded it.
 */
export function imageOfDataset(id: string): DatasetImage {
  const image = images.get(id) ?? datasetImage(datasetById(id));
  images.set(id, image);
  return image;
}

/** Where the build finds the datasets for the small databases of exercises. */
export const EXERCISE_DATASETS = {
  datasetOf: datasetById,
  hiddenImageOf: (exercise: SqlExercise) => imageOfDataset(hiddenDatasetOf(exercise, HIDDEN_DATASETS)),
};
