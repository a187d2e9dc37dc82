/** Names of chunks, or in their place ids of modules, in the shape in which a route's component gets its properties. */
export type ChunkNames = string | number | readonly ChunkNames[] | { readonly [property: string]: ChunkNames };

/** A route of Docusaurus, with what its component is made from. */
export interface TableRoute {
  readonly path: string;
  readonly exact?: boolean;
  /** Tells routes with the same path apart. */
  readonly hash: string;
  /** Its place among its neighbours, where these are missing. */
  readonly key?: string;
  readonly chunks: ChunkNames;
  readonly routes?: readonly TableRoute[];
}

/** Routes, and where the modules are that they are drawn with. */
export interface RouteTable {
  readonly routes: readonly TableRoute[];
  /** Chunks by the id of the module that needs them. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Chunks that the islands of a document need beside its own, by the id of its module; those of the page that is opened come one by one. */
  readonly islands?: Readonly<Record<string, readonly string[]>>;
  /** Names of files by the id of their chunk, without folder and ending. */
  readonly files: Readonly<Record<string, string>>;
}

/** What a page has of the table. */
export interface PageRoutes extends RouteTable {
  /** Where the whole table is. */
  readonly table: string;
  /** The addresses that the page's routes are for: its own, where it has one, and those of its neighbours. */
  readonly addresses: readonly string[];
  /** Path of the home page, where the site has one and this is another. */
  readonly home?: string;
}

/** The element of a page that has it. */
export const PAGE_ROUTES_ID = 'page-routes';
