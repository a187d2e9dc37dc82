import type { CsvNotes } from '../core/csv/csvProblem';
import type { Original, SavedDatabase, SavedFile } from '../core/playground/savedDatabase';
import type { OwnDatabase } from '../worker/pageLab';
import type { MadeTable } from './ownFiles';

export interface LoadedFile extends SavedFile {
  /** Adjustments made when the file became a table; known until the reader leaves the page. */
  readonly notes?: CsvNotes;
}

/** The source of the lab's data. */
export interface Loaded {
  /** Changes each time the database is loaded again. */
  readonly edition: number;
  readonly original: Original;
  /** The engines' data when last saved, from which a restarted engine continues. */
  readonly engines: SavedDatabase['engines'];
  readonly files: readonly LoadedFile[];
}

let editions = 0;

/** Creates data with a new edition, so that the engines load them. */
export function anew(rest: Partial<Omit<Loaded, 'edition'>> = {}): Loaded {
  editions += 1;
  return { original: { scripts: [] }, engines: {}, files: [], ...rest, edition: editions };
}

/** The database in the form that the engines accept. */
export function databaseOf(dataset: string, { edition, original: { file, scripts }, engines }: Loaded): OwnDatabase {
  return { id: `own-${dataset}-${edition}`, dataset, file, scripts, kept: engines };
}

/** The record that is saved for these data. */
export function recordOf({ original, engines, files }: Loaded): SavedDatabase {
  return {
    version: 1,
    revision: crypto.randomUUID(),
    savedAt: Date.now(),
    engines,
    original,
    files: files.map(({ name, table }) => (table === undefined ? { name } : { name, table })),
  };
}

/** Whether there is more data than the dataset. */
export function hasOwnData({ engines, files }: Loaded): boolean {
  return files.length > 0 || Object.keys(engines).length > 0;
}

/**
 * The data with a table made from a file. The edition stays the same: the engine keeps the changes of earlier runs, and
 * will have the table when it reloads.
 */
export function withTable(data: Loaded, file: string, { name, script, notes }: MadeTable): Loaded {
  const { original, files } = data;
  return {
    ...data,
    original: { ...original, scripts: [...original.scripts, script] },
    files: [...files.filter(({ table }) => table !== name), { name: file, table: name, notes }],
  };
}
