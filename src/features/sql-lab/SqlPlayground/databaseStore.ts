import type { SavedDatabase } from '../core/savedDatabase';

/*
 * IndexedDB, plain: it is there in every browser and in private windows, takes bytes as they are, and one
 * transaction reads and writes, which is what keeps two tabs apart. OPFS would need a worker for the same.
 */

const DATABASE = 'sql-lab';
const STORE = 'own-databases';
const CHANNEL = 'sql-lab.own-databases';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // A full disk is noticed at the commit.
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'));
  });
}

/** Runs work in one transaction; the database is closed afterwards, so that no other tab waits for it. */
async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  try {
    const transaction = database.transaction(STORE, mode);
    const end = committed(transaction);
    // Where the work fails it says why; the end of the transaction is not waited for then.
    end.catch(() => undefined);
    const result = await work(transaction.objectStore(STORE));
    await end;
    return result;
  } finally {
    database.close();
  }
}

const asideKey = (dataset: string) => `${dataset} aside`;

const revisionOf = (value: unknown) => (value as Partial<SavedDatabase> | undefined)?.revision;

function tellOtherTabs(dataset: string, revision: string | undefined): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ dataset, revision });
  channel.close();
}

/** What is kept under a dataset, unread: whoever asks must look whether it is whole. */
export function readKept(dataset: string): Promise<unknown> {
  return within('readonly', (store) => done(store.get(dataset)));
}

/**
 * Writes a database in place of the one before it, or nothing at all.
 *
 * @param expected - the revision that the tab has read or written last
 * @returns false where another tab has written since; nothing was changed then
 * @throws QuotaExceededError where there is no room; what was kept before is still there
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

/** The revision that is kept now. */
export async function keptRevision(dataset: string): Promise<string | undefined> {
  return revisionOf(await readKept(dataset));
}

/** Puts aside what cannot be used, in place of what was put aside before. */
export async function setKeptAside(dataset: string): Promise<void> {
  await within('readwrite', async (store) => {
    await done(store.put(await done(store.get(dataset)), asideKey(dataset)));
    await done(store.delete(dataset));
  });
}

/** Deletes what was kept of a dataset, and what was put aside. */
export async function deleteKept(dataset: string): Promise<void> {
  await within('readwrite', async (store) => {
    await done(store.delete(dataset));
    await done(store.delete(asideKey(dataset)));
  });
  tellOtherTabs(dataset, undefined);
}

/** Calls back when another tab has written or deleted what is kept of a dataset. */
export function onOtherTab(dataset: string, listener: (revision: string | undefined) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<{ dataset: string; revision: string | undefined }>) => {
    if (data.dataset === dataset) listener(data.revision);
  };
  return () => channel.close();
}
