/** Chunk names, or module ids in their place, in the shape of the properties of a route's component. */
export type ChunkNames = string | number | readonly ChunkNames[] | { readonly [property: string]: ChunkNames };

/** A Docusaurus route, with the modules of its component. */
export interface TableRoute {
  readonly path: string;
  readonly exact?: boolean;
  /** Tells routes with the same path apart. */
  readonly hash: string;
  /** Its index among its siblings, where some of them are missing. */
  readonly key?: string;
  readonly chunks: ChunkNames;
  readonly routes?: readonly TableRoute[];
}

/** Routes, and the locations of the modules that render them. */
export interface RouteTable {
  readonly routes: readonly TableRoute[];
  /** Chunks by the id of the module that needs them. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Further chunks that a document's islands need, by module id; the islands of the first page load one by one. */
  readonly islands?: Readonly<Record<string, readonly string[]>>;
  /** File names without folder and extension, by chunk id. */
  readonly files: Readonly<Record<string, string>>;
}

/** The part of the table that a page contains. */
export interface PageRoutes extends RouteTable {
  /** URL of the whole table. */
  readonly table: string;
  /** The page's path, if it has a route. */
  readonly address?: string;
  /** Path of the home page, if the site has one and this is another page. */
  readonly home?: string;
}

/** Id of the element that holds a page's routes. */
export const PAGE_ROUTES_ID = 'page-routes';
