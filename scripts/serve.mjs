import { existsSync, readFileSync } from 'node:fs';
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

function decoded(pathname) {
  try {
    return decodeURI(pathname).replace(/\/{2,}/g, '/');
  } catch {
    // No page has such an address.
    return pathname;
  }
}

/** The one form of all addresses of a page: `/en/index.html`, `/en/` and `/en` are `/en`. */
const plainForm = (pathname) => pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');

const knownRules = new Map();

function rulesOf(directory) {
  // It is missing while the site is built anew under a preview.
  if (!knownRules.has(directory) && existsSync(path.join(directory, '_headers'))) {
    knownRules.set(directory, readHeaderRules(directory));
  }
  return knownRules.get(directory) ?? [];
}

/**
 * The headers that the build's `_headers` gives a path: what hosts send, the preview and the tests send. Hosts redirect
 * other forms of a page's address to the page or have the same rules for them; here they have its headers.
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

function setHeaders(response, headers) {
  for (const [name, value] of headers) response.setHeader(name, value);
}

async function sendNotFound({ directory, prefix }, request, response) {
  const pathname = request.url ?? '/';
  const page = /^\/en(?:[/?]|$)/.test(pathname) ? '/en/404' : '/404';
  // As the rules may be.
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
  const site = { directory, prefix };
  const files = sirv(directory, {
    dev: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => setHeaders(response, productionHeaders(prefix + pathname, directory)),
    onNoMatch: (request, response) => void sendNotFound(site, request, response),
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
      else void sendNotFound(site, request, response);
      return;
    }
    request.url = request.url.slice(prefix.length) || '/';
    // A host may answer with the whole file, and sirv throws at a range that ends before it begins.
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
