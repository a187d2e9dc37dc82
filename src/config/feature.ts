import type { ChunkGroups, PluginEntry } from 'light-pages';
import type { LongProperties } from 'light-pages/islands/remark/islandData';

/** What a feature adds to the build; its folder `build/` says it. */
export interface Feature {
  /** Its plugins of Docusaurus. */
  readonly plugins?: readonly PluginEntry[];
  /** The chunks and stylesheets of its parts. */
  readonly chunks?: ChunkGroups;
  /** Properties of its islands that a document hands over in a script of its own. */
  readonly islands?: LongProperties;
}
