import type { Delimiter } from '../core/csv/csvLayout';
import type { CsvChoices, CsvPreview } from '../core/csv/readCsv';
import type { EngineName } from '../core/types';
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
  /** Another tab has written since; its data are not overwritten without asking. */
  | 'otherTab'
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

export interface OwnDatabaseState {
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
  /** Returns the database for an engine to run on; saved bytes with which it does not start are first moved aside. */
  readonly usable: (engine: EngineName) => Promise<OwnDatabase>;
  /** Records whether the data differ from those saved after a run; if they do, they are saved soon. */
  readonly ran: (engine: EngineName, hasChanged: boolean) => void;
  /** Discards the changes: the data are again as loaded from the dataset and files. */
  readonly restore: () => void;
  /** Discards everything, including files: only the dataset is left. */
  readonly startAgain: () => void;
  /** Loads what another tab has written. */
  readonly takeTheirs: () => void;
  /** Overwrites what another tab has written. */
  readonly keepMine: () => Promise<void>;
  /** Tries again to open data that were set aside; undefined if other data have been saved since. */
  readonly openAside: (() => Promise<void>) | undefined;
  /** Restores the data that the last opened file replaced. */
  readonly takePrevious: () => void;
  /** Opens a database, or says how a CSV file would be read; nothing changes if the file cannot be read. */
  readonly open: (file: File, delimiter?: Delimiter) => Promise<Opened>;
  /** Creates a table from a CSV file. */
  readonly importCsv: (file: File, choices: CsvChoices) => Promise<Opened>;
}
