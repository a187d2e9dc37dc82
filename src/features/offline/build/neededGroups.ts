import type { ChunkGroup } from './chunkGraph';

/** Chunks by route as Docusaurus writes them: names of chunks at the leaves. */
export type RouteChunks = Readonly<Record<string, unknown>>;

/** What works only with a network: sign-in, the hosted search, comments. */
const ONLINE_ONLY = /firebase|algoliasearch|giscus/i;
/** All modules of routes: the bundler makes chunks of them, and nobody asks for the list. */
const ROUTE_MODULES = /^@generated\/registry$/;
/** Asked for by code blocks that a reader can change, and by no others. */
const LIVE_CODE = /\/LiveCode\/View$/;
/** How documents hold such a block: written as a fence (`remark/liveCode`) or as a component. */
const LIVE_BLOCK = /\bnoInline:|\blive:(?:!0|true)\b/;
/** What the start pages can do without until there is a network, or a course that brings it. */
const NOT_IN_SHELL = /\/(?:SearchDialog|searchClient|fullHighlighter)$/;
/** Parts of diagrams, each a chunk; and libraries that only some kinds of diagram ask for. */
const DIAGRAMS = /mermaid|-[A-Z0-9]{8}\.mjs$|^katex$/;
const DIAGRAM_KIND = /\/([a-zA-Z0-9]+?)(?:Diagram|-definition|diagram)?(?:-v2)?-[A-Z0-9]{8}\.mjs$/;
const NEVER_ASKED_FOR = /^katex$|swimlanes|cose-bilkent|mermaid-parser|\/diagram-[A-Z0-9]{8}/;
const ROUTE_KEY = /-[0-9a-f]{3}$/;

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** The kind of diagram that a chunk draws, in the words of its file; undefined for a part that all need. */
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

/** What documents hold that only some of them do. */
export interface Contents {
  /** Kinds of diagram, such as `flow` or `er`. */
  readonly diagrams: ReadonlySet<string>;
  readonly hasLiveCode: boolean;
}

/** Reads from the scripts of documents what they hold. */
export function readContents(scripts: readonly string[]): Contents {
  return {
    diagrams: new Set(scripts.flatMap(diagramKinds)),
    hasLiveCode: scripts.some((script) => LIVE_BLOCK.test(script)),
  };
}

/**
 * Answers which groups of chunks a set of pages needs: those of their routes with all that these may load later,
 * and what every page may load, such as the search dialog, but no other page's content.
 */
export class GroupFinder {
  private readonly places = new Map<string, number>();
  private readonly routeNames: ReadonlySet<string>;

  constructor(
    private readonly groups: readonly ChunkGroup[],
    private readonly routes: RouteChunks,
  ) {
    groups.forEach(({ name }, place) => name && this.places.set(name, place));
    this.routeNames = new Set(leaves(routes));
  }

  /** Names of the chunks that a page's own route and those around it load. */
  routeChunks(path: string, parents: readonly string[]): string[] {
    return Object.entries(this.routes).flatMap(([key, chunks]) => {
      const route = key.replace(ROUTE_KEY, '');
      return route === path || parents.includes(route) ? leaves(chunks) : [];
    });
  }

  /**
   * @param names - chunks of the pages' routes
   * @param contents - what the pages hold; nothing for the shell, which has the pages without what they may load
   * @returns names of files below the base path
   * @throws Error where the graph has no entry: the bundler has changed what it tells
   */
  files(names: readonly string[], contents?: Contents): string[] {
    const main = this.places.get('main');
    if (main === undefined)
      throw new Error('The bundler names no chunk group "main"; see src/features/offline/build/chunkGraph.ts.');
    const seen = new Set<number>();
    const visit = (place: number): void => {
      const group = this.groups[place];
      if (!group || seen.has(place) || !this.isWanted(group, contents)) return;
      seen.add(place);
      for (const child of group.children) {
        const isRoute = this.routeNames.has(this.groups[child]?.name ?? '');
        if (!isRoute) visit(child);
      }
    };
    visit(main);
    for (const name of names) visit(this.places.get(name) ?? -1);
    if (contents) for (const worker of this.workers()) visit(worker);
    return [...new Set([...seen].flatMap((place) => this.groups[place]?.files ?? []))];
  }

  /** The files of the routes themselves, in which the documents are. */
  ownFiles(names: readonly string[]): string[] {
    return [...new Set(names.flatMap((name) => this.groups[this.places.get(name) ?? -1]?.files ?? []))];
  }

  private isWanted({ requests }: ChunkGroup, contents: Contents | undefined): boolean {
    const asks = (pattern: RegExp) => requests.some((request) => pattern.test(request));
    if (asks(ONLINE_ONLY) || asks(ROUTE_MODULES)) return false;
    if (asks(LIVE_CODE)) return contents?.hasLiveCode ?? false;
    if (!contents && asks(NOT_IN_SHELL)) return false;
    return !asks(DIAGRAMS) || requests.some((request) => isWantedDiagram(request, contents?.diagrams ?? new Set()));
  }

  /** Groups that nothing imports: scripts of web workers. The site has one such, of the search. */
  private workers(): number[] {
    const imported = new Set(this.groups.flatMap(({ children }) => children));
    return this.groups.flatMap(({ name }, place) => (name !== 'main' && !imported.has(place) ? [place] : []));
  }
}
