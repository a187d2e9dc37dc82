import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, RouteConfig } from '@docusaurus/types';

/** Chunk names, in the shape of the properties of a route's component. */
type ChunkNames = string | readonly ChunkNames[] | { readonly [property: string]: ChunkNames };

/** What Docusaurus writes for its server: chunks by the name of one of them, and their files. */
export interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly { readonly file: string }[]>>>>;
}

export interface PageFiles {
  readonly scripts: string[];
  readonly sheets: string[];
}

const namesIn = (chunks: ChunkNames): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesIn);

/**
 * The chunk names of each page, by its path: those of its route and of the routes around it.
 *
 * @param lists - the entries of Docusaurus' `routesChunkNames.json`, which it writes in the order of the routes
 * @throws Error where an entry is that of another route
 */
export function chunksOfPages(
  routes: readonly RouteConfig[],
  lists: Iterator<[string, ChunkNames]>,
  around: readonly string[] = [],
): [path: string, names: string[]][] {
  return routes.flatMap((route): [string, string[]][] => {
    const [key, chunks] = (lists.next().value ?? ['', {}]) as [string, ChunkNames];
    if (!key.startsWith(`${route.path}-`))
      throw new Error(`routesChunkNames.json has "${key}" where routes.js has the route ${route.path}.`);
    const names = [...around, ...namesIn(chunks)];
    return route.routes ? chunksOfPages(route.routes, lists, names) : [[route.path, names]];
  });
}

/** The files that chunks with these names consist of, relative to the base path. */
export function filesOf(names: readonly string[], { origins, assets }: ClientManifest): PageFiles {
  const chunks = [...new Set(names.flatMap((name) => origins[name] ?? []))];
  const ofKind = (kind: string) => chunks.flatMap((id) => (assets[id]?.[kind] ?? []).map(({ file }) => file));
  return { scripts: ofKind('js'), sheets: ofKind('css') };
}

/** Paths of the routes that may belong to a page's file, the likeliest first. */
function addressesOf(file: string, baseUrl: string): string[] {
  const address =
    baseUrl +
    file
      .split(path.sep)
      .join('/')
      .replace(/\.html$/, '');
  return [address, address.replace(/(?<=\/)index$/, ''), address.replace(/\/index$/, '')];
}

/**
 * Returns a function that returns the URLs of the scripts and stylesheets that a page's first scripts request; `file` is
 * the page's path below the output folder.
 */
export function readPageFiles(
  { generatedFilesDir, baseUrl }: LoadContext,
  routes: readonly RouteConfig[],
): (file: string) => PageFiles {
  const read = (name: string) => JSON.parse(readFileSync(path.join(generatedFilesDir, name), 'utf8')) as unknown;
  const lists = Object.entries(read('routesChunkNames.json') as Record<string, ChunkNames>);
  const manifest = read('client-manifest.json') as ClientManifest;
  const pages = new Map(chunksOfPages(routes, lists.values()));
  const withBase = (files: readonly string[]) => files.map((file) => baseUrl + file);
  return (file) => {
    const address = addressesOf(file, baseUrl).find((each) => pages.has(each));
    const { scripts, sheets } = filesOf(pages.get(address ?? '') ?? [], manifest);
    return { scripts: withBase(scripts), sheets: withBase(sheets) };
  };
}
