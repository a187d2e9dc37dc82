/** A file that must be saved on the device. */
export interface SavedFile {
  /** Path on this site, with the base path. */
  readonly url: string;
  /** Changes when the file's content does. */
  readonly revision: string;
  /** Size of the compressed transfer, in bytes. */
  readonly bytes: number;
  /** Size on the device, in bytes. */
  readonly stored: number;
}

/** A course in the list of courses. */
export interface PackSummary {
  readonly id: string;
  /** The course's name in the page's language. */
  readonly label: string;
  /** First page of the course. */
  readonly href: string;
  /**
   * Where the course is offered: paths of pages, and folders with a trailing slash. The records on readers' devices
   * contain this name, so it must stay.
   */
  readonly places: readonly string[];
  /** Changes when any of its files does. */
  readonly version: string;
  readonly pages: number;
  readonly bytes: number;
  readonly stored: number;
  /** Whether the PostgreSQL engine is among the files; undefined if the course has no SQL to run. */
  readonly postgres?: boolean;
}

/** Everything that a course needs without a network. */
export interface PackManifest extends PackSummary {
  readonly format: 1;
  readonly files: readonly SavedFile[];
  /**
   * Documents of sandboxed frames, which the service worker never receives, so the browser's HTTP cache must hold them.
   */
  readonly frames: readonly string[];
}

/** The device's record of a course that is saved completely or in part. */
export interface PackRecord {
  readonly locale: string;
  readonly manifest: PackManifest;
  readonly isComplete: boolean;
  /** Files of the previous edition, which open pages may still request. */
  readonly previous: readonly string[];
}

/** The files of a language that the site needs to start without a network. */
export interface ShellManifest {
  readonly format: 1;
  readonly version: string;
  readonly bytes: number;
  readonly files: readonly SavedFile[];
}

/** The revisions of a language's files, by their encoded paths. */
export type FileRevisions = Readonly<Record<string, string>>;

/** A language in the service worker. */
export interface WorkerLocale {
  /** Base path, with a trailing slash. */
  readonly base: string;
  /** Version of its shell. */
  readonly shell: string;
}

/** The languages that the build writes into the service worker, the default language first. */
export type WorkerLocales = Readonly<Record<string, WorkerLocale>>;

/** Tasks that a page gives to the worker. Workers and pages of older builds know them by these names. */
export interface WorkerTasks {
  readonly KEEP_SHELL: { readonly input: null; readonly answer: null };
  readonly KEEP_NOTHING: { readonly input: null; readonly answer: null };
}
