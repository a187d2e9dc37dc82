import type { CsvPreview } from '../core/csv/readCsv';
import type { OwnDatabase } from '../worker/pageLab';
import type { LoadedFile } from './loadedData';
import type { FileProblem } from './ownFiles';

/** The result of opening a file; undefined if the reader has meanwhile switched to other data. */
export type Opened =
  | { readonly problem: FileProblem }
  | { readonly database: OwnDatabase }
  /** A CSV file, which becomes a table once the reader has seen how it is read. */
  | { readonly preview: CsvPreview }
  | undefined;

/** Why the latest changes are not saved. */
export type KeepTrouble =
  /** A transaction is open, and only committed data can be saved. */
  | 'transaction'
  /** A transaction has failed, and can only be rolled back. */
  | 'failedTransaction'
  /** Another tab has written since; its data are not overwritten without asking. */
  | 'otherTab'
  /** The browser's storage did not answer when the saved data were to be read. */
  | 'unanswered'
  /** There is no space. */
  | 'full'
  /** The browser blocks storage. */
  | 'blocked';

/** Why saved data could not be used: they are damaged, or from a newer edition of the site; or it was in an earlier visit. */
export type PutAside = 'damaged' | 'newer' | 'earlier';

export interface Kept {
  readonly bytes: number;
  readonly savedAt: number;
}

/** What the page shows of the reader's own database. */
export interface OwnDataState {
  readonly files: readonly LoadedFile[];
  readonly kept: Kept | undefined;
  /** Whether changes are waiting to be saved. */
  readonly isKeeping: boolean;
  readonly trouble: KeepTrouble | undefined;
  readonly putAside: PutAside | undefined;
  /** Whether the data differ from the dataset, as far as the lab knows. */
  readonly isChanged: boolean;
  /** Whether a file has replaced other data, which can be restored. */
  readonly hasPrevious: boolean;
  /** Whether data were set aside, and no other data have been saved since. */
  readonly canOpenAside: boolean;
}
