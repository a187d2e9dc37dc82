import { useRef, useState } from 'react';
import type { CsvNotes } from '../core/csvProblem';
import { downloadError } from '../core/fetchFailure';
import type { OwnDatabase } from '../worker/pageLab';
import { makeTable, MAX_FILE_BYTES, problemOf, type FileProblem } from './ownFiles';

const SQLITE_MAGIC = 'SQLite format 3\0';

export interface LoadedFile {
  readonly name: string;
  /** The name of the table, where the file became one. */
  readonly table?: string;
  /** What was done to make a table of it. */
  readonly notes?: CsvNotes;
}

/** What became of a file; nothing where the reader has meanwhile gone on to other data. */
type Opened = { readonly problem: FileProblem } | { readonly database: OwnDatabase } | undefined;

export interface OwnDatabaseState {
  readonly database: OwnDatabase;
  readonly files: readonly LoadedFile[];
  /** Throws the changes away: the database as it was loaded. */
  readonly restore: () => void;
  /** Puts the reader's files away. */
  readonly putFilesAway: () => void;
  /** Opens a database, or makes a table of a CSV file; nothing changes where it cannot be read. */
  readonly open: (file: File) => Promise<Opened>;
}

interface Loaded {
  /** Another one for every time the database is loaded anew. */
  readonly edition: number;
  readonly file?: Uint8Array;
  readonly scripts: readonly string[];
}

function databaseOf(dataset: string, { edition, file, scripts }: Loaded): OwnDatabase {
  return { id: `own-${dataset}-${edition}`, dataset, file, scripts };
}

let editions = 0;

/** The database of the free lab: what it was loaded from, for the engine to load it again. */
export function useOwnDatabase(dataset: string): OwnDatabaseState {
  const [loaded, setLoaded] = useState<Loaded>({ edition: 0, scripts: [] });
  const [files, setFiles] = useState<readonly LoadedFile[]>([]);
  const database = databaseOf(dataset, loaded);
  /** Grows with all that the reader does to the data: reading a file takes its time. */
  const step = useRef(0);

  const load = (rest: Omit<Loaded, 'edition'>): Loaded => ({ ...rest, edition: ++editions });

  const openDatabase = async (name: string, bytes: Uint8Array): Promise<Opened> => {
    const next = load({ file: bytes, scripts: [] });
    const problem = await problemOf(databaseOf(dataset, next), 'SELECT COUNT(*) FROM sqlite_schema');
    if (problem) return { problem };
    setLoaded(next);
    setFiles([{ name }]);
    return { database: databaseOf(dataset, next) };
  };

  const openTable = async (file: string, bytes: Uint8Array<ArrayBuffer>, isWanted: () => boolean) => {
    const made = files.flatMap(({ table }) => table ?? []);
    const answer = await makeTable(database, file, bytes, made, isWanted);
    if (!answer || 'problem' in answer) return answer;
    const { name, script, notes } = answer.table;
    // The same edition: the engine goes on with what runs have changed, and has the table when it loads anew.
    const next = { ...loaded, scripts: [...loaded.scripts, script] };
    setLoaded(next);
    setFiles((known) => [...known.filter(({ table }) => table !== name), { name: file, table: name, notes }]);
    return { database: databaseOf(dataset, next) };
  };

  return {
    database,
    files,
    restore() {
      step.current += 1;
      setLoaded(load(loaded));
    },
    putFilesAway() {
      step.current += 1;
      setLoaded(load({ scripts: [] }));
      setFiles([]);
    },
    async open(file) {
      step.current += 1;
      const mine = step.current;
      const isWanted = () => mine === step.current;
      if (file.size > MAX_FILE_BYTES) return { problem: { kind: 'size' } };
      const bytes = new Uint8Array(await file.arrayBuffer());
      const isDatabase = new TextDecoder('latin1').decode(bytes.subarray(0, SQLITE_MAGIC.length)) === SQLITE_MAGIC;
      try {
        return await (isDatabase ? openDatabase(file.name, bytes) : openTable(file.name, bytes, isWanted));
      } catch (error) {
        // A script of the page did not come: nothing has been touched.
        return { problem: { kind: 'engine', error: downloadError(error), fate: 'kept' } };
      }
    },
  };
}
