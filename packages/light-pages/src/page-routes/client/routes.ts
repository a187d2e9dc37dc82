import ComponentCreator from '@docusaurus/ComponentCreator';
import { matchPath } from '@docusaurus/router';
import { withIslands } from '../../islands/islandLoads';
import { readerActs } from '../../islands/whenNear';
import { routerFollows } from '../../browser/browserLinks';
import { loadOnce } from '../../browser/loadOnce';
import { whenIdle } from '../../browser/whenIdle';
import { isSlow } from '../../browser/isSlow';
import { isAlive, isWaiting } from '../../browser/hydrationState';
import { literalPattern } from '../literalPattern';
import { PAGE_ROUTES_ID, type PageRoutes, type RouteTable, type TableRoute } from '../table';
import registry from './registry';
import chunkNames from './routesChunkNames';

/** The part of the bundler's runtime that loads a module by its id. */
declare const __webpack_require__: {
  /** File name of a chunk. */
  u: (chunk: string) => string;
  e: (chunk: string) => Promise<unknown>;
  t: (module: string, mode: number) => unknown;
};

/** Mode of `t` that returns a namespace object, and creates one if necessary. */
const AS_NAMESPACE = 7;

type Component = ReturnType<typeof ComponentCreator>;

interface Route extends Omit<TableRoute, 'hash' | 'chunks' | 'routes'> {
  /** Missing for the home page until the table is loaded: only its path is read before. */
  readonly component?: Component;
  readonly routes?: readonly Route[];
}

const files: Record<string, string> = {};
const components = new Map<string, Component>();
const page = JSON.parse(document.getElementById(PAGE_ROUTES_ID)?.textContent ?? '') as PageRoutes;

// Some hosts serve a page for an address with empty parts too, for which the router has no route, and behind whose base
// path another language's would begin with the name of a host.
if (page.address !== undefined && location.pathname.includes('//')) {
  const single = location.pathname.replace(/\/{2,}/g, '/');
  history.replaceState(history.state, '', single + location.search + location.hash);
}

/**
 * Never called: it makes the bundler create chunks of the modules in the generated list; the table tells where they
 * are.
 */
export const makeChunks = () => import(/* webpackChunkName: "route-modules" */ '@generated/registry');

const nameInRuntime = __webpack_require__.u;
__webpack_require__.u = (chunk) => (chunk in files ? `assets/js/${files[chunk]}.js` : nameInRuntime(chunk));

let lastTurn = Promise.resolve();

const load = async (module: string, chunks: readonly string[], islands: readonly string[]) => {
  // A page that waits for the reader requests each module in a separate task, so that clicks are not delayed.
  if (isWaiting()) {
    lastTurn = lastTurn.then(() => new Promise((resolve) => setTimeout(resolve)));
    await lastTurn;
  }
  const fetchChunk = (chunk: string) => __webpack_require__.e(chunk);
  const own = Promise.all(chunks.map(fetchChunk));
  // Islands are rendered with the document; if a script fails to load, its island requests it again.
  if (isAlive()) void Promise.allSettled(islands.map(fetchChunk));
  await own;
  return __webpack_require__.t(module, AS_NAMESPACE);
};

/** The component of a route: always the same one, so that React keeps the page when the table arrives. */
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
 * Replaces Docusaurus' generated `routes`: first the routes in the page's HTML, later all routes of the site. The array
 * stays the same object.
 */
const routes: Route[] = learn(page);
if (page.home !== undefined) routes.push({ path: page.home, exact: true });

async function fetchTable(cache: RequestCache): Promise<RouteTable> {
  const response = await fetch(page.table, { cache });
  if (!response.ok) throw new Error(`Loading the table of routes failed: ${response.status} ${page.table}`);
  return (await response.json()) as RouteTable;
}

const tableOfAll = loadOnce(async () => {
  const table = await fetchTable('default')
    // The browser may keep a wrong answer.
    .catch(() => fetchTable('reload'))
    // Like the bundler's errors, this one tells `start.ts` which file is missing.
    .catch((error: unknown) => Promise.reject(Object.assign(error as Error, { request: page.table })));
  const all = learn(table);
  routes.splice(0, routes.length, ...all, { path: '*', component: componentOf('*', '') });
});

// A reader who acts may navigate soon. If loading fails, navigation tries again.
void Promise.all([readerActs(), routerFollows()]).then(() =>
  whenIdle(() => {
    if (!isSlow()) tableOfAll.load().catch(() => undefined);
  }),
);

/** The route of exactly this path, not that of a parent folder. */
function findExact(known: readonly Route[], pathname: string): Route | undefined {
  for (const route of known) {
    if (!matchPath(pathname, route)) continue;
    const found = route.routes ? findExact(route.routes, pathname) : route;
    if (found?.exact) return found;
  }
  return undefined;
}

/**
 * Prepares the not-found page for hydration. The router accepts more spellings of a path than hosts do, and renders
 * missing documents inside the documents' layout; neither would match the server's HTML.
 */
async function settleMissing(pathname: string): Promise<void> {
  const forms = [pathname, decodeURI(pathname)];
  const found = forms.map((form) => findExact(routes, form)).find(Boolean);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!found) {
    routes.unshift({ path: literalPattern(decodeURI(pathname)), exact: true, component: componentOf('*', '') });
  } else if (!forms.includes(found.path) && !navigation?.redirectCount) {
    location.replace(found.path + location.search + location.hash);
    await new Promise(() => undefined);
  }
}

/**
 * Ensures that the routes of a path are known; fetches the table of all routes if necessary.
 *
 * @throws where the table cannot be loaded; the next call tries again
 */
export async function findRoutes(pathname: string): Promise<void> {
  const { address } = page;
  const isOwn = (path: string) => address !== undefined && matchPath(path, { path: address, exact: true });
  if (isOwn(pathname) || isOwn(decodeURI(pathname))) return;
  await tableOfAll.load();
  if (address === undefined && !isAlive()) await settleMissing(pathname);
}

export default routes;
