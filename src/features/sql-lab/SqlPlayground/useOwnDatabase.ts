import { useEffect, useRef, useState } from 'react';
import { whenReleased } from 'light-pages/browser/whenReleased';
import { downloadError } from '../core/statements/fetchFailure';
import type { CsvChoices } from '../core/csv/readCsv';
import { readSaved, savedBytes } from '../core/data/savedDatabase';
import type { EngineName, SqlErrorKind } from '../core/types';
import { loadPageLab } from '../worker/loadLab';
import type { OwnDatabase } from '../worker/pageLab';
import {
  deleteKept,
  isKeptAside,
  keptRevision,
  onOtherTab,
  readKept,
  setKeptAside,
  takeBackAside,
  writeKept,
} from './databaseStore';
import { anew, databaseOf, hasOwnData, recordOf, withTable, type Loaded } from './loadedData';
import type { Kept, KeepTrouble, Opened, OwnDatabaseState, PutAside } from './ownDatabaseState';
import { isSqliteFile, makeTable, MAX_FILE_BYTES, previewTable, problemOf } from './ownFiles';

/** The kinds of error with which a start fails when the saved bytes are not a database. */
const OF_KEPT_BYTES: readonly SqlErrorKind[] = ['file', 'engine', 'start'];
/** Delay after an answer, so that consecutive runs are saved together. */
const KEEP_AFTER_MS = 100;
/** Longer than for queries, because starting from saved data is not a runaway statement. */
const START_TIMEOUT_MS = 60_000;

/** The database of the free lab: its source, from which an engine can load it again, and its copy on the device. */
export function useOwnDatabase(dataset: string): OwnDatabaseState {
  const [shown, setShown] = useState<Loaded>(anew);
  const [kept, setKept] = useState<Kept>();
  const [trouble, setTrouble] = useState<KeepTrouble>();
  const [putAside, setPutAside] = useState<PutAside>();
  const [previous, setPrevious] = useState<Loaded>();
  /** Whether a run may have made changes that are not saved yet. */
  const [isTouched, setTouched] = useState(false);
  const now = useRef(shown);
  /** The revisions saved on the device, by dataset. */
  const revisions = useRef(new Map<string, string | undefined>());
  const loading = useRef<Promise<void>>(Promise.resolve());
  /** A queue, so that saves run one at a time. */
  const keeping = useRef<Promise<void>>(Promise.resolve());
  const lastWritten = useRef<Loaded>(undefined);
  const unkept = useRef(new Set<EngineName>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOtherTabs = useRef(false);
  /** Engines and editions that have successfully started from saved bytes. */
  const started = useRef(new Set<string>());
  /** Incremented by every change of the data or dataset, to detect changes made while a file is being read. */
  const step = useRef(0);

  const put = (next: Loaded) => {
    now.current = next;
    setShown(next);
  };
  const report = (next: KeepTrouble | undefined) => {
    isOtherTabs.current = next === 'otherTab';
    setTrouble(next);
  };
  const isCurrent = ({ edition }: Loaded) => edition === now.current.edition;

  const write = async (next: Loaded) => {
    const record = hasOwnData(next) ? recordOf(next) : undefined;
    lastWritten.current = next;
    // Even if saving fails, a restarted engine continues from these data.
    if (isCurrent(next)) put({ ...next, files: now.current.files });
    const expected = revisions.current.get(dataset);
    if (!record && expected === undefined) return;
    try {
      const isWritten = await writeKept(dataset, record, expected);
      if (isWritten) revisions.current.set(dataset, record?.revision);
      // The message that data are saved moves the buttons below it, here and in `load`.
      await whenReleased();
      if (!isCurrent(next)) return;
      report(isWritten ? undefined : 'otherTab');
      if (!isWritten) return;
      if (unkept.current.size === 0) setTouched(false);
      setKept(record && { bytes: savedBytes(record), savedAt: record.savedAt });
    } catch (error) {
      if (isCurrent(next)) report((error as Error).name === 'QuotaExceededError' ? 'full' : 'blocked');
    }
  };

  /** Saves the changes of an engine to data, from which the reader may have switched to another dataset meanwhile. */
  const keepEngine = async (engine: EngineName, before: Loaded) => {
    const { keepOwn } = await loadPageLab();
    const answer = await keepOwn(engine, databaseOf(dataset, before));
    if (typeof answer === 'string') {
      if (!isCurrent(before)) return;
      if (answer === 'gone') setTouched(false);
      else report('transaction');
      return;
    }
    const next = [now.current, lastWritten.current].find((data) => data?.edition === before.edition) ?? before;
    await write({ ...next, engines: { ...next.engines, [engine]: answer.bytes } });
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer.current);
    if (isOtherTabs.current) return Promise.resolve();
    const engines = [...unkept.current];
    unkept.current.clear();
    const before = now.current;
    for (const engine of engines) keeping.current = keeping.current.then(() => keepEngine(engine, before));
    // Changes that cannot be fetched now will be saved with the next run.
    keeping.current = keeping.current.catch(() => setTouched(false));
    return keeping.current;
  };

  const forgetUnkept = () => {
    clearTimeout(timer.current);
    unkept.current.clear();
    setTouched(false);
  };

  const load = async () => {
    forgetUnkept();
    report(undefined);
    setPrevious(undefined);
    setPutAside(undefined);
    setKept(undefined);
    revisions.current.delete(dataset);
    const untouched = anew();
    put(untouched);
    let value: unknown;
    try {
      // A save that is still waiting may be of this dataset.
      await keeping.current;
      value = await readKept(dataset);
      await whenReleased();
    } catch {
      // Without storage nothing can be loaded; a failure to save is reported once there is something to save.
      return;
    }
    if (now.current !== untouched) return;
    if (value === undefined) {
      if (await isKeptAside(dataset)) setPutAside('earlier');
      return;
    }
    const read = readSaved(value);
    if ('problem' in read) {
      await setKeptAside(dataset);
      setPutAside(read.problem);
      return;
    }
    const { original, engines, files, revision, savedAt } = read.saved;
    revisions.current.set(dataset, revision);
    put(anew({ original, engines, files }));
    setKept({ bytes: savedBytes(read.saved), savedAt });
  };

  useEffect(() => {
    loading.current = Promise.resolve()
      .then(load)
      .catch(() => undefined);
    const unlisten = onOtherTab(dataset, (revision) => {
      if (revision !== revisions.current.get(dataset)) report('otherTab');
    });
    const keepNow = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      unlisten();
      document.removeEventListener('visibilitychange', keepNow);
      step.current += 1;
      void flush();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- all else is held in refs, and a dataset is loaded once
  }, [dataset]);

  const putBytesAside = async (engine: EngineName, next: Loaded) => {
    await setKeptAside(dataset);
    revisions.current.delete(dataset);
    put(next);
    setPutAside('damaged');
    setKept(undefined);
    started.current.delete(engine);
    if (hasOwnData(next)) await write(now.current);
  };

  const usable = async (engine: EngineName): Promise<OwnDatabase> => {
    await loading.current;
    const loaded = now.current;
    const key = `${engine} ${loaded.edition}`;
    // Only SQLite loads what files have left.
    const { file, scripts } = loaded.original;
    const isLoaded = engine === 'sqlite' && (file !== undefined || scripts.length > 0);
    const isKept = loaded.engines[engine] !== undefined || isLoaded;
    if (!isKept || started.current.has(key)) return databaseOf(dataset, loaded);
    const { runOnOwn } = await loadPageLab();
    const starts = async (from: Loaded) => {
      const options = { timeoutMs: START_TIMEOUT_MS };
      const { execution } = await runOnOwn(engine, databaseOf(dataset, from), 'SELECT 1', options);
      return execution.ok ? undefined : execution.error.kind;
    };
    const problem = await starts(loaded);
    if (problem === undefined || !OF_KEPT_BYTES.includes(problem)) {
      started.current.add(key);
      return databaseOf(dataset, now.current);
    }
    const { [engine]: _, ...others } = loaded.engines;
    const without = { ...loaded, edition: anew().edition, engines: others };
    // If the engine does not start without the saved data either, they are not the cause.
    for (const next of loaded.engines[engine] ? [without, anew()] : [anew()]) {
      if ((await starts(next)) !== undefined) continue;
      if (isCurrent(loaded)) await putBytesAside(engine, next);
      break;
    }
    return databaseOf(dataset, now.current);
  };

  const changeTo = (next: Loaded) => {
    step.current += 1;
    forgetUnkept();
    put(next);
    keeping.current = keeping.current.then(() => write(next));
  };

  const openDatabase = async (name: string, bytes: Uint8Array): Promise<Opened> => {
    await flush();
    const before = now.current;
    const next = anew({ original: { file: bytes, scripts: [] }, files: [{ name }] });
    const problem = await problemOf(databaseOf(dataset, next), 'SELECT COUNT(*) FROM sqlite_schema');
    if (problem) return { problem };
    setPrevious(hasOwnData(before) ? before : undefined);
    changeTo(next);
    return { database: databaseOf(dataset, next) };
  };

  const makeFrom = async (
    file: string,
    bytes: Uint8Array<ArrayBuffer>,
    choices: CsvChoices,
    isWanted: () => boolean,
  ): Promise<Opened> => {
    const database = await usable('sqlite');
    const made = now.current.files.flatMap(({ table }) => table ?? []);
    const answer = await makeTable(database, file, bytes, choices, made, isWanted);
    if (!answer || 'problem' in answer) return answer;
    put(withTable(now.current, file, answer.table));
    changed('sqlite');
    return { database: databaseOf(dataset, now.current) };
  };

  /** Reads a file of the reader's, after everything that was loading. */
  const reading = async (
    file: File,
    read: (bytes: Uint8Array<ArrayBuffer>, isWanted: () => boolean) => Promise<Opened>,
  ): Promise<Opened> => {
    step.current += 1;
    const mine = step.current;
    if (file.size > MAX_FILE_BYTES) return { problem: { kind: 'size' } };
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      // A file chosen before the lab has loaded must wait for the saved data, which it extends or replaces.
      await loading.current;
      return await read(bytes, () => mine === step.current);
    } catch (error) {
      // A script of the page failed to load, so nothing was changed.
      return { problem: { kind: 'engine', error: downloadError(error), fate: 'kept' } };
    }
  };

  const changed = (engine: EngineName) => {
    setTouched(true);
    unkept.current.add(engine);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), KEEP_AFTER_MS);
  };

  return {
    files: shown.files,
    kept,
    isKeeping: isTouched && trouble === undefined,
    trouble,
    putAside,
    isChanged: kept !== undefined || trouble !== undefined || hasOwnData(shown) || isTouched,
    hasPrevious: previous !== undefined,
    usable,
    ran(engine, hasChanged) {
      if (hasChanged) changed(engine);
      // The transaction that could not be saved was rolled back.
      else if (trouble === 'transaction') {
        report(undefined);
        setTouched(false);
      }
    },
    restore: () => changeTo({ ...now.current, engines: {}, edition: anew().edition }),
    startAgain() {
      step.current += 1;
      forgetUnkept();
      put(anew());
      report(undefined);
      setPutAside(undefined);
      setPrevious(undefined);
      setKept(undefined);
      keeping.current = keeping.current
        .then(async () => {
          await deleteKept(dataset);
          revisions.current.delete(dataset);
        })
        .catch(() => report('blocked'));
    },
    takeTheirs() {
      step.current += 1;
      loading.current = load();
    },
    async keepMine() {
      report(undefined);
      try {
        revisions.current.set(dataset, await keptRevision(dataset));
        if (unkept.current.size > 0) await flush();
        else await write(now.current);
      } catch {
        report('blocked');
      }
    },
    openAside:
      putAside && kept === undefined && !isTouched
        ? async () => {
            step.current += 1;
            if (!(await takeBackAside(dataset))) return;
            loading.current = load();
          }
        : undefined,
    takePrevious() {
      if (previous) changeTo({ ...previous, edition: anew().edition });
      setPrevious(undefined);
    },
    open: (file, delimiter) =>
      reading(file, (bytes, isWanted) =>
        isSqliteFile(bytes) ? openDatabase(file.name, bytes) : previewTable(file.name, bytes, delimiter, isWanted),
      ),
    importCsv: (file, choices) => reading(file, (bytes, isWanted) => makeFrom(file.name, bytes, choices, isWanted)),
  };
}
