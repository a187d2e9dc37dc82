import type { SavedDatabase } from '../core/playground/savedDatabase';
import { inTime } from '../worker/inTime';

/* Plain IndexedDB: every browser has it, even in private windows, it stores bytes as they are, and a transaction can
   read and write in one step, which prevents conflicts between tabs. OPFS would need a worker for the same. */

const DATABASE = 'sql-lab';
const STORE = 'own-databases';
const CHANNEL = 'sql-lab.own-databases';
/** Opening takes milliseconds, reading or writing the largest record less than a second. */
const OPEN_MS = 4_000;
const WORK_MS = 20_000;
/** A channel is also heard in the tab that sends. */
const TAB = crypto.randomUUID();

interface Change {
  readonly dataset: string;
  readonly revision: string | undefined;
  readonly from: string;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // A full disk causes an error only at the commit.
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'));
  });
}

/** Runs work in one transaction and closes the database afterwards, so that no other tab has to wait for it. */
async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const opened = done(opening);
  const database = await inTime(opened, OPEN_MS).catch((error: unknown) => {
    // Another tab would have to wait for a connection that is opened too late and forgotten.
    opened.then((late) => late.close()).catch(() => undefined);
    throw error;
  });
  try {
    const transaction = database.transaction(STORE, mode);
    const end = committed(transaction);
    // If the work fails, its own error is thrown and the end of the transaction is ignored.
    end.catch(() => undefined);
    return await inTime(
      work(transaction.objectStore(STORE)).then((result) => end.then(() => result)),
      WORK_MS,
    );
  } finally {
    database.close();
  }
}

const asideKey = (dataset: string) => `${dataset} aside`;

const revisionOf = (value: unknown) => (value as Partial<SavedDatabase> | undefined)?.revision;

function tellOtherTabs(dataset: string, revision: string | undefined): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ dataset, revision, from: TAB } satisfies Change);
  channel.close();
}

/** Reads the record saved for a dataset, without validating it. */
export function readKept(dataset: string): Promise<unknown> {
  return within('readonly', (store) => done(store.get(dataset)));
}

/**
 * Replaces the saved database in one step, or changes nothing.
 *
 * @param expected - the revision that this tab last read or wrote
 * @returns false if another tab has written since; nothing was changed then
 * @throws QuotaExceededError if there is no space; the previous record remains
 */
export async function writeKept(
  dataset: string,
  next: SavedDatabase | undefined,
  expected: string | undefined,
): Promise<boolean> {
  const isWritten = await within('readwrite', async (store) => {
    if (revisionOf(await done(store.get(dataset))) !== expected) return false;
    if (next) await done(store.put(next, dataset));
    else await done(store.delete(dataset));
    return true;
  });
  if (isWritten) tellOtherTabs(dataset, next?.revision);
  return isWritten;
}

/** The revision that is currently saved. */
export async function keptRevision(dataset: string): Promise<string | undefined> {
  return revisionOf(await readKept(dataset));
}

/** Moves an unusable record aside, replacing one moved earlier. */
export async function setKeptAside(dataset: string): Promise<void> {
  await within('readwrite', async (store) => {
    await done(store.put(await done(store.get(dataset)), asideKey(dataset)));
    await done(store.delete(dataset));
  });
}

/** Whether a record was moved aside earlier. */
export async function isKeptAside(dataset: string): Promise<boolean> {
  return (await within('readonly', (store) => done(store.getKey(asideKey(dataset))))) !== undefined;
}

/**
 * Moves the record that was set aside back.
 *
 * @returns false if there is none, or if another record has been saved since, which is not overwritten
 */
export async function takeBackAside(dataset: string): Promise<boolean> {
  return within('readwrite', async (store) => {
    const aside: unknown = await done(store.get(asideKey(dataset)));
    if (aside === undefined || (await done(store.getKey(dataset))) !== undefined) return false;
    await done(store.put(aside, dataset));
    await done(store.delete(asideKey(dataset)));
    return true;
  });
}

/** Deletes the saved record of a dataset, and the one moved aside. */
export async function deleteKept(dataset: string): Promise<void> {
  await within('readwrite', async (store) => {
    await done(store.delete(dataset));
    await done(store.delete(asideKey(dataset)));
  });
  tellOtherTabs(dataset, undefined);
}

/** Calls back when another tab has written or deleted the saved record of a dataset. */
export function onOtherTab(dataset: string, listener: (revision: string | undefined) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Change>) => {
    if (data.dataset === dataset && data.from !== TAB) listener(data.revision);
  };
  return () => channel.close();
}
