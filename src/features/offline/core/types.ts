/** A file that has to be on the device. */
export interface SavedFile {
  /** Path on this site, with the base path. */
  readonly url: string;
  /** Changes when the file's content does. */
  readonly revision: string;
  /** Bytes as a host that compresses sends them. */
  readonly bytes: number;
  /** Bytes that it takes on the device. */
  readonly stored: number;
}

/** What the list of courses says of each. */
export interface PackSummary {
  readonly id: string;
  /** The course's name in the page's language. */
  readonly label: string;
  /** First page of the course. */
  readonly href: string;
  /** Where the course is offered: paths of pages, and folders with a slash at their end. */
  readonly places: readonly string[];
  /** Changes when any of its files does. */
  readonly version: string;
  readonly pages: number;
  readonly bytes: number;
  readonly stored: number;
  /** Whether the PostgreSQL engine is among the files; nothing where the course has no SQL to run. */
  readonly postgres?: boolean;
}

/** Everything that a course needs without a network. */
export interface PackManifest extends PackSummary {
  readonly format: 1;
  readonly files: readonly SavedFile[];
  /** Documents of sandboxed frames, which no service worker may answer: the browser's own cache has to hold them. */
  readonly frames: readonly string[];
}

/** What the device knows of a course that was saved, or half saved. */
export interface PackRecord {
  readonly locale: string;
  readonly manifest: PackManifest;
  readonly isComplete: boolean;
  /** Files of the edition before, which pages that are still open may ask for. */
  readonly previous: readonly string[];
}

/** The files of a language with which the site starts without a network. */
export interface ShellManifest {
  readonly format: 1;
  readonly version: string;
  readonly bytes: number;
  readonly files: readonly SavedFile[];
}

/** A language as the service worker knows it. */
export interface LocalePlace {
  /** Base path, with a slash at its end. */
  readonly base: string;
  /** Version of its shell. */
  readonly shell: string;
}

/** What the build writes into the service worker: languages by name, the default language first. */
export type SitePlaces = Readonly<Record<string, LocalePlace>>;

/** What a page asks the worker for. */
export type WorkerTask = 'KEEP_SHELL' | 'KEEP_NOTHING';
