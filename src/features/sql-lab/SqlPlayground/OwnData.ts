import type { CsvChoices } from '../core/csv/readCsv';
import type { Delimiter } from '../core/csv/csvLayout';
import { savedBytes } from '../core/playground/savedDatabase';
import { downloadError } from '../core/files/fetchFailure';
import type { EngineName, SqlErrorKind } from '../core/types';
import type * as pageLab from '../worker/pageLab';
import { DeviceCopy, type DatabaseStore } from './DeviceCopy';
import { anew, databaseOf, hasOwnData, recordOf, withTable, type Loaded } from './loadedData';
import type { KeepTrouble, Opened, OwnDataState, PutAside } from './ownDataState';
import { isSqliteFile, MAX_FILE_BYTES, type OwnFiles } from './ownFiles';

/** What the data need from the page; tests supply their own. */
export interface OwnDataPorts {
  readonly loadLab: () => Promise<Pick<typeof pageLab, 'runOnOwn' | 'keepOwn'>>;
  readonly store: DatabaseStore;
  readonly files: OwnFiles;
  /** Resolves when nothing is pressed: the messages move the buttons below them. */
  readonly whenReleased: () => Promise<void>;
}

/** The kinds of error with which a start fails when the saved bytes are not a database. */
const OF_KEPT_BYTES: readonly SqlErrorKind[] = ['file', 'engine', 'start'];
/** Trouble that ends with the transaction. */
const OF_TRANSACTION: readonly (KeepTrouble | undefined)[] = ['transaction', 'failedTransaction'];
/** Delay after an answer, so that consecutive runs are saved together. */
const KEEP_AFTER_MS = 100;
/** Longer than for queries, because starting from saved data is not a runaway statement. */
const START_TIMEOUT_MS = 60_000;

interface Facts {
  readonly data: Loaded;
  readonly kept: OwnDataState['kept'];
  readonly trouble: KeepTrouble | undefined;
  readonly putAside: PutAside | undefined;
  /** The data that the last opened file replaced. */
  readonly previous: Loaded | undefined;
  /** Whether a run may have made changes that are not saved yet. */
  readonly isTouched: boolean;
}

const nothing = (): Facts => ({
  data: anew(),
  kept: undefined,
  trouble: undefined,
  putAside: undefined,
  previous: undefined,
  isTouched: false,
});

function stateOf({ data, kept, trouble, putAside, previous, isTouched }: Facts): OwnDataState {
  return {
    files: data.files,
    kept,
    isKeeping: isTouched && trouble === undefined,
    trouble,
    putAside,
    isChanged: kept !== undefined || trouble !== undefined || hasOwnData(data) || isTouched,
    hasPrevious: previous !== undefined,
    canOpenAside: putAside !== undefined && kept === undefined && !isTouched,
  };
}

/**
 * The reader's own database of one dataset: its source, from which an engine can load it again, and its copy on the
 * device. `start` loads the copy; runs, files and other tabs change the state, which listeners hear of.
 */
export class OwnData {
  private facts = nothing();
  private shown = stateOf(this.facts);
  private readonly listeners = new Set<() => void>();
  private readonly copy: DeviceCopy;
  private loading = Promise.resolve();
  /** A queue, so that saves run one at a time. */
  private keeping = Promise.resolve();
  private readonly unkept = new Set<EngineName>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Engines and editions that have successfully started from saved bytes. */
  private readonly started = new Set<string>();
  /** Incremented by every change of the data, to detect changes made while a file is being read. */
  private step = 0;

  constructor(
    private readonly dataset: string,
    private readonly ports: OwnDataPorts,
  ) {
    this.copy = new DeviceCopy(dataset, ports.store);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly state = (): OwnDataState => this.shown;

  /**
   * Loads the copy on the device.
   *
   * @param after - the end of saves that are still running, which may be of this dataset
   * @returns leaves the data; resolves when all changes are saved
   */
  start(after: Promise<void> = Promise.resolve()): () => Promise<void> {
    this.loading = after.then(() => this.load());
    const unlisten = this.copy.onOtherTab(() => this.set({ trouble: 'otherTab' }));
    return () => {
      unlisten();
      this.step += 1;
      return this.flush();
    };
  }

  /** Saves the changes at once. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.facts.trouble === 'otherTab') return this.keeping;
    const engines = [...this.unkept];
    this.unkept.clear();
    const { data } = this.facts;
    // Changes that cannot be fetched now will be saved with the next run.
    for (const engine of engines)
      this.inTurn(() => this.keepEngine(engine, data).catch(() => this.set({ isTouched: false })));
    return this.keeping;
  }

  /** Returns the database for an engine to run on; saved bytes with which it does not start are first moved aside. */
  async usable(engine: EngineName): Promise<pageLab.OwnDatabase> {
    await this.loading;
    const loaded = this.facts.data;
    const key = `${engine} ${loaded.edition}`;
    // Only SQLite loads what files have left.
    const { file, scripts } = loaded.original;
    const isLoaded = engine === 'sqlite' && (file !== undefined || scripts.length > 0);
    const isKept = loaded.engines[engine] !== undefined || isLoaded;
    if (!isKept || this.started.has(key)) return this.database();
    const problem = await this.startProblem(engine, loaded);
    if (problem === undefined || !OF_KEPT_BYTES.includes(problem)) {
      this.started.add(key);
      return this.database();
    }
    const { [engine]: _, ...others } = loaded.engines;
    const without = { ...loaded, edition: anew().edition, engines: others };
    // If the engine does not start without the saved data either, they are not the cause.
    for (const next of loaded.engines[engine] ? [without, anew()] : [anew()]) {
      if ((await this.startProblem(engine, next)) !== undefined) continue;
      if (this.isCurrent(loaded)) await this.putBytesAside(next);
      break;
    }
    return this.database();
  }

  /** Records whether the data differ from those saved after a run; if they do, they are saved soon. */
  ran(engine: EngineName, hasChanged: boolean): void {
    if (hasChanged) this.changed(engine);
    // The transaction that could not be saved was rolled back.
    else if (OF_TRANSACTION.includes(this.facts.trouble)) this.set({ trouble: undefined, isTouched: false });
  }

  /** Discards the changes: the data are again as loaded from the dataset and files. */
  restore(): void {
    this.changeTo({ ...this.facts.data, engines: {}, edition: anew().edition });
  }

  /** Discards everything, including files: only the dataset is left. */
  startAgain(): void {
    this.step += 1;
    this.forgetUnkept();
    this.set(nothing());
    this.inTurn(() => this.copy.delete().catch(() => this.set({ trouble: 'blocked' })));
  }

  /** Loads what another tab has written. */
  takeTheirs(): void {
    this.step += 1;
    this.loading = this.load();
  }

  /** Overwrites what another tab has written. */
  async keepMine(): Promise<void> {
    this.set({ trouble: undefined });
    try {
      await this.copy.outdo();
    } catch {
      this.set({ trouble: 'blocked' });
      return;
    }
    if (this.unkept.size === 0) this.inTurn(() => this.write(this.facts.data));
    await this.flush();
  }

  /** Tries again to open data that were set aside, unless other data have been saved since. */
  async openAside(): Promise<void> {
    this.step += 1;
    if (await this.copy.takeBackAside()) this.loading = this.load();
  }

  /** Restores the data that the last opened file replaced. */
  takePrevious(): void {
    const { previous } = this.facts;
    if (previous) this.changeTo({ ...previous, edition: anew().edition });
    this.set({ previous: undefined });
  }

  /** Opens a database, or says how a CSV file would be read; nothing changes if the file cannot be read. */
  open(file: File, delimiter?: Delimiter): Promise<Opened> {
    return this.reading(file, (bytes, isWanted) =>
      isSqliteFile(bytes)
        ? this.openDatabase(file.name, bytes)
        : this.ports.files.previewTable(file.name, bytes, delimiter, isWanted),
    );
  }

  /** Creates a table from a CSV file. */
  importCsv(file: File, choices: CsvChoices): Promise<Opened> {
    return this.reading(file, async (bytes, isWanted) => {
      const database = await this.usable('sqlite');
      const made = this.facts.data.files.flatMap(({ table }) => table ?? []);
      const answer = await this.ports.files.makeTable(database, file.name, bytes, choices, made, isWanted);
      if (!answer || 'problem' in answer) return answer;
      this.set({ data: withTable(this.facts.data, file.name, answer.table) });
      this.changed('sqlite');
      return { database: this.database() };
    });
  }

  private set(change: Partial<Facts>): void {
    this.facts = { ...this.facts, ...change };
    this.shown = stateOf(this.facts);
    for (const listener of this.listeners) listener();
  }

  private isCurrent({ edition }: Loaded): boolean {
    return edition === this.facts.data.edition;
  }

  private database(): pageLab.OwnDatabase {
    return databaseOf(this.dataset, this.facts.data);
  }

  private inTurn(work: () => Promise<void>): void {
    this.keeping = this.keeping.then(work);
  }

  private async load(): Promise<void> {
    this.forgetUnkept();
    this.set(nothing());
    const { data } = this.facts;
    try {
      await this.keeping;
      const read = await this.copy.read();
      await this.ports.whenReleased();
      // The reader has gone on without the copy.
      if (data !== this.facts.data || !read) return;
      if (read === 'aside') this.set({ putAside: 'earlier' });
      else if ('problem' in read) {
        await this.copy.setAside();
        this.set({ putAside: read.problem });
      } else {
        const { original, engines, files, savedAt } = read.saved;
        this.set({ data: anew({ original, engines, files }), kept: { bytes: savedBytes(read.saved), savedAt } });
      }
    } catch (error) {
      // Storage that does not answer may hold data; a lack of storage is reported once there is something to save.
      if ((error as Error).name === 'TimeoutError' && data === this.facts.data) this.set({ trouble: 'unanswered' });
    }
  }

  private async write(data: Loaded): Promise<void> {
    const record = hasOwnData(data) ? recordOf(data) : undefined;
    // Even if saving fails, a restarted engine continues from these data.
    if (this.isCurrent(data)) this.set({ data });
    const written = await this.copy.write(record);
    await this.ports.whenReleased();
    if (!this.isCurrent(data) || !written) return;
    if (written !== 'written') {
      this.set({ trouble: written });
      return;
    }
    this.set({
      trouble: undefined,
      kept: record && { bytes: savedBytes(record), savedAt: record.savedAt },
      ...(this.unkept.size === 0 && { isTouched: false }),
    });
  }

  /** Saves the changes that an engine has made to data, unless these have been replaced meanwhile. */
  private async keepEngine(engine: EngineName, before: Loaded): Promise<void> {
    const { keepOwn } = await this.ports.loadLab();
    const answer = await keepOwn(engine, databaseOf(this.dataset, before));
    if (!this.isCurrent(before)) return;
    const { data } = this.facts;
    if (answer === 'gone') this.set({ isTouched: false });
    else if (typeof answer === 'string') this.set({ trouble: answer });
    else await this.write({ ...data, engines: { ...data.engines, [engine]: answer.bytes } });
  }

  private forgetUnkept(): void {
    clearTimeout(this.timer);
    this.unkept.clear();
    this.set({ isTouched: false });
  }

  private changed(engine: EngineName): void {
    this.set({ isTouched: true });
    this.unkept.add(engine);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), KEEP_AFTER_MS);
  }

  private changeTo(next: Loaded): void {
    this.step += 1;
    this.forgetUnkept();
    this.set({ data: next });
    this.inTurn(async () => {
      if (this.isCurrent(next)) await this.write(this.facts.data);
    });
  }

  /** How an engine fails to start from data. */
  private async startProblem(engine: EngineName, data: Loaded): Promise<SqlErrorKind | undefined> {
    const { runOnOwn } = await this.ports.loadLab();
    const options = { timeoutMs: START_TIMEOUT_MS };
    const { execution } = await runOnOwn(engine, databaseOf(this.dataset, data), 'SELECT 1', options);
    return execution.ok ? undefined : execution.error.kind;
  }

  private async putBytesAside(next: Loaded): Promise<void> {
    await this.copy.setAside();
    this.set({ data: next, putAside: 'damaged', kept: undefined });
    if (hasOwnData(next)) await this.write(next);
  }

  /** Reads a file of the reader's, after everything that was loading. */
  private async reading(
    file: File,
    read: (bytes: Uint8Array<ArrayBuffer>, isWanted: () => boolean) => Promise<Opened>,
  ): Promise<Opened> {
    this.step += 1;
    const mine = this.step;
    if (file.size > MAX_FILE_BYTES) return { problem: { kind: 'size' } };
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      // A file chosen before the lab has loaded must wait for the saved data, which it extends or replaces.
      await this.loading;
      return await read(bytes, () => mine === this.step);
    } catch (error) {
      // A script of the page failed to load, so nothing was changed.
      return { problem: { kind: 'engine', error: downloadError(error), fate: 'kept' } };
    }
  }

  private async openDatabase(name: string, bytes: Uint8Array): Promise<Opened> {
    await this.flush();
    const before = this.facts.data;
    const next = anew({ original: { file: bytes, scripts: [] }, files: [{ name }] });
    const database = databaseOf(this.dataset, next);
    const problem = await this.ports.files.problemOf(database, 'SELECT COUNT(*) FROM sqlite_schema');
    if (problem) return { problem };
    this.changeTo(next);
    this.set({ previous: hasOwnData(before) ? before : undefined });
    return { database };
  }
}
