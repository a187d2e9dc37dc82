import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { repositoryRoot } from './install.mjs';

const HOST = '127.0.0.1';
const buildFolder = path.join(repositoryRoot, 'build');

/**
 * The rules of a `_headers` file: each path, which may end in `*`, is followed by indented lines with one header each.
 */
function readHeaderRules(directory) {
  const rules = [];
  for (const line of readFileSync(path.join(directory, '_headers'), 'utf8').split('\n')) {
    const [, name, value] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
    if (name) rules.at(-1).headers.push([name, value]);
    else if (line) rules.push({ path: line, headers: [] });
  }
  return rules;
}

function decoded(pathname) {
  try {
    return decodeURI(pathname).replace(/\/{2,}/g, '/');
  } catch {
    // No page has such a path.
    return pathname;
  }
}

/** The common form of all paths of a page: `/en/index.html`, `/en/` and `/en` become `/en`. */
const plainForm = (pathname) => pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');

const knownRules = new Map();

function rulesOf(directory) {
  // The file is missing while the site is being rebuilt under a preview.
  if (!knownRules.has(directory) && existsSync(path.join(directory, '_headers'))) {
    knownRules.set(directory, readHeaderRules(directory));
  }
  return knownRules.get(directory) ?? [];
}

/**
 * The headers that the build's `_headers` sets for a path: the preview and the tests send what hosts send. Where a
 * page's path is written in another form, hosts redirect or apply the same rules; here the response gets the page's
 * headers.
 *
 * @param directory - folder of the built site
 */
export function productionHeaders(pathname, directory = buildFolder) {
  const rules = rulesOf(directory);
  const address = decoded(pathname);
  const wide = rules.filter(({ path: rule }) => rule.endsWith('*') && address.startsWith(rule.slice(0, -1)));
  const own = rules.filter(({ path: rule }) => plainForm(rule) === plainForm(address));
  return [...wide, ...own].flatMap(({ headers }) => headers);
}

/** Texts of which sirv does not say that they are UTF-8, as hosts do. */
const TEXTS = { '.md': 'text/markdown', '.txt': 'text/plain' };

/** The headers of a response besides those of the file itself. */
function headersOf(pathname, directory) {
  const type = TEXTS[path.extname(pathname)];
  const headers = productionHeaders(pathname, directory);
  return type ? [...headers, ['Content-Type', `${type}; charset=utf-8`]] : headers;
}

/** The path of a request; undefined if its target is not a path on this server. */
function pathOf({ url = '' }) {
  if (!url.startsWith('/')) return undefined;
  try {
    const { pathname } = new URL(`http://${HOST}${url}`);
    return pathname.includes('%00') ? undefined : pathname;
  } catch {
    return undefined;
  }
}

function setHeaders(response, headers) {
  for (const [name, value] of headers) response.setHeader(name, value);
}

async function sendNotFound({ directory, prefix }, request, response) {
  const pathname = request.url ?? '/';
  const page = /^\/en(?:[/?]|$)/.test(pathname) ? '/en/404' : '/404';
  // The not-found page may be missing during a rebuild too.
  const body = await readFile(path.join(directory, `${page}.html`)).catch(() => 'Not found');
  setHeaders(response, productionHeaders(prefix + page, directory));
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
 * Serves a built site on the loopback address like its host: clean URLs, the headers of its `_headers`, and the
 * not-found page in the requested language.
 *
 * @param options.directory - folder of the built site
 * @param options.port - first port to try; the next 20 are tried if it is in use
 * @param options.base - the path that the site was built for, with or without outer slashes
 * @returns the listening server and the site's URL without a trailing slash
 */
export async function serveSite({ directory = buildFolder, port = 3000, base = '' } = {}) {
  const inner = base.replace(/^\/+|\/+$/g, '');
  const prefix = inner && `/${inner}`;
  const site = { directory, prefix };
  const files = sirv(directory, {
    dev: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => setHeaders(response, headersOf(prefix + pathname, directory)),
    onNoMatch: (request, response) => void sendNotFound(site, request, response),
  });
  const server = createServer((request, response) => {
    const pathname = pathOf(request);
    if (pathname === undefined) {
      response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('Bad request: the target is not a path.');
      return;
    }
    if (prefix && !`${pathname}/`.startsWith(`${prefix}/`)) {
      if (pathname === '/') response.writeHead(302, { Location: `${prefix}/` }).end();
      else void sendNotFound(site, request, response);
      return;
    }
    const target = request.url.slice(prefix.length);
    request.url = target.startsWith('/') ? target : `/${target}`;
    // Hosts may send the whole file for a range request, and sirv throws on a range that ends before it begins.
    delete request.headers.range;
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
