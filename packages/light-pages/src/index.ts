import buildHighlighting from './build-highlighting/plugin';
import firstLoad from './first-load/plugin';
import type { PluginEntry } from './inSequence';
import inlineTranslations from './inline-translations/plugin';
import leanScripts from './lean-scripts/plugin';
import type { LightPagesOptions } from './options';

export { joinChunkGroups, sharedScripts, styleSheet } from './chunkGroups';
export { inSequence, type PluginEntry } from './inSequence';
export type { ChunkGroups, Hydration, LightPagesOptions } from './options';

/** Classes of Docusaurus' theme that `first-load/start/colourMode.ts` looks for. */
const OWN_CLASSES = ['toggleButton'];

/**
 * The plugins of light pages, for {@link inSequence}: after plugins that add files to the build, and before plugins
 * that list these files.
 */
export function lightPages(options: LightPagesOptions = {}): PluginEntry[] {
  const { chunks = {}, navigationProgress, keptClasses = [], translated = [] } = options;
  return [
    buildHighlighting,
    [leanScripts, { chunks, navigationProgress, keptClasses: [...OWN_CLASSES, ...keptClasses] }],
    [inlineTranslations, { translated: ['src', ...translated] }],
    [firstLoad, options],
  ];
}
