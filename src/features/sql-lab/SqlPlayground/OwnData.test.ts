import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedDatabase } from '../core/playground/savedDatabase';
import type { EngineName, SqlError } from '../core/types';
import type { OwnDatabase } from '../worker/pageLab';
import type { DatabaseStore } from './DeviceCopy';
import { OwnData } from './OwnData';
import type { MadeTable } from './ownFiles';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const fileOf = (name: string, content: string) => new File([content], name);
const SQLITE_FILE = 'SQLite format 3\0 of the reader';
const CHOICES = {} as Parameters<OwnData['importCsv']>[1];

/** The storage of a device, which several tabs share and which may fail. */
class Device {
  readonly records = new Map<string, unknown>();
  private readonly listeners = new Map<string, (dataset: string, revision: string | undefined) => void>();
  /** What every access to the storage throws. */
  failure: Error | undefined;
  /** Holds writes until it resolves. */
  gate: Promise<void> = Promise.resolve();

  saved(dataset = 'shop'): SavedDatabase | undefined {
    return this.records.get(dataset) as SavedDatabase | undefined;
  }

  private access<T>(work: () => T): Promise<T> {
    return this.failure ? Promise.reject(this.failure) : Promise.resolve(work());
  }

  private revision(dataset: string): string | undefined {
    return this.saved(dataset)?.revision;
  }

  private tell(from: string, dataset: string, revision: string | undefined): void {
    for (const [tabId, listener] of this.listeners) if (tabId !== from) setTimeout(() => listener(dataset, revision));
  }

  /** The storage as one tab sees it. */
  readonly storeOf = (tabId: string): DatabaseStore => ({
    readKept: (dataset) => this.access(() => this.records.get(dataset)),
    writeKept: async (dataset, next, expected) => {
      await this.gate;
      return this.access(() => {
        if (this.revision(dataset) !== expected) return false;
        if (next) this.records.set(dataset, structuredClone(next));
        else this.records.delete(dataset);
        this.tell(tabId, dataset, next?.revision);
        return true;
      });
    },
    keptRevision: (dataset) => this.access(() => this.revision(dataset)),
    setKeptAside: (dataset) =>
      this.access(() => {
        this.records.set(`${dataset} aside`, this.records.get(dataset));
        this.records.delete(dataset);
      }),
    isKeptAside: (dataset) => this.access(() => this.records.has(`${dataset} aside`)),
    takeBackAside: (dataset) =>
      this.access(() => {
        const aside = this.records.get(`${dataset} aside`);
        if (aside === undefined || this.records.has(dataset)) return false;
        this.records.set(dataset, aside);
        return this.records.delete(`${dataset} aside`);
      }),
    deleteKept: (dataset) =>
      this.access(() => {
        this.records.delete(dataset);
        this.records.delete(`${dataset} aside`);
        this.tell(tabId, dataset, undefined);
      }),
    onOtherTab: (dataset, listener) => {
      this.listeners.set(tabId, (of, revision) => of === dataset && listener(revision));
      return () => this.listeners.delete(tabId);
    },
  });
}

/** Engines whose data are texts: what they were loaded from, and each `+word` that was run on them. */
class Engines {
  readonly held = new Map<EngineName, { id: string; text: string }>();
  isInTransaction = false;
  /** Whether the open transaction can only be rolled back. */
  hasFailed = false;
  /** How a start fails, given the data to start from. */
  fault: (text: string) => SqlError | undefined = () => undefined;

  readonly runOnOwn = (engine: EngineName, database: OwnDatabase, sql: string) => {
    if (this.held.get(engine)?.id !== database.id) {
      const { kept = {}, file, scripts } = database;
      const text = textOf(kept[engine] ?? bytesOf([textOf(file) || 'base', ...scripts].join(' ')));
      const error = this.fault(text);
      if (error) return Promise.resolve({ execution: { ok: false as const, error, results: [], elapsedMs: 0 } });
      this.held.set(engine, { id: database.id, text });
    }
    const held = this.held.get(engine);
    if (held && sql.startsWith('+')) held.text += sql;
    return Promise.resolve({ execution: { ok: true as const, results: [], elapsedMs: 0 } });
  };

  readonly keepOwn = (engine: EngineName, { id }: OwnDatabase) => {
    const held = this.held.get(engine);
    if (held?.id !== id) return Promise.resolve('gone' as const);
    const open = this.hasFailed ? ('failedTransaction' as const) : ('transaction' as const);
    return Promise.resolve(this.isInTransaction ? open : { bytes: bytesOf(held.text) });
  };
}

let device: Device;

/** The lab in one tab. */
function tab(dataset = 'shop') {
  const engines = new Engines();
  const loadLab = vi.fn(() => Promise.resolve(engines));
  const made: MadeTable = { name: 'books', script: 'CREATE books', notes: [] as unknown as MadeTable['notes'] };
  const files = {
    problemOf: vi.fn(() => Promise.resolve<Awaited<ReturnType<OwnFilesOf['problemOf']>>>(undefined)),
    previewTable: vi.fn(() => Promise.resolve(undefined)),
    makeTable: vi.fn(() => Promise.resolve<Awaited<ReturnType<OwnFilesOf['makeTable']>>>({ table: made })),
  };
  const store = device.storeOf(crypto.randomUUID());
  const own = new OwnData(dataset, { loadLab, store, files, whenReleased: () => Promise.resolve() });
  return {
    own,
    engines,
    loadLab,
    files,
    /** Runs a text as the page does. */
    async run(sql: string, engine: EngineName = 'sqlite') {
      const database = await own.usable(engine);
      await engines.runOnOwn(engine, database, sql);
      own.ran(engine, sql.startsWith('+'));
      return engines.held.get(engine)?.text;
    },
  };
}

type OwnFilesOf = ConstructorParameters<typeof OwnData>[1]['files'];

/** A tab whose lab has loaded what the device has. */
async function opened(dataset?: string) {
  const one = tab(dataset);
  const leave = one.own.start();
  await settled();
  return { ...one, leave };
}

/** Waits until nothing is to be saved any more. */
const settled = () => vi.advanceTimersByTimeAsync(200);

beforeEach(() => {
  vi.useFakeTimers();
  device = new Device();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('own data', () => {
  it('begin as the dataset, and save nothing as long as nothing changes', async () => {
    const { own, run } = await opened();
    expect(own.state()).toEqual({
      files: [],
      kept: undefined,
      isKeeping: false,
      trouble: undefined,
      putAside: undefined,
      isChanged: false,
      hasPrevious: false,
      canOpenAside: false,
    });
    expect(await run('SELECT 1')).toBe('base');
    await settled();
    expect(device.records.size).toBe(0);
  });

  it('are saved soon after a change, and are there in the next visit', async () => {
    const { own, run } = await opened();
    const seen = vi.fn();
    own.subscribe(seen);
    await run('+one');
    expect(own.state()).toMatchObject({ isKeeping: true, isChanged: true, kept: undefined });
    await settled();
    expect(own.state()).toMatchObject({ isKeeping: false, kept: { bytes: 'base+one'.length } });
    expect(seen).toHaveBeenCalled();

    const later = await opened();
    expect(later.own.state()).toMatchObject({ isChanged: true, kept: { bytes: 'base+one'.length } });
    expect(await later.run('+two')).toBe('base+one+two');
  });

  it('of both engines are saved together, and one replaces only its own', async () => {
    const { run } = await opened();
    await run('+one');
    await run('+uno', 'postgres');
    await settled();
    await run('+two');
    await settled();
    const { sqlite, postgres } = device.saved()?.engines ?? {};
    expect([sqlite, postgres].map(textOf)).toEqual(['base+one+two', 'base+uno']);
  });

  it('are saved when the reader leaves them, before they are loaded again', async () => {
    const first = await opened();
    await first.run('+one');
    const again = tab();
    again.own.start(first.leave());
    expect(await again.run('SELECT 1')).toBe('base+one');
  });

  it('of another dataset are others', async () => {
    await (await opened()).run('+one');
    await settled();
    expect(await (await opened('empty')).run('SELECT 1')).toBe('base');
  });

  it('wait for the end of an open transaction', async () => {
    const { own, run, engines } = await opened();
    engines.isInTransaction = true;
    await run('+one');
    await settled();
    expect(own.state()).toMatchObject({ trouble: 'transaction', isKeeping: false, kept: undefined });
    engines.isInTransaction = false;
    await run('+two');
    await settled();
    expect(own.state()).toMatchObject({ trouble: undefined, kept: { bytes: 'base+one+two'.length } });
  });

  it('have nothing to save once an open transaction was rolled back', async () => {
    const { own, run, engines } = await opened();
    engines.isInTransaction = true;
    await run('+one');
    await settled();
    await run('ROLLBACK');
    expect(own.state()).toMatchObject({ trouble: undefined, isKeeping: false, isChanged: false });
  });

  it('of a failed transaction are not promised to be saved, and are gone with its end', async () => {
    const { own, run, engines } = await opened();
    engines.isInTransaction = true;
    engines.hasFailed = true;
    await run('+one');
    await settled();
    expect(own.state()).toMatchObject({ trouble: 'failedTransaction', isKeeping: false });
    await run('ROLLBACK');
    expect(own.state()).toMatchObject({ trouble: undefined, isKeeping: false, isChanged: false });
  });

  it('that the engine lost are not waited for', async () => {
    const { own, run, engines } = await opened();
    await run('+one');
    engines.held.clear();
    await settled();
    expect(own.state()).toMatchObject({ isKeeping: false, kept: undefined });
  });

  it('are saved with the next run if the code for it cannot be fetched now', async () => {
    const { own, run, loadLab } = await opened();
    await run('+one');
    loadLab.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await settled();
    expect(own.state()).toMatchObject({ isKeeping: false, kept: undefined });
    await run('+two');
    await settled();
    expect(textOf(device.saved()?.engines.sqlite)).toBe('base+one+two');
  });
});

describe('the reader', () => {
  it('can take back all changes, or begin again', async () => {
    const { own, run } = await opened();
    await own.importCsv(fileOf('books.csv', 'a'), CHOICES);
    await run('+one');
    await settled();
    own.restore();
    expect(await run('SELECT 1')).toBe('base CREATE books');
    await settled();
    expect(device.saved()).toMatchObject({ engines: {}, files: [{ name: 'books.csv', table: 'books' }] });
    own.startAgain();
    expect(own.state()).toMatchObject({ files: [], kept: undefined, isChanged: false });
    await settled();
    expect(device.records.size).toBe(0);
  });

  it('can open a file, and take back the data that it replaced', async () => {
    const { own, run } = await opened();
    await run('+one');
    const answer = await own.open(fileOf('mine.sqlite', SQLITE_FILE));
    expect(answer).toHaveProperty('database');
    expect(own.state()).toMatchObject({ files: [{ name: 'mine.sqlite' }], hasPrevious: true });
    expect(await run('SELECT 1')).toBe(SQLITE_FILE);
    await settled();
    expect(textOf(device.saved()?.original.file)).toBe(SQLITE_FILE);
    own.takePrevious();
    expect(own.state()).toMatchObject({ files: [], hasPrevious: false });
    expect(await run('SELECT 1')).toBe('base+one');
    await settled();
    expect(textOf(device.saved()?.engines.sqlite)).toBe('base+one');
  });

  it('keeps the data if a file cannot be opened, whatever the reason', async () => {
    const { own, run, files } = await opened();
    await run('+one');
    files.problemOf.mockResolvedValueOnce({ kind: 'damaged' });
    expect(await own.open(fileOf('mine.sqlite', SQLITE_FILE))).toEqual({ problem: { kind: 'damaged' } });
    files.problemOf.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await own.open(fileOf('mine.sqlite', SQLITE_FILE))).toMatchObject({
      problem: { kind: 'engine', fate: 'kept' },
    });
    const large = Object.defineProperty(fileOf('large.csv', ''), 'size', { value: 1e9 });
    expect(await own.open(large)).toEqual({ problem: { kind: 'size' } });
    expect(own.state()).toMatchObject({ files: [], hasPrevious: false });
    expect(await run('SELECT 1')).toBe('base+one');
  });

  it('gets a table that a file brings, beside the changes made before, and it outlives the visit', async () => {
    const { own, run, files } = await opened();
    await run('+one');
    await own.importCsv(fileOf('books.csv', 'a'), CHOICES);
    expect(own.state().files).toMatchObject([{ name: 'books.csv', table: 'books' }]);
    expect(await run('SELECT 1')).toBe('base+one');
    await settled();
    expect(device.saved()).toMatchObject({ original: { scripts: ['CREATE books'] } });
    await own.importCsv(fileOf('more.csv', 'a'), CHOICES);
    expect(files.makeTable.mock.lastCall).toEqual([
      expect.anything(),
      'more.csv',
      bytesOf('a'),
      CHOICES,
      ['books'],
      expect.any(Function),
    ]);
    expect((await opened()).own.state().files).toMatchObject([{ name: 'books.csv', table: 'books' }]);
  });

  it('gets a table that came while other data were being written', async () => {
    const { own } = await opened();
    let release = (): void => undefined;
    device.gate = new Promise((resolve) => (release = resolve));
    await own.open(fileOf('mine.sqlite', SQLITE_FILE));
    await own.importCsv(fileOf('books.csv', 'a'), CHOICES);
    release();
    await settled();
    expect(device.saved()).toMatchObject({
      original: { scripts: ['CREATE books'] },
      files: [{ name: 'mine.sqlite' }, { name: 'books.csv' }],
    });
  });

  it('no longer waits for a file after going on to other data', async () => {
    const { own, files } = await opened();
    const reading = own.open(fileOf('books.csv', 'a'));
    own.startAgain();
    await reading;
    const isWanted = files.previewTable.mock.lastCall?.at(3) as unknown as () => boolean;
    expect(isWanted()).toBe(false);
  });
});

describe('a second tab', () => {
  const both = async () => {
    const [first, second] = [await opened(), await opened()];
    await first.run('+first');
    await settled();
    return { first, second };
  };

  it('is not written over, and is told at once', async () => {
    const { first, second } = await both();
    expect(first.own.state().trouble).toBeUndefined();
    expect(second.own.state().trouble).toBe('otherTab');
    await second.run('+second');
    await settled();
    expect(textOf(device.saved()?.engines.sqlite)).toBe('base+first');
  });

  it('may take what the first has saved', async () => {
    const { second } = await both();
    await second.run('+second');
    second.own.takeTheirs();
    expect(await second.run('SELECT 1')).toBe('base+first');
    expect(second.own.state()).toMatchObject({ trouble: undefined, isKeeping: false });
  });

  it('may insist on its own data', async () => {
    const { first, second } = await both();
    await second.run('+second');
    await second.own.keepMine();
    await settled();
    expect(textOf(device.saved()?.engines.sqlite)).toBe('base+second');
    expect([first.own.state().trouble, second.own.state().trouble]).toEqual(['otherTab', undefined]);
  });

  it('is found by the write itself where it was not heard', async () => {
    const { own, run } = await opened();
    device.records.set('shop', { revision: 'of another tab' });
    await run('+one');
    await settled();
    expect(own.state()).toMatchObject({ trouble: 'otherTab', kept: undefined });
    expect(device.records.get('shop')).toEqual({ revision: 'of another tab' });
  });
});

describe('storage', () => {
  it.each([
    ['full', Object.assign(new Error(), { name: 'QuotaExceededError' })],
    ['blocked', new Error('The operation is insecure.')],
  ])('that is %s is reported, and the lab goes on', async (trouble, failure) => {
    const { own, run, engines } = await opened();
    await run('+one');
    await settled();
    device.failure = failure;
    await run('+two');
    await settled();
    expect(own.state()).toMatchObject({ trouble, isKeeping: false, kept: { bytes: 'base+one'.length } });
    // An engine that restarts has the data that could not be saved.
    engines.held.clear();
    expect(await run('SELECT 1')).toBe('base+one+two');
    expect(textOf(device.saved()?.engines.sqlite)).toBe('base+one');
    device.failure = undefined;
    await run('+three');
    await settled();
    expect(own.state()).toMatchObject({ trouble: undefined, kept: { bytes: 'base+one+two+three'.length } });
  });

  it('that does not answer lets the lab start, and is named, because it may hold data', async () => {
    device.failure = new DOMException('The storage does not answer', 'TimeoutError');
    const { own, run } = await opened();
    expect(own.state()).toMatchObject({ trouble: 'unanswered', kept: undefined });
    expect(await run('SELECT 1')).toBe('base');
  });

  it('that is missing lets the lab start', async () => {
    device.failure = new Error('no IndexedDB');
    const { own, run } = await opened();
    expect(await run('SELECT 1')).toBe('base');
    expect(own.state()).toMatchObject({ trouble: undefined, isChanged: false });
    await own.keepMine();
    own.startAgain();
    await settled();
    expect(own.state().trouble).toBe('blocked');
  });
});

describe('a record', () => {
  const whole = (text: string) => ({
    version: 1,
    revision: 'r',
    savedAt: 0,
    engines: { sqlite: bytesOf(text) },
    original: { scripts: [] },
    files: [],
  });

  it.each([
    ['damaged', { ...whole('x'), savedAt: 'yesterday' }],
    ['newer', { ...whole('x'), version: 2 }],
  ])('that is %s is set aside, never lost', async (reason, record) => {
    device.records.set('shop', record);
    const { own, run } = await opened();
    expect(own.state()).toMatchObject({ putAside: reason, canOpenAside: true, kept: undefined });
    expect(await run('SELECT 1')).toBe('base');
    expect([...device.records]).toEqual([['shop aside', record]]);
    expect((await opened()).own.state().putAside).toBe('earlier');
  });

  it('with bytes that no engine starts from is set aside', async () => {
    device.records.set('shop', whole('rotten'));
    const { own, run, engines } = await opened();
    engines.fault = (text) => (text === 'rotten' ? { kind: 'file', message: 'not a database' } : undefined);
    expect(await run('SELECT 1')).toBe('base');
    expect(own.state()).toMatchObject({ putAside: 'damaged', kept: undefined });
    expect([...device.records.keys()]).toEqual(['shop aside']);
  });

  it('keeps the data of the engine that does start', async () => {
    device.records.set('shop', {
      ...whole('rotten'),
      engines: { sqlite: bytesOf('rotten'), postgres: bytesOf('sound') },
    });
    const { own, run, engines } = await opened();
    engines.fault = (text) => (text === 'rotten' ? { kind: 'start', message: 'damaged' } : undefined);
    await run('SELECT 1');
    expect(own.state()).toMatchObject({ putAside: 'damaged', kept: { bytes: 'sound'.length } });
    expect(Object.keys(device.saved()?.engines ?? {})).toEqual(['postgres']);
    expect(await run('SELECT 1', 'postgres')).toBe('sound');
  });

  it.each([
    ['engine starts from nothing', () => ({ kind: 'engine', message: 'gone' }) as const],
    ['network brings the engine', () => ({ kind: 'download', message: 'offline' }) as const],
  ])('stays where it is if no %s', async (_why, fault) => {
    const record = whole('sound');
    device.records.set('shop', record);
    const { own, engines } = await opened();
    engines.fault = fault;
    expect(textOf((await own.usable('sqlite')).kept?.sqlite)).toBe('sound');
    expect(own.state()).toMatchObject({ putAside: undefined, kept: {} });
    expect(device.records.get('shop')).toBe(record);
  });

  it('that was set aside can be tried again, but not over newer data', async () => {
    device.records.set('shop aside', whole('sound'));
    const { own, run } = await opened();
    expect(own.state()).toMatchObject({ putAside: 'earlier', canOpenAside: true });
    await own.openAside();
    expect(await run('SELECT 1')).toBe('sound');
    expect(own.state()).toMatchObject({ putAside: undefined, kept: { bytes: 'sound'.length } });

    device.records.set('shop aside', whole('older'));
    await own.openAside();
    expect(await run('SELECT 1')).toBe('sound');
    expect(device.records.has('shop aside')).toBe(true);
  });
});
