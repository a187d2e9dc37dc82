import type { LabBlock } from './labBlock';
import type { SqlRow, StatementResult } from './types';

/** A table of a problem as the page draws it: its columns with types and keys, and all of its rows. */
export interface ShownTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly keys: string }[];
  readonly rows: readonly SqlRow[];
}

/** The tables of the example, and what a right answer returns on them. */
export interface ExampleView {
  readonly tables: readonly ShownTable[];
  readonly expected: StatementResult;
}

/** Rows that the approaches are tried on: the example, then the edge datasets. */
export interface ShownDataset {
  readonly id: string;
  /** None for the example. */
  readonly title?: string;
  readonly tables: readonly ShownTable[];
}

export interface ApproachView {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  /** For each dataset, in their order: one block, or one for each engine. */
  readonly blocks: readonly (readonly LabBlock[])[];
}

/** All approaches on all datasets. */
export interface ApproachesView {
  /** The exercise that is the reader's attempt. */
  readonly attempt: string;
  readonly datasets: readonly ShownDataset[];
  readonly approaches: readonly ApproachView[];
  readonly naive: {
    readonly title: string;
    /** Ids of datasets on which it is wrong. */ readonly failsOn: readonly string[];
  };
}

/** A row of the right answer, of the naive one, or of both. */
export interface ComparedRow {
  readonly row: SqlRow;
  readonly place: 'both' | 'missing' | 'extra';
}

/** The naive answer on the dataset that kills it. */
export interface NaiveView {
  readonly dataset: ShownDataset;
  readonly blocks: readonly LabBlock[];
  readonly columns: readonly string[];
  readonly rows: readonly ComparedRow[];
}

/** What the parts of a problem's page show, in one language. */
export interface ProblemView {
  readonly example: ExampleView;
  readonly approaches: ApproachesView;
  readonly naive: NaiveView;
}
