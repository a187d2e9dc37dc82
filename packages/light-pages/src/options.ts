import type { PolicySources } from './content-policy/contentPolicy';

/** `intent`: scripts wait for the reader or an idle browser. `immediate`: they are loaded as Docusaurus does. */
export type Hydration = 'intent' | 'immediate';

/** Module groups with their own chunk or stylesheet, as in `optimization.splitChunks.cacheGroups`. */
export type ChunkGroups = Readonly<Record<string, object>>;

/** All settings of light pages; each has a default that fits any Docusaurus site. */
export interface LightPagesOptions {
  readonly hydration?: Hydration;
  readonly policy?: {
    /** What the content policy allows beyond the site itself, by directive. */
    readonly sources?: PolicySources;
    /** Names of Trusted Types policies that the site's scripts create, besides `default`. */
    readonly trustedTypes?: readonly string[];
  };
  /** File with the headers of Firebase Hosting, below the site's folder; without it hosts get no headers. */
  readonly hosting?: string;
  /** Folders below `assets`, besides `js`, for which the file names headers of their own. */
  readonly assetFolders?: readonly string[];
  /**
   * By language: the notice of a page whose scripts could not be loaded, for example because the site is served under
   * another path than the one it was built for. `{path}` stands for that path.
   */
  readonly unloadedNotice?: Readonly<Record<string, string>>;
  /** Chunks and stylesheets of the site's own parts. */
  readonly chunks?: ChunkGroups;
  /**
   * Names of stylesheets, without hash and extension, whose rules are not put into pages, such as those of a dialog
   * that loads its own.
   */
  readonly broughtSheets?: readonly string[];
  /** Classes of `<html>` on further pages that can be read without scripts, besides documents and posts. */
  readonly readingPages?: readonly string[];
  /** The keys that open the search: one alone, and one with Control or Command. Other shortcuts are not held. */
  readonly searchKeys?: { readonly alone: string; readonly withControl: string };
  /**
   * What a link with `data-opens` needs: paths of files in a language's output folder, up to the hash in their names.
   * They are fetched as soon as the link is pressed, also while the page is not hydrated yet.
   */
  readonly opened?: readonly string[];
  /** Module that replaces Docusaurus' progress bar for slow navigations. */
  readonly navigationProgress?: string;
  /** Folders with translated components besides `src`, relative to the site's folder. */
  readonly translated?: readonly string[];
}
