import type { CurrentBundler } from '@docusaurus/types';

const NAME = 'offline-chunk-graph';

/** What is loaded together by one `import()`, one worker or one entry. */
export interface ChunkGroup {
  /** Name of the chunk that the code asks for, where it has one: routes have. */
  readonly name?: string;
  /** What the code imports, as it is written there. */
  readonly requests: readonly string[];
  /** Names of files below the base path. */
  readonly files: readonly string[];
  /** Places in the list of groups that this one's code may load later. */
  readonly children: readonly number[];
}

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** The little of the bundler's own chunk group that is read; both bundlers of Docusaurus agree in it. */
interface BundlerGroup {
  readonly name?: string | null;
  readonly index?: number | null;
  readonly origins: readonly { readonly request?: string | null }[];
  getFiles: () => readonly string[];
  getParents: () => readonly BundlerGroup[];
}

/** A group has no identity of its own between two questions: its number, its name and its files tell it. */
const keyOf = (group: BundlerGroup) => `${group.index ?? ''}|${group.name ?? ''}|${group.getFiles().join()}`;

function readGroups(groups: readonly BundlerGroup[]): ChunkGroup[] {
  const children = new Map<string, Set<number>>();
  groups.forEach((group, place) => {
    for (const parent of group.getParents()) {
      const key = keyOf(parent);
      children.set(key, (children.get(key) ?? new Set()).add(place));
    }
  });
  return groups.map((group) => ({
    ...(group.name && { name: group.name }),
    requests: [...new Set(group.origins.flatMap(({ request }) => request ?? []))],
    files: group.getFiles().filter((file) => !file.endsWith('.map')),
    children: [...(children.get(keyOf(group)) ?? [])],
  }));
}

/**
 * A bundler plugin that tells which files each `import()` of the site's scripts loads, and what they may import
 * in their turn. Which chunks a page needs is known to nobody else: its HTML names only those of its first view.
 */
export function readChunkGraph(receive: (groups: readonly ChunkGroup[]) => void): {
  apply: (compiler: Compiler) => void;
} {
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tap(NAME, (compilation) =>
        receive(readGroups(compilation.chunkGroups as unknown as readonly BundlerGroup[])),
      );
    },
  };
}
