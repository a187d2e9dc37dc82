import { createServer } from 'node:http';
import path from 'node:path';
import { build } from 'esbuild';
import { DATASETS } from '../../../courses/sql/datasets';
import { siteAssets } from '../../../src/features/sql-lab/node/siteAssets';

/** The strictest policy under which the lab must work. */
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";
const FOLDER = '/assets/sql/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.html': 'text/html',
};

/** Serves a page that has only the lab's client, with the lab's files of the site. Prints its URL. */
async function serve(): Promise<void> {
  const { files, list } = await siteAssets(FOLDER, Object.values(DATASETS), new Set());
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'page.ts')],
    bundle: true,
    write: false,
    define: { ASSETS: JSON.stringify(list) },
  });
  const pages = new Map<string, Uint8Array | string>([
    ['/', '<!doctype html><title>SQL</title><link rel="icon" href="data:,"><script src="/page.js"></script>'],
    ['/page.js', outputFiles[0]?.contents ?? ''],
    ...[...files].map(([name, bytes]) => [`${FOLDER}${name}`, bytes] as const),
  ]);
  const server = createServer(({ url = '/' }, response) => {
    const body = pages.get(url);
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': TYPES[path.extname(url) || '.html'] ?? 'application/octet-stream',
      'Content-Security-Policy': POLICY,
      'Cache-Control': url.startsWith(FOLDER) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    console.log(typeof address === 'object' ? `http://127.0.0.1:${address?.port}/` : '');
  });
}

void serve();
