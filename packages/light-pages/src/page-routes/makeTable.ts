import vm from 'node:vm';
import type { ChunkNames, PageRoutes, RouteTable, TableRoute } from './table';

/** A route of Docusaurus' `routes.js`, with the hash in place of the component. */
interface GeneratedRoute {
  readonly path: string;
  readonly component?: string;
  readonly routes?: readonly GeneratedRoute[];
}

interface RouteModule {
  readonly id: number | string;
  /** Ids of the chunks that must be loaded first. */
  readonly chunks: readonly string[];
  /** For a document: ids of the further chunks that its islands need. */
  readonly islands: readonly string[];
}

/** Where the bundler has put the modules of the routes. */
export interface RouteModules {
  /** By chunk name. */
  readonly modules: Readonly<Record<string, RouteModule>>;
  /** Files of chunks that only routes request: names without folder and extension, by chunk id. */
  readonly files: Readonly<Record<string, string>>;
  /** Files of the other chunks that routes need, which the runtime knows too. */
  readonly shared: Readonly<Record<string, string>>;
  /** Stylesheets: names without folder and extension, by chunk id. */
  readonly sheets: Readonly<Record<string, string>>;
}

/** Reads Docusaurus' `routes.js`, without the not-found route. */
function readRoutes(source: string): GeneratedRoute[] {
  const script = source.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const sandbox = { routes: [] as GeneratedRoute[], ComponentCreator: (_path: string, hash: string) => hash };
  vm.runInNewContext(script, sandbox);
  return sandbox.routes.filter(({ path }) => path !== '*');
}

function moduleIds(names: ChunkNames, modules: RouteModules['modules']): ChunkNames {
  if (typeof names !== 'object') {
    const module = modules[names];
    if (!module) throw new Error(`The bundler reports no module for the chunk ${names} of routesChunkNames.json.`);
    return module.id;
  }
  if (Array.isArray(names)) return names.map((each: ChunkNames) => moduleIds(each, modules));
  return Object.fromEntries(Object.entries(names).map(([key, each]) => [key, moduleIds(each, modules)]));
}

/**
 * The table of all routes of a language.
 *
 * @param source - Docusaurus' `routes.js`
 * @param chunkNames - Docusaurus' `routesChunkNames.json`
 * @throws Error where the three arguments do not match, or a path has a parameter
 */
export function makeTable(
  source: string,
  chunkNames: Readonly<Record<string, ChunkNames>>,
  found: Pick<RouteModules, 'modules' | 'files'>,
): RouteTable {
  const convert = ({ component: hash = '', routes, ...route }: GeneratedRoute): TableRoute => {
    if (/[:*?+()\\]/.test(route.path)) {
      throw new Error(
        `The route ${route.path} has a parameter, but the table looks routes up by their URLs: write it without one.`,
      );
    }
    const names = chunkNames[`${route.path}-${hash}`];
    if (names === undefined)
      throw new Error(`routesChunkNames.json has no entry ${route.path}-${hash}, which routes.js names.`);
    return { ...route, hash, chunks: moduleIds(names, found.modules), ...(routes && { routes: routes.map(convert) }) };
  };
  const modules = Object.values(found.modules);
  return {
    routes: readRoutes(source).map(convert),
    modules: Object.fromEntries(modules.map(({ id, chunks }) => [id, chunks])),
    islands: Object.fromEntries(modules.flatMap(({ id, islands }) => (islands.length > 0 ? [[id, islands]] : []))),
    files: found.files,
  };
}

/** The route of a path with its parent routes, each with its index as key, as React uses it. */
function findBranch(routes: readonly TableRoute[], address: string): TableRoute | undefined {
  const index = routes.findIndex(({ path, exact }) =>
    exact ? path === address : address === path || address.startsWith(`${path}/`),
  );
  const route = routes[index];
  if (!route) return undefined;
  if (!route.routes) return { ...route, key: String(index) };
  const child = findBranch(route.routes, address);
  return child && { ...route, key: String(index), routes: [child] };
}

/** All names or ids in a tree, at any depth. */
export const namesIn = (chunks: ChunkNames): string[] =>
  typeof chunks === 'object' ? Object.values(chunks).flatMap(namesIn) : [String(chunks)];

function modulesOf({ chunks, routes = [] }: TableRoute): string[] {
  return [...namesIn(chunks), ...routes.flatMap(modulesOf)];
}

const pick = <Value>(record: Readonly<Record<string, Value>>, keys: Iterable<string>) =>
  Object.fromEntries([...new Set(keys)].flatMap((key) => (key in record ? [[key, record[key] as Value]] : [])));

/**
 * The part of the table that one page needs; only the table's URL for a page without a route of its own, such as the
 * not-found page.
 *
 * @param addresses - paths under which the page may have a route, the likeliest first
 * @param url - where the whole table is served
 * @param home - path of the home page, which the other pages name
 */
export function routesOfPage(
  { routes, modules, files }: RouteTable,
  addresses: readonly string[],
  url: string,
  home: string,
): PageRoutes {
  for (const address of addresses) {
    const branch = findBranch(routes, address);
    if (!branch) continue;
    const own = pick(modules, modulesOf(branch));
    const hasHome = address !== home && routes.some(({ path, exact }) => path === home && exact);
    return {
      table: url,
      address,
      ...(hasHome && { home }),
      routes: [branch],
      modules: own,
      files: pick(files, Object.values(own).flat()),
    };
  }
  return { table: url, routes: [], modules: {}, files: {} };
}
