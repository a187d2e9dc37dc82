import type { ChunkGroup } from './chunkGraph';

/** Chunks by route in the format of Docusaurus: chunk names at the leaves. */
export type RouteChunks = Readonly<Record<string, unknown>>;

/** Imported only by code blocks that a reader can edit. */
const LIVE_CODE = /\/LiveCode\/View$/;
/** Such a block in compiled documents, from a fence (`code-lab/build/liveCode`) or a component. */
const LIVE_BLOCK = /\bnoInline:|\blive:(?:!0|true)\b/;
/** Parts of diagrams, each a chunk, and libraries that only some kinds of diagram import. */
const DIAGRAMS = /mermaid|-[A-Z0-9]{8}\.mjs$|^katex$/;
const DIAGRAM_KIND = /\/([a-zA-Z0-9]+?)(?:Diagram|-definition|diagram)?(?:-v2)?-[A-Z0-9]{8}\.mjs$/;
const NEVER_ASKED_FOR = /^katex$|swimlanes|cose-bilkent|mermaid-parser|\/diagram-[A-Z0-9]{8}/;
const ROUTE_KEY = /-[0-9a-f]{3}$/;

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** The kind of diagram that a chunk renders, taken from its file name; undefined for a part that all kinds need. */
function diagramKind(request: string): string | undefined {
  return /diagram|-definition/i.test(request) ? DIAGRAM_KIND.exec(request)?.[1] : undefined;
}

function isWantedDiagram(request: string, kinds: ReadonlySet<string>): boolean {
  if (kinds.size === 0 || NEVER_ASKED_FOR.test(request)) return false;
  const kind = diagramKind(request);
  return kind === undefined || [...kinds].some((wanted) => kind.toLowerCase().startsWith(wanted));
}

function diagramKinds(script: string): string[] {
  return Array.from(script.matchAll(/\bmermaid,\{value:["'`](?:\\n|\s)*([a-zA-Z]+)/g), ([, kind = '']) =>
    kind === 'flowchart' || kind === 'graph' ? 'flow' : kind.replace(/Diagram.*$/, '').toLowerCase(),
  );
}

/** Code that features do not want to be saved; the patterns match requests of chunks. */
export interface LeftOut {
  readonly onlineOnly: readonly RegExp[];
  readonly outsideShell: readonly RegExp[];
}

/** Optional contents of documents. */
export interface Contents {
  /** Kinds of diagram, such as `flow` or `er`. */
  readonly diagrams: ReadonlySet<string>;
  readonly hasLiveCode: boolean;
}

/** Reads the optional contents of documents from their scripts. */
export function readContents(scripts: readonly string[]): Contents {
  return {
    diagrams: new Set(scripts.flatMap(diagramKinds)),
    hasLiveCode: scripts.some((script) => LIVE_BLOCK.test(script)),
  };
}

/**
 * Finds the chunk groups that a set of pages needs: those of their routes, everything that these may load later, and
 * what every page may load, such as the search dialog, but not the content of other pages.
 */
export class GroupFinder {
  private readonly indexes = new Map<string, number>();
  private readonly routeNames: ReadonlySet<string>;

  constructor(
    private readonly groups: readonly ChunkGroup[],
    private readonly routes: RouteChunks,
    private readonly leftOut: LeftOut,
  ) {
    groups.forEach(({ name }, index) => name && this.indexes.set(name, index));
    this.routeNames = new Set(leaves(routes));
  }

  /** Names of the chunks that a page's own route and its parent routes load. */
  routeChunks(path: string, parents: readonly string[]): string[] {
    return Object.entries(this.routes).flatMap(([key, chunks]) => {
      const route = key.replace(ROUTE_KEY, '');
      return route === path || parents.includes(route) ? leaves(chunks) : [];
    });
  }

  /**
   * Returns the files that pages need.
   *
   * @param names - chunks of the pages' routes
   * @param contents - contents of the pages; omitted for the shell, which leaves out what its pages may load later
   * @returns file names relative to the base path
   * @throws Error if the graph has no entry group, because the bundler reports it differently
   */
  files(names: readonly string[], contents?: Contents): string[] {
    const main = this.indexes.get('main');
    if (main === undefined)
      throw new Error('The bundler reports no chunk group "main"; see src/features/offline/build/chunkGraph.ts.');
    const seen = new Set<number>();
    const visit = (index: number): void => {
      const group = this.groups[index];
      if (!group || seen.has(index) || !this.isWanted(group, contents)) return;
      seen.add(index);
      for (const child of group.children) {
        const isRoute = this.routeNames.has(this.groups[child]?.name ?? '');
        if (!isRoute) visit(child);
      }
    };
    visit(main);
    for (const name of names) visit(this.indexes.get(name) ?? -1);
    if (contents) for (const worker of this.workers()) visit(worker);
    return [...new Set([...seen].flatMap((index) => this.groups[index]?.files ?? []))];
  }

  /** Returns the files of the routes themselves, which contain the documents. */
  ownFiles(names: readonly string[]): string[] {
    return [...new Set(names.flatMap((name) => this.groups[this.indexes.get(name) ?? -1]?.files ?? []))];
  }

  private isWanted({ requests }: ChunkGroup, contents: Contents | undefined): boolean {
    const asks = (...patterns: readonly RegExp[]) =>
      requests.some((request) => patterns.some((pattern) => pattern.test(request)));
    if (asks(...this.leftOut.onlineOnly)) return false;
    if (asks(LIVE_CODE)) return contents?.hasLiveCode ?? false;
    if (!contents && asks(...this.leftOut.outsideShell)) return false;
    return !asks(DIAGRAMS) || requests.some((request) => isWantedDiagram(request, contents?.diagrams ?? new Set()));
  }

  /** Groups that no code imports, which are scripts of web workers. The site has one such worker, for the search. */
  private workers(): number[] {
    const imported = new Set(this.groups.flatMap(({ children }) => children));
    return this.groups.flatMap(({ name }, index) => (name !== 'main' && !imported.has(index) ? [index] : []));
  }
}
