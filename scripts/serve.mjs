import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { repositoryRoot } from './install.mjs';

const HOST = '127.0.0.1';
const buildFolder = path.join(repositoryRoot, 'build');

/** The rules of a `_headers` file: a path, which may end in `*`, and indented below it a header a line. */
function readHeaderRules(directory) {
  const rules = [];
  for (const line of readFileSync(path.join(directory, '_headers'), 'utf8').split('\n')) {
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (name) rules.at(-1).headers.push([name, value]);
    else if (line) rules.push({ path: line, headers: [] });
  }
  return rules;
}

const matches = (rule, pathname) =>
  rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule || pathname === `${rule}.html`;

const readRules = new Map();

/**
 * The headers that the build's `_headers` gives a path: what hosts send, the preview and the tests send.
 *
 * @param directory - folder of the built site
 */
export function productionHeaders(pathname, directory = buildFolder) {
  if (!readRules.has(directory)) readRules.set(directory, readHeaderRules(directory));
  return readRules
    .get(directory)
    .filter(({ path: rule }) => matches(rule, pathname))
    .flatMap(({ headers }) => headers);
}

/** The path that a request asks for; nothing where its target is no path on this server. */
function pathOf({ url = '' }) {
  if (!url.startsWith('/')) return undefined;
  try {
    const { pathname } = new URL(`http://${HOST}${url}`);
    return pathname.includes('%00') ? undefined : pathname;
  } catch {
    return undefined;
  }
}

async function sendNotFound(directory, request, response) {
  const pathname = request.url ?? '/';
  const page = /^\/en(?:[/?]|$)/.test(pathname) ? 'en/404.html' : '404.html';
  // It is missing while the site is built anew under a preview.
  const body = await readFile(path.join(directory, page)).catch(() => 'Not found');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(body);
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
 * Serves a built site on the loopback address as its host does: clean URLs, the headers of its
 * `_headers`, and the not-found page of the language asked for.
 *
 * @param options.directory - folder of the built site
 * @param options.port - first port to try; the next 20 are tried where it is in use
 * @param options.base - the path that the site was built for, with or without slashes at its ends
 * @returns the listening server and the site's address, without a slash at its end
 */
export async function serveSite({ directory = buildFolder, port = 3000, base = '' } = {}) {
  const inner = base.replace(/^\/+|\/+$/g, '');
  const prefix = inner && `/${inner}`;
  const files = sirv(directory, {
    dev: true,
    extensions: ['html'],
    onNoMatch: (request, response) => void sendNotFound(directory, request, response),
  });
  const server = createServer((request, response) => {
    const pathname = pathOf(request);
    if (pathname === undefined) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Bad request: the target is no path.');
      return;
    }
    if (prefix && !`${pathname}/`.startsWith(`${prefix}/`)) {
      if (pathname === '/') response.writeHead(302, { Location: `${prefix}/` }).end();
      else void sendNotFound(directory, request, response);
      return;
    }
    request.url = request.url.slice(prefix.length) || '/';
    const inside = pathname.slice(prefix.length) || '/';
    for (const [key, value] of productionHeaders(inside, directory)) response.setHeader(key, value);
    files(request, response);
  });
  for (let candidate = port; candidate <= port + 20; candidate += 1) {
    try {
      await listen(server, candidate);
      return { server, url: `http://${HOST}:${candidate}${prefix}` };
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`Ports ${port} to ${port + 20} on ${HOST} are all in use. Free one, or set PORT.`);
}
