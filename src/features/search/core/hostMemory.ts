/** A host of the search service, as its client names it. */
export interface ServiceHost {
  url: string;
}

type HostStatus = 'up' | 'down' | 'timed out';

/** A host and its last known status. */
export interface KnownHost extends ServiceHost {
  status: HostStatus;
  lastUpdate: number;
  isUp: () => boolean;
  isTimedOut: () => boolean;
}

/** Text stored in this browser; the methods may throw where storage is blocked. */
export interface TextStore {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
}

type Kept = Record<string, { status: HostStatus; lastUpdate: number } | undefined>;

/** How long a failed host is avoided. */
const MEMORY_MS = 120_000;

/**
 * Remembers across page loads what the client of the search service knows about its hosts.
 *
 * The client's own cache cannot do this (algoliasearch 5.64): its keys include the time, so that no entry is ever found
 * again, and it stores hosts as JSON, which loses their functions.
 *
 * @param key - storage key
 * @param now - clock in milliseconds
 */
export function hostMemory(store: TextStore, key: string, now: () => number) {
  let inTab: Kept = {};
  const read = (): Kept => {
    try {
      const kept = JSON.parse(store.get(key) ?? 'null') as Kept | null;
      return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : inTab;
    } catch {
      return inTab;
    }
  };
  const write = (kept: Kept) => {
    inTab = kept;
    try {
      store.set(key, JSON.stringify(kept));
    } catch {
      // Storage is blocked: only this tab remembers.
    }
  };
  const revive = (host: ServiceHost): KnownHost | undefined => {
    const { status, lastUpdate } = read()[host.url] ?? {};
    if ((status !== 'down' && status !== 'timed out') || typeof lastUpdate !== 'number') return undefined;
    const isOld = () => now() - lastUpdate > MEMORY_MS;
    if (isOld()) return undefined;
    return { ...host, status, lastUpdate, isUp: isOld, isTimedOut: () => status === 'timed out' && !isOld() };
  };
  return {
    get: async <Value>(host: unknown, fallback: () => Promise<Value>): Promise<Value> =>
      (revive(host as ServiceHost) as Value | undefined) ?? fallback(),
    set: <Value>(host: unknown, known: Value): Promise<Value> => {
      const { status } = known as KnownHost;
      write({ ...read(), [(host as ServiceHost).url]: { status, lastUpdate: now() } });
      return Promise.resolve(known);
    },
    delete: (host: unknown): Promise<void> => {
      write({ ...read(), [(host as ServiceHost).url]: undefined });
      return Promise.resolve();
    },
    clear: (): Promise<void> => {
      write({});
      return Promise.resolve();
    },
  };
}
