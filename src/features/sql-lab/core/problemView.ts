import type { LabBlock } from './labBlock';
import type { SqlRow, StatementResult } from './types';

/** A table of a problem as shown on the page: its columns with types and keys, and all of its rows. */
export interface ShownTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly keys: string }[];
  readonly rows: readonly SqlRow[];
}

/** The tables of the example, and the correct result for them. */
export interface ExampleView {
  readonly tables: readonly ShownTable[];
  readonly expected: StatementResult;
}

/** The data of one run of the approaches: the example or an edge dataset. */
export interface ShownDataset {
  readonly id: string;
  /** Absent for the example. */
  readonly title?: string;
  readonly tables: readonly ShownTable[];
}

export interface ApproachView {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  /** For each dataset, in order: one block, or one for each engine. */
  readonly blocks: readonly (readonly LabBlock[])[];
}

/** All approaches on all datasets. */
export interface ApproachesView {
  /** Id of the exercise in which the reader attempts the problem. */
  readonly attempt: string;
  readonly datasets: readonly ShownDataset[];
  readonly approaches: readonly ApproachView[];
  readonly naive: {
    readonly title: string;
    /** Ids of datasets on which it is wrong. */ readonly failsOn: readonly string[];
  };
}

/** A row of the correct answer, of the naive one, or of both. */
export interface ComparedRow {
  readonly row: SqlRow;
  readonly presence: 'both' | 'missing' | 'extra';
}

/** The naive answer on the dataset that refutes it. */
export interface NaiveView {
  readonly dataset: ShownDataset;
  readonly blocks: readonly LabBlock[];
  readonly columns: readonly string[];
  readonly rows: readonly ComparedRow[];
}

/** The data shown by the parts of a problem's page, in one language. */
export interface ProblemView {
  readonly example: ExampleView;
  readonly approaches: ApproachesView;
  readonly naive: NaiveView;
}
