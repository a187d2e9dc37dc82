import siteStorage from '@generated/site-storage';
import { removeWorker } from '../offline/serviceWorker';
import { amountsOf, kindOf, type Amount, type DataKind } from './core/storedData';

const SUFFIX = siteStorage.namespace;
/** Databases that readers have made in the free SQL lab. */
const OWN_DATABASES = 'sql-lab';
/** The caches of the site: of the offline mode, of the PWA plugin, of the SQL engines. */
const CACHES = /^(?:offline-|workbox-|sql-lab$)/;

function entriesOf(storage: Storage): (readonly [string, string])[] {
  return Object.keys(storage).map((key) => [key, storage.getItem(key) ?? ''] as const);
}

/** How much the site keeps of each kind; undefined where the browser blocks storage. */
export function readAmounts(): Readonly<Record<DataKind, Amount>> | undefined {
  try {
    return amountsOf(entriesOf(localStorage), SUFFIX);
  } catch {
    return undefined;
  }
}

function dropEntries(storage: Storage, isWanted: (kind: DataKind) => boolean): void {
  for (const key of Object.keys(storage)) {
    const kind = kindOf(key, SUFFIX);
    if (kind && isWanted(kind)) storage.removeItem(key);
  }
}

function dropDatabases(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(OWN_DATABASES);
    request.onsuccess = () => resolve();
    // Another tab works on one at this moment: the browser deletes it afterwards.
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

/** Deletes one kind of data. */
export async function deleteKind(kind: 'typed' | 'search' | 'look'): Promise<void> {
  dropEntries(localStorage, (each) => each === kind);
  dropEntries(sessionStorage, (each) => each === kind);
  if (kind === 'typed') await dropDatabases();
}

/** Deletes everything that the site keeps in this browser, except who is signed in. */
export async function deleteAll(): Promise<void> {
  await dropDatabases();
  if ('serviceWorker' in navigator) await removeWorker();
  for (const name of await caches.keys()) if (CACHES.test(name)) await caches.delete(name);
  for (const storage of [localStorage, sessionStorage]) dropEntries(storage, () => true);
}
