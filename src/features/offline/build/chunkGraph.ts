import type { CurrentBundler } from '@docusaurus/types';

const NAME = 'offline-chunk-graph';

/** Files loaded together by one `import()`, one worker or one entry. */
export interface ChunkGroup {
  /** Name of the chunk; only some chunks, such as those of routes, have one. */
  readonly name?: string;
  /** The import specifiers as written in the code. */
  readonly requests: readonly string[];
  /** File names relative to the base path. */
  readonly files: readonly string[];
  /** Indices, in the list of groups, of those that this group's code may load later. */
  readonly children: readonly number[];
}

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** The part of the bundler's chunk group that is read here; both bundlers of Docusaurus provide it. */
interface BundlerGroup {
  readonly name?: string | null;
  readonly index?: number | null;
  readonly origins: readonly { readonly request?: string | null }[];
  getFiles: () => readonly string[];
  getParents: () => readonly BundlerGroup[];
}

/** The bundler creates new group objects on each access, so a group is identified by its index, name and files. */
const keyOf = (group: BundlerGroup) => `${group.index ?? ''}|${group.name ?? ''}|${group.getFiles().join()}`;

function readGroups(groups: readonly BundlerGroup[]): ChunkGroup[] {
  const children = new Map<string, Set<number>>();
  groups.forEach((group, index) => {
    for (const parent of group.getParents()) {
      const key = keyOf(parent);
      children.set(key, (children.get(key) ?? new Set()).add(index));
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
 * A bundler plugin that reports which files each `import()` of the site's scripts loads, and what those may import in
 * turn. Only the bundler knows all chunks that a page needs: the HTML names only those of the first view.
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
