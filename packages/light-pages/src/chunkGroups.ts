import type { ChunkGroups } from './options';

/** The settings of a group of Rspack's `splitChunks`. */
interface ChunkGroup {
  readonly test: RegExp;
  readonly name: string;
  readonly type?: string;
  readonly chunks: 'async' | 'all';
  readonly minChunks?: number;
  readonly enforce: true;
  readonly priority: number;
}

/** A chunk of scripts that several pages share, cached from page to page and loaded by no other page. */
export const sharedScripts = (name: string, test: RegExp, priority = 60): ChunkGroup => ({
  test,
  name,
  chunks: 'async',
  minChunks: 2,
  enforce: true,
  priority,
});

/**
 * A stylesheet split from Docusaurus' single one. Each page has the rules that it needs in its HTML; the whole sheet
 * loads with the scripts that import it. CSS modules do not depend on the order of sheets.
 */
export const styleSheet = (name: string, test: RegExp, priority = 65): ChunkGroup => ({
  test,
  name,
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
  priority,
});

/**
 * Merges the chunk groups of several parts of a site.
 *
 * @throws Error where two parts use the same key
 */
export function joinChunkGroups(parts: readonly (ChunkGroups | undefined)[]): ChunkGroups {
  const joined: Record<string, object> = {};
  for (const [key, group] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (key in joined) throw new Error(`Two parts of the site define a chunk group named ${key}; rename one.`);
    joined[key] = group;
  }
  return joined;
}
