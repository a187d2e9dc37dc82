import { ENGINE_NAMES, type EngineName } from '../types';

/** A file of the reader's that was loaded into the database. */
export interface SavedFile {
  readonly name: string;
  /** Name of the table created from the file, if it is a CSV file. */
  readonly table?: string;
}

/** The data before any changes: only the dataset, or a database file, and the tables created from CSV files. */
export interface Original {
  readonly file?: Uint8Array;
  /** Scripts that create the tables of CSV files. */
  readonly scripts: readonly string[];
}

/** The database of a dataset as the free lab saves it on the device. */
export interface SavedDatabase {
  readonly version: 1;
  /** Changes with every write, so that a tab notices when another one has written. */
  readonly revision: string;
  /** When it was written, in milliseconds. */
  readonly savedAt: number;
  /** The committed data of each engine; absent if the engine has changed nothing. */
  readonly engines: Readonly<Partial<Record<EngineName, Uint8Array<ArrayBuffer>>>>;
  readonly original: Original;
  readonly files: readonly SavedFile[];
}

export type ReadSaved = { readonly saved: SavedDatabase } | { readonly problem: 'newer' | 'damaged' };

const VERSION = 1;
/** The latest time that a `Date` can represent. */
const LAST_MOMENT = 8.64e15;

function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array && value.length > 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= LAST_MOMENT;
}

function isListOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isOne);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isFile(value: unknown): value is SavedFile {
  const { name, table } = fieldsOf(value);
  return isText(name) && (table === undefined || isText(table));
}

function isOriginal(value: unknown): value is Original {
  const { file, scripts } = fieldsOf(value);
  return (file === undefined || isBytes(file)) && isListOf(scripts, isText);
}

function isEngines(value: unknown): value is SavedDatabase['engines'] {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([name, bytes]) => ENGINE_NAMES.some((engine) => engine === name) && isBytes(bytes),
  );
}

/** Validates a saved record; a record that is not completely valid is rejected. */
export function readSaved(value: unknown): ReadSaved {
  const { version, revision, savedAt, engines, original, files } = fieldsOf(value);
  if (typeof version === 'number' && version > VERSION) return { problem: 'newer' };
  const isWhole =
    version === VERSION &&
    isText(revision) &&
    isMoment(savedAt) &&
    isEngines(engines) &&
    isOriginal(original) &&
    isListOf(files, isFile);
  return isWhole ? { saved: value as SavedDatabase } : { problem: 'damaged' };
}

/** Approximate size of a saved database in bytes, without names and numbers. */
export function savedBytes({ engines, original: { file, scripts } }: Omit<SavedDatabase, 'version'>): number {
  const texts = scripts.reduce((sum, script) => sum + new TextEncoder().encode(script).length, 0);
  const databases = Object.values(engines).reduce((sum, { length }) => sum + length, 0);
  return databases + texts + (file?.length ?? 0);
}
