import { readSaved, type ReadSaved, type SavedDatabase } from '../core/playground/savedDatabase';
import type * as databaseStore from './databaseStore';

/** The part of the browser's storage that a copy uses. */
export type DatabaseStore = typeof databaseStore;

/** How writing ended; nothing was changed unless `written`. */
export type Written = 'written' | 'otherTab' | 'full' | 'blocked';

/** The copy of a dataset's own data on the device, which other tabs may change too. */
export class DeviceCopy {
  /** The revision that this tab last read or wrote. */
  private revision: string | undefined;

  constructor(
    private readonly dataset: string,
    private readonly store: DatabaseStore,
  ) {}

  /** @returns undefined if nothing is saved, `aside` if there is only something that could not be read earlier */
  async read(): Promise<ReadSaved | 'aside' | undefined> {
    this.revision = undefined;
    const value = await this.store.readKept(this.dataset);
    if (value === undefined) return (await this.store.isKeptAside(this.dataset)) ? 'aside' : undefined;
    const read = readSaved(value);
    if ('saved' in read) this.revision = read.saved.revision;
    return read;
  }

  /**
   * Saves a record, or deletes the saved one if there is none to save.
   *
   * @returns undefined if there is nothing to delete either
   */
  async write(record: SavedDatabase | undefined): Promise<Written | undefined> {
    if (!record && this.revision === undefined) return undefined;
    try {
      if (!(await this.store.writeKept(this.dataset, record, this.revision))) return 'otherTab';
      this.revision = record?.revision;
      return 'written';
    } catch (error) {
      return (error as Error).name === 'QuotaExceededError' ? 'full' : 'blocked';
    }
  }

  /** Lets the next write replace what another tab has written. */
  async outdo(): Promise<void> {
    this.revision = await this.store.keptRevision(this.dataset);
  }

  /** Moves what cannot be used out of the way. */
  async setAside(): Promise<void> {
    await this.store.setKeptAside(this.dataset);
    this.revision = undefined;
  }

  /** @returns whether a record that was set aside is the copy again */
  takeBackAside(): Promise<boolean> {
    return this.store.takeBackAside(this.dataset);
  }

  /** Deletes the copy, and what was set aside. */
  async delete(): Promise<void> {
    await this.store.deleteKept(this.dataset);
    this.revision = undefined;
  }

  /** Calls back when another tab has changed the copy. */
  onOtherTab(listener: () => void): () => void {
    return this.store.onOtherTab(this.dataset, (revision) => {
      if (revision !== this.revision) listener();
    });
  }
}
