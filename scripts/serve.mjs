import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import picomatch from 'picomatch';
import sirv from 'sirv';
import { repositoryRoot } from './install.mjs';

const HOST = '127.0.0.1';
const { hosting } = JSON.parse(readFileSync(path.join(repositoryRoot, 'firebase.json'), 'utf8'));
const headerRules = hosting.headers.map(({ source, headers }) => ({ matches: picomatch(source), headers }));

/** The headers that firebase.json gives a path: what production sends, the preview sends. */
export function productionHeaders(pathname) {
  return headerRules
    .filter(({ matches }) => matches(pathname))
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
}

async function sendNotFound(directory, request, response) {
  const pathname = request.url ?? '/';
  const page = /^\/en(?:[/?]|$)/.test(pathname) ? 'en/404.html' : '404.html';
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(await readFile(path.join(directory, page)));
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * Serves a built site on the loopback address as its host does: clean URLs, the headers of
 * firebase.json, and the not-found page of the language asked for.
 *
 * @param options.directory - folder of the built site
 * @param options.port - first port to try; the next 20 are tried where it is in use
 * @returns the listening server and its address
 */
export async function serveSite({ directory = path.join(repositoryRoot, 'build'), port = 3000 } = {}) {
  const files = sirv(directory, {
    dev: true,
    extensions: ['html'],
    onNoMatch: (request, response) => void sendNotFound(directory, request, response),
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
    for (const [key, value] of productionHeaders(pathname)) response.setHeader(key, value);
    files(request, response);
  });
  for (let candidate = port; candidate <= port + 20; candidate += 1) {
    try {
      await listen(server, candidate);
      return { server, url: `http://${HOST}:${candidate}` };
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`Ports ${port} to ${port + 20} on ${HOST} are all in use. Free one, or set PORT.`);
}
