import type { PolicySources } from './content-policy/contentPolicy';

/** `intent`: scripts wait for the reader or an idle browser. `immediate`: they are loaded as Docusaurus does. */
export type Hydration = 'intent' | 'immediate';

/** Groups of modules that get a chunk or a stylesheet of their own, as `optimization.splitChunks.cacheGroups` has them. */
export type ChunkGroups = Readonly<Record<string, object>>;

/** Everything that a site may say about its light pages; each setting has a default that fits any Docusaurus site. */
export interface LightPagesOptions {
  readonly hydration?: Hydration;
  readonly policy?: {
    /** What the content policy allows beyond the site itself, by directive. */
    readonly sources?: PolicySources;
    /** Names of Trusted Types policies that scripts of the site create, beside `default`. */
    readonly trustedTypes?: readonly string[];
  };
  /** File with the headers of Firebase Hosting, below the site's folder; without it hosts get no headers. */
  readonly hosting?: string;
  /** Chunks and stylesheets of the site's own parts. */
  readonly chunks?: ChunkGroups;
  /** Names of stylesheets, without hash and ending, whose rules no page starts with: a dialog brings its own. */
  readonly broughtSheets?: readonly string[];
  /** Classes that Docusaurus gives to `<html>` on pages that can be read without a script, beside documents and posts. */
  readonly readingPages?: readonly string[];
  /** The keys that open the search: one by itself, and one with Control or Command. Nobody's presses of others are held. */
  readonly searchKeys?: { readonly alone: string; readonly withControl: string };
  /** Module in place of Docusaurus' bar of a slow navigation. */
  readonly navigationProgress?: string;
  /** Classes of CSS modules that sheets look for by a part of their names, and that keep it. */
  readonly keptClasses?: readonly string[];
  /** Folders with components whose texts are translated, beside `src`, below the site's folder. */
  readonly translated?: readonly string[];
}
