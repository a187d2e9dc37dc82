/**
 * `@easyops-cn/docusaurus-search-local`: its own indexing of the built pages and its own worker, in Node.
 * One language a process: the package sets up its language once.
 *
 *   tsx bench/search/peers/easyops.mts <build folder> <locale> <base path> <lunr language> < queries.json
 *
 * Writes `{ hits, indexBytes, scriptBytes, build, times }` as JSON.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { brotliBytes } from '../bundleWorker';

const [buildFolder = 'build', locale = 'vi', baseUrl = '/', lunrLanguage = 'vi'] = process.argv.slice(2);
const require = createRequire(path.join(import.meta.dirname, '../package.json'));
const packageFolder = path.join(
  path.dirname(require.resolve('@easyops-cn/docusaurus-search-local/package.json')),
  'dist',
);
const server = (name: string) =>
  require(path.join(packageFolder, 'server/server/utils', name)) as Record<string, CallableFunction>;

const language = [lunrLanguage];
const config = {
  language,
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  indexDocs: true,
  indexBlog: true,
  indexPages: true,
  docsRouteBasePath: ['docs'],
  blogRouteBasePath: ['blog'],
  ignoreFiles: [],
  ignoreCssSelectors: [],
};
const routesPaths = (readdirSync(buildFolder, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.html') && (locale === 'en' || !file.startsWith('en/')))
  // The package omits these lists when it gets the documents of the docs plugin.
  .filter((file) => !/^docs\/(?:tags|category)(?:\/|\.)/.test(file))
  .map((file) => `${baseUrl}${file.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`);

/** The package's browser worker, with the constants that its plugin would write. */
async function bundleClient(): Promise<string> {
  const folder = path.join(packageFolder, 'client/client');
  const constants = `
    import lunr from ${JSON.stringify(require.resolve('lunr'))};
    ${lunrLanguage === 'en' ? '' : `import support from ${JSON.stringify(require.resolve('lunr-languages/lunr.stemmer.support'))}; import extra from ${JSON.stringify(require.resolve(`lunr-languages/lunr.${lunrLanguage}`))}; support(lunr); extra(lunr);`}
    export const removeDefaultStopWordFilter = [];
    export const language = ${JSON.stringify(language)};
    export const searchIndexUrl = 'search-index.json';
    export const searchResultLimits = 8;
    export const fuzzyMatchingDistance = 1;`;
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'theme/worker.js')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'constants',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /proxiedGeneratedConstants$/ }, () => ({ path: 'constants', namespace: 'bench' }));
          onResolve({ filter: /^comlink$/ }, () => ({ path: 'comlink', namespace: 'bench' }));
          onLoad({ filter: /^constants$/, namespace: 'bench' }, () => ({ contents: constants, resolveDir: folder }));
          onLoad({ filter: /^comlink$/, namespace: 'bench' }, () => ({
            contents: 'export const expose = () => undefined;',
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

interface Result {
  document: { u: string; h?: string };
}
interface Worker {
  search: (base: string, context: string, query: string, limit: number) => Promise<Result[]>;
}

const info = server('processDocInfos.js').processDocInfos?.(
  { routesPaths, outDir: buildFolder, baseUrl, siteConfig: { trailingSlash: false } },
  config,
) as {
  paths: unknown;
}[];
const documents: unknown = await server('scanDocuments.js').scanDocuments?.(info[0]?.paths, config);
const indexJson = JSON.stringify(server('buildIndex.js').buildIndex?.(documents, config));
const script = await bundleClient();
Object.assign(globalThis, {
  location: { origin: 'http://site.test' },
  fetch: () => Promise.resolve(new Response(indexJson)),
});
const { SearchWorker } = (await import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`)) as {
  SearchWorker: new () => Worker;
};
const worker = new SearchWorker();
const started = performance.now();
await worker.search(baseUrl, '', 'a', 1);
const built = performance.now() - started;
const queries = JSON.parse(readFileSync(0, 'utf8')) as string[];
const hits: string[][] = [];
const times: number[] = [];
for (const query of queries) {
  const from = performance.now();
  const results = await worker.search(baseUrl, '', query, 10);
  times.push(performance.now() - from);
  hits.push(results.map(({ document }) => `${document.u}${document.h ?? ''}`));
}
process.stdout.write(
  JSON.stringify({ hits, indexBytes: brotliBytes(indexJson), scriptBytes: brotliBytes(script), build: built, times }),
);
