import type { CsvNotes } from '../core/csvProblem';
import type { Original, SavedDatabase, SavedFile } from '../core/savedDatabase';
import type { OwnDatabase } from '../worker/pageLab';

export interface LoadedFile extends SavedFile {
  /** What was done to make a table of it; known until the page is left. */
  readonly notes?: CsvNotes;
}

/** What the data of the lab were loaded from. */
export interface Loaded {
  /** Another one for every time the database is loaded anew. */
  readonly edition: number;
  readonly original: Original;
  /** What the engines had when they were kept last: they go on from it when they must start anew. */
  readonly engines: SavedDatabase['engines'];
  readonly files: readonly LoadedFile[];
}

let editions = 0;

/** Data that are to be loaded anew. */
export function anew(rest: Partial<Omit<Loaded, 'edition'>> = {}): Loaded {
  editions += 1;
  return { original: { scripts: [] }, engines: {}, files: [], ...rest, edition: editions };
}

/** The database as an engine takes it. */
export function databaseOf(dataset: string, { edition, original: { file, scripts }, engines }: Loaded): OwnDatabase {
  return { id: `own-${dataset}-${edition}`, dataset, file, scripts, kept: engines };
}

/** The record that is kept of it. */
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

/** Whether there is more than the dataset. */
export function hasOwnData({ engines, files }: Loaded): boolean {
  return files.length > 0 || Object.keys(engines).length > 0;
}
