import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CurrentBundler, LoadContext } from '@docusaurus/types';
import { makeTable, namesIn, routesOfPage, type RouteModules } from './makeTable';
import { readRouteModules } from './routeModules';
import { PAGE_ROUTES_ID, type ChunkNames, type RouteTable } from './table';

const isCore = (folder: string) => /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(folder);

interface ModuleRequest {
  request: string;
  context: string;
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

/** Adds a page's part of the table to its HTML, as a data block. */
function withData(page: string, data: object): string {
  // No text in the block may close its element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return page.replace(/(?=<\/body>)/, () => `<script type="application/json" id="${PAGE_ROUTES_ID}">${json}</script>`);
}

/**
 * Docusaurus puts all routes of the site, with the locations of their modules, into the scripts of every page. Here the
 * HTML of a page contains the page's own routes; the table of all routes is a separate file, fetched when the reader is
 * about to go to another page. The server's renderer and the development server use Docusaurus' own list.
 */
export class SiteRoutes {
  private found: RouteModules | undefined;

  constructor(private readonly context: LoadContext) {}

  private get chunkNames() {
    const file = path.join(this.context.generatedFilesDir, 'routesChunkNames.json');
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, ChunkNames>;
  }

  /**
   * The bundler's plugins for the scripts of the pages.
   *
   * @param preloading - the folder of the other modules that call Docusaurus' `preload`
   */
  bundlerPlugins({ instance: bundler }: CurrentBundler, preloading: string) {
    const { generatedFilesDir } = this.context;
    const client = path.join(__dirname, 'client');
    const replace = (request: RegExp, name: string, isWithin?: (folder: string) => boolean) =>
      new bundler.NormalModuleReplacementPlugin(request, (resource: ModuleRequest) => {
        if (isWithin && !isWithin(resource.context)) return;
        // The import that creates the chunks must reach the real module.
        if (resource.context !== client) resource.request = path.join(client, name);
      });
    return [
      replace(/^@generated\/routes$/, 'routes.ts'),
      replace(/^@generated\/registry$/, 'registry.ts'),
      replace(/^@generated\/routesChunkNames$/, 'routesChunkNames.ts'),
      replace(/^@docusaurus\/renderRoutes$/, 'renderRoutes.tsx', isCore),
      replace(/^\.\/preload$/, 'preload.ts', isCore),
      replace(/^@docusaurus\/core\/lib\/client\/preload$/, 'preload.ts', (folder) => folder === preloading),
      readRouteModules(
        bundler,
        path.join(generatedFilesDir, 'registry.js'),
        () => new Set(Object.values(this.chunkNames).flatMap(namesIn)),
        (found) => (this.found = found),
      ),
    ];
  }

  /**
   * Writes the table, after the build.
   *
   * @returns functions that add a page's routes to its HTML, and that return the URLs of the scripts and stylesheets
   *   that the routes need; `file` is the page's path below the output folder
   */
  async write(outDir: string): Promise<{
    withRoutes: (file: string, page: string) => string;
    scriptsOf: (file: string) => string[];
    sheetsOf: (file: string) => string[];
  }> {
    const { generatedFilesDir, baseUrl } = this.context;
    // The development build uses Docusaurus' own table.
    if (!this.found) return { withRoutes: (_file, page) => page, scriptsOf: () => [], sheetsOf: () => [] };
    const source = readFileSync(path.join(generatedFilesDir, 'routes.js'), 'utf8');
    const table = makeTable(source, this.chunkNames, this.found);
    const json = JSON.stringify(table);
    const name = `assets/routes.${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
    await writeFile(path.join(outDir, name), json);
    const routesOf = (file: string, from: RouteTable) =>
      routesOfPage(from, addressesOf(file, baseUrl), baseUrl + name, baseUrl);
    const urlsOf = (kind: 'js' | 'css', files: RouteTable['files']) => (file: string) =>
      Object.values(routesOf(file, { ...table, files }).files).map(
        (each) => `${baseUrl}assets/${kind}/${each}.${kind}`,
      );
    return {
      withRoutes: (file, page) => withData(page, routesOf(file, table)),
      scriptsOf: urlsOf('js', { ...this.found.shared, ...table.files }),
      sheetsOf: urlsOf('css', this.found.sheets),
    };
  }
}
