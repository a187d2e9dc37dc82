import { createStorageSlot } from '@docusaurus/theme-common';
import { failureOf, nextPackState, type Obstacle, type PackEvent, type PackState } from './core/packState';
import { LIST_FOLDER } from './core/paths';
import { PATIENCE_MS } from './core/patience';
import type { PackSummary } from './core/types';
import { downloadPack } from './downloadPack';
import { deleteRecord, dropUnneededFiles, readRecord, readRecords, standingOf } from './records';
import { removeWorker, startWorker } from './serviceWorker';
import { WorkerRefused, workerReady } from './workerReady';

const LOCK = 'offline-packs';

/** A storage slot whose changes notify other tabs that the saved courses have changed. */
const changedSlot = () => createStorageSlot('offline.changed');

/** @returns a function that stops listening */
export const onPacksChanged = (listener: () => void): (() => void) => changedSlot().listen(listener);

class Busy extends Error {
  override name = 'Busy';
}

/** Runs work under a lock, so that only one tab changes the saved files at a time. */
async function alone(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) throw new Busy('Another tab is changing what is saved.');
    try {
      await work();
    } finally {
      changedSlot().set(String(Date.now()));
    }
  });
}

/** What prevents this browser from saving anything; undefined if nothing does. */
async function findObstacle(): Promise<Obstacle | undefined> {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('caches' in window) || !('locks' in navigator)) return 'browser';
  try {
    await readRecords();
    return undefined;
  } catch {
    return 'blocked';
  }
}

/** Loads the courses of a language from the site, or the saved ones if the network fails or is slow. */
export async function loadSummaries(locale: string, baseUrl: string): Promise<readonly PackSummary[]> {
  const records = await readRecords().catch(() => []);
  const saved = records.filter((record) => record.locale === locale).map(({ manifest }) => manifest);
  const signal = saved.length > 0 ? AbortSignal.timeout(PATIENCE_MS) : null;
  try {
    const response = await fetch(`${baseUrl}${LIST_FOLDER}/packs.json`, { cache: 'no-cache', signal });
    const summaries = response.ok ? ((await response.json()) as unknown) : undefined;
    if (Array.isArray(summaries)) return summaries as PackSummary[];
  } catch {
    // No network, an unresponsive one, or a captive portal.
  }
  return saved;
}

/** A course on this device, observable by views. Its download continues while the reader moves between pages. */
export class PackKeeper {
  private state: PackState = { kind: 'unknown' };
  private readonly listeners = new Set<() => void>();
  private stopping: AbortController | undefined;

  constructor(
    private readonly summary: PackSummary,
    private readonly locale: string,
    private readonly baseUrl: string,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): PackState => this.state;

  /** Reads the state on the device. */
  async refresh(): Promise<void> {
    if (this.isBusy()) return;
    const obstacle = await findObstacle();
    const event: PackEvent = obstacle
      ? { type: 'obstructed', obstacle }
      : { type: 'found', ...(await this.standing()) };
    if (!this.isBusy()) this.change(event);
  }

  /** Saves the course, resumes saving it, or updates it. */
  async save(): Promise<void> {
    if (this.isBusy()) return;
    const { signal } = (this.stopping = new AbortController());
    this.change({ type: 'progress', done: 0, total: this.summary.bytes });
    try {
      await alone(() => this.download(signal));
      createStorageSlot('offline.mode').set('on');
      this.change({ type: 'found', ...(await this.standing()) });
    } catch (error) {
      await this.fail(error, signal);
    }
  }

  /** Stops a download; the next one resumes from what has been saved. */
  stop(): void {
    this.stopping?.abort();
  }

  /** Removes the course from the device; removing the last one also removes the worker. */
  async remove(): Promise<void> {
    try {
      await alone(async () => {
        await deleteRecord(this.locale, this.summary.id);
        await dropUnneededFiles();
        if ((await readRecords()).length > 0) return;
        createStorageSlot('offline.mode').del();
        if (!matchMedia('(display-mode: standalone)').matches) await removeWorker();
      });
      this.change({ type: 'found', ...(await this.standing()) });
    } catch (error) {
      await this.fail(error);
    }
  }

  private isBusy(): boolean {
    return this.state.kind === 'downloading';
  }

  private async download(signal: AbortSignal): Promise<void> {
    const registration = await startWorker().catch((error: unknown) => {
      console.error('The service worker was not registered.', error);
      throw new WorkerRefused('The service worker was not registered.');
    });
    // Not awaited, because a browser may ask the reader for permission.
    void navigator.storage?.persist?.().catch(() => false);
    await downloadPack(this.summary.id, {
      locale: this.locale,
      baseUrl: this.baseUrl,
      signal,
      whenReady: () => workerReady(registration, signal),
      onProgress: (done, total) => this.change({ type: 'progress', done, total }),
    });
  }

  private async fail(error: unknown, signal?: AbortSignal): Promise<void> {
    const standing = await this.standing().catch(() => ({ latest: this.summary }));
    this.change(
      signal?.aborted ? { type: 'found', ...standing } : { type: 'failed', failure: failureOf(error), ...standing },
    );
  }

  private async standing() {
    const record = await readRecord(this.locale, this.summary.id);
    return { latest: this.summary, ...(record && { record: await standingOf(record) }) };
  }

  private change(event: PackEvent): void {
    this.state = nextPackState(this.state, event);
    for (const listener of this.listeners) listener();
  }
}

const keepers = new Map<string, PackKeeper>();

/** Returns the keeper of a course: the same object for every view. */
export function packKeeper(summary: PackSummary, locale: string, baseUrl: string): PackKeeper {
  const key = `${locale}/${summary.id}/${summary.version}`;
  const keeper = keepers.get(key) ?? new PackKeeper(summary, locale, baseUrl);
  keepers.set(key, keeper);
  return keeper;
}
