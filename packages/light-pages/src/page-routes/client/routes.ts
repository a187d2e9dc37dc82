import ComponentCreator from '@docusaurus/ComponentCreator';
import { matchPath } from '@docusaurus/router';
import { withIslands } from '../../islands/islandLoads';
import { readerActs } from '../../islands/whenNear';
import { loadOnce } from '../../browser/loadOnce';
import { whenIdle } from '../../browser/whenIdle';
import { isSlow } from '../../browser/isSlow';
import { isAlive, isWaiting } from '../../browser/hydrationState';
import { PAGE_ROUTES_ID, type PageRoutes, type RouteTable, type TableRoute } from '../table';
import registry from './registry';
import chunkNames from './routesChunkNames';

/** The little of the bundler's runtime that loads a module by its id. */
declare const __webpack_require__: {
  /** Name of a chunk's file. */
  u: (chunk: string) => string;
  e: (chunk: string) => Promise<unknown>;
  t: (module: string, mode: number) => unknown;
};

/** As a namespace, made where the module is none. */
const AS_NAMESPACE = 7;

type Component = ReturnType<typeof ComponentCreator>;

interface Route extends Omit<TableRoute, 'hash' | 'chunks' | 'routes'> {
  /** The home page's is missing until the table is there: only its path is read before. */
  readonly component?: Component;
  readonly routes?: readonly Route[];
}

const files: Record<string, string> = {};
const components = new Map<string, Component>();
const page = JSON.parse(document.getElementById(PAGE_ROUTES_ID)?.textContent ?? '') as PageRoutes;

/** Never called: what the generated list imports becomes chunks, and the table says where they are. */
export const makeChunks = () => import(/* webpackChunkName: "route-modules" */ '@generated/registry');

const nameInRuntime = __webpack_require__.u;
__webpack_require__.u = (chunk) => (chunk in files ? `assets/js/${files[chunk]}.js` : nameInRuntime(chunk));

let lastTurn = Promise.resolve();

const load = async (module: string, chunks: readonly string[], islands: readonly string[]) => {
  // A page that waits for its reader asks for its modules in tasks of their own, so that a press has not to wait.
  if (isWaiting()) {
    lastTurn = lastTurn.then(() => new Promise((resolve) => setTimeout(resolve)));
    await lastTurn;
  }
  const fetchChunk = (chunk: string) => __webpack_require__.e(chunk);
  const own = Promise.all(chunks.map(fetchChunk));
  // They are drawn with the document; what cannot be had is asked for again by its island.
  if (isAlive()) void Promise.allSettled(islands.map(fetchChunk));
  await own;
  return __webpack_require__.t(module, AS_NAMESPACE);
};

/** The component of a route: always the same one, so that what is on the page stays when the table arrives. */
function componentOf(path: string, hash: string): Component {
  const key = `${path}-${hash}`;
  const component = components.get(key) ?? ComponentCreator(path, hash);
  components.set(key, component);
  return component;
}

function makeRoute({ hash, chunks, routes: children, ...route }: TableRoute): Route {
  chunkNames[`${route.path}-${hash}`] = chunks;
  return {
    ...route,
    component: componentOf(route.path, hash),
    ...(children && { routes: children.map(makeRoute) }),
  };
}

function learn({ files: found, modules, islands = {}, routes: known }: RouteTable): Route[] {
  Object.assign(files, found);
  for (const [module, chunks] of Object.entries(modules)) {
    registry[module] = [() => withIslands(load(module, chunks, islands[module] ?? [])), '', ''];
  }
  return known.map(makeRoute);
}

/**
 * In place of Docusaurus' generated `routes`: at first those that the page's HTML brings, in the end all of the
 * site. It is the same list throughout.
 */
const routes: Route[] = learn(page);
if (page.home !== undefined) routes.push({ path: page.home, exact: true });

const tableOfAll = loadOnce(async () => {
  const response = await fetch(page.table);
  if (!response.ok) throw new Error(`Loading the table of routes failed: ${response.status} ${page.table}`);
  const all = learn((await response.json()) as RouteTable);
  routes.splice(0, routes.length, ...all, { path: '*', component: componentOf('*', '') });
});

// Who acts on a page may leave it for another. What cannot be had is asked for again then.
void readerActs().then(() =>
  whenIdle(() => {
    if (!isSlow()) tableOfAll.load().catch(() => undefined);
  }),
);

/** The route of an address itself, not one of a folder around it. */
function findExact(known: readonly Route[], pathname: string): Route | undefined {
  for (const route of known) {
    if (!matchPath(pathname, route)) continue;
    const found = route.routes ? findExact(route.routes, pathname) : route;
    if (found?.exact) return found;
  }
  return undefined;
}

/**
 * Before the not-found page is brought to life: the router knows pages by more forms of their addresses than hosts do,
 * and draws what is missing among the documents in their frame; React could not take over either.
 */
async function settleMissing(pathname: string): Promise<void> {
  const forms = [pathname, decodeURI(pathname)];
  const found = forms.map((form) => findExact(routes, form)).find(Boolean);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!found) {
    routes.unshift({ path: decodeURI(pathname), exact: true, component: componentOf('*', '') });
  } else if (!forms.includes(found.path) && !navigation?.redirectCount) {
    location.replace(found.path + location.search + location.hash);
    await new Promise(() => undefined);
  }
}

/**
 * Sees to it that the routes of an address are known, by fetching the table of all if it has to be.
 *
 * @throws where the table cannot be had; the next call tries again
 */
export async function findRoutes(pathname: string): Promise<void> {
  const isKnown = (path: string) => page.addresses.some((known) => matchPath(path, { path: known, exact: true }));
  if (isKnown(pathname) || isKnown(decodeURI(pathname))) return;
  await tableOfAll.load();
  if (page.addresses.length === 0 && !isAlive()) await settleMissing(pathname);
}

export default routes;
