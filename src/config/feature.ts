import type { MDXPlugin } from '@docusaurus/mdx-loader';
import type { ChunkGroups, PluginEntry } from 'light-pages';
import type { LongProperties } from 'light-pages/islands/remark/islandData';

/** What a feature adds to the build; its folder `build/` exports it. */
export interface Feature {
  /** Its Docusaurus plugins. */
  readonly plugins?: readonly PluginEntry[];
  /** Its transforms of documents, posts and `src/pages`, in their order. */
  readonly transforms?: readonly MDXPlugin[];
  /** Scripts that run on every page; paths from the repository's root. */
  readonly clientModules?: readonly string[];
  /** The chunks and stylesheets of its components. */
  readonly chunks?: ChunkGroups;
  /** Properties of its islands that a document moves into a separate script. */
  readonly islands?: LongProperties;
  /** Matches requests of its chunks that are of no use without a network: the offline mode does not save them. */
  readonly onlineOnly?: RegExp;
  /** Matches requests of its chunks that the start pages do not need offline, unless a saved course includes them. */
  readonly outsideShell?: RegExp;
}
