import { useState } from 'react';
import { csvTable } from '../core/csvTable';
import type { OwnDatabase } from '../worker/pageLab';
import { loadPageLab } from '../worker/loadLab';

/** Larger files do not fit beside their copy into the memory that a page allows itself. */
const MAX_FILE_BYTES = 20_000_000;
const SQLITE_MAGIC = 'SQLite format 3\0';
/** Loading a file is the reader's wish, not a runaway. */
const LOAD_TIMEOUT_MS = 60_000;

export type FileProblem = 'size' | 'content';

export interface LoadedFile {
  readonly name: string;
  /** The name of the table, where the file became one. */
  readonly table?: string;
}

export interface OwnDatabaseState {
  readonly database: OwnDatabase;
  readonly files: readonly LoadedFile[];
  /** Throws the changes away: the database as it was loaded. */
  readonly restore: () => void;
  /** Puts the reader's files away. */
  readonly putFilesAway: () => void;
  /** Opens a database, or makes a table of a CSV file; nothing changes where it cannot be read. */
  readonly open: (file: File) => Promise<{ readonly problem: FileProblem } | { readonly database: OwnDatabase }>;
}

async function parseCsv(file: File): Promise<string[][]> {
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>((await file.text()).replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  return data;
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

async function works(database: OwnDatabase, sql: string): Promise<boolean> {
  const { runOnOwn } = await loadPageLab();
  const { execution } = await runOnOwn('sqlite', database, sql, { timeoutMs: LOAD_TIMEOUT_MS });
  return execution.ok;
}

let editions = 0;

/** The database of the free lab: what it was loaded from, for the engine to load it again. */
export function useOwnDatabase(dataset: string): OwnDatabaseState {
  const [loaded, setLoaded] = useState<Loaded>({ edition: 0, scripts: [] });
  const [files, setFiles] = useState<readonly LoadedFile[]>([]);
  const database = databaseOf(dataset, loaded);

  const load = (rest: Omit<Loaded, 'edition'>): Loaded => ({ ...rest, edition: ++editions });

  const openDatabase = async (name: string, bytes: Uint8Array): Promise<OwnDatabase | undefined> => {
    const next = load({ file: bytes, scripts: [] });
    if (!(await works(databaseOf(dataset, next), 'SELECT COUNT(*) FROM sqlite_schema'))) return undefined;
    setLoaded(next);
    setFiles([{ name }]);
    return databaseOf(dataset, next);
  };

  const openTable = async (file: File): Promise<OwnDatabase | undefined> => {
    const rows = await parseCsv(file);
    if (rows.length === 0) return undefined;
    const { name, script } = csvTable(file.name, rows);
    const replacing = `DROP TABLE IF EXISTS "${name}";\n${script}`;
    if (!(await works(database, replacing))) return undefined;
    // The same edition: the engine goes on with what runs have changed, and has the table when it loads anew.
    const next = { ...loaded, scripts: [...loaded.scripts, replacing] };
    setLoaded(next);
    setFiles((known) => [...known.filter(({ table }) => table !== name), { name: file.name, table: name }]);
    return databaseOf(dataset, next);
  };

  return {
    database,
    files,
    restore: () => setLoaded(load(loaded)),
    putFilesAway() {
      setLoaded(load({ scripts: [] }));
      setFiles([]);
    },
    async open(file) {
      if (file.size > MAX_FILE_BYTES) return { problem: 'size' };
      const bytes = new Uint8Array(await file.arrayBuffer());
      const isDatabase = new TextDecoder('latin1').decode(bytes.subarray(0, SQLITE_MAGIC.length)) === SQLITE_MAGIC;
      const opened = await (isDatabase ? openDatabase(file.name, bytes) : openTable(file));
      return opened ? { database: opened } : { problem: 'content' };
    },
  };
}
