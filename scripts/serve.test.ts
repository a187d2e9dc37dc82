import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from './serve.mjs';

const SEED = 8;
const REQUESTS = 10_000;
const AT_ONCE = 50;

const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
let server: Server;
let port: number;

beforeAll(async () => {
  writeFileSync(path.join(folder, '_headers'), '/*\n  X-Test: yes\n');
  writeFileSync(path.join(folder, 'index.html'), 'home');
  writeFileSync(path.join(folder, '404.html'), 'nowhere');
  const served = await serveSite({ directory: folder, port: 4310 });
  server = served.server;
  port = Number(new URL(served.url).port);
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  rmSync(folder, { recursive: true });
});

/** Sends raw bytes, reads until the server closes the connection, and returns the first line of the response. */
async function send(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(request, 'latin1');
  // The server would wait for the rest of an incomplete request.
  if (!request.includes('Connection: close')) socket.end();
  await once(socket, 'close');
  return answer.split('\r\n')[0] ?? '';
}

const get = (target: string) => send(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

it.each([
  ['//127.0.0.1:1.html', '404'],
  ['/%E0%A4%A', '404'],
  ['/%00', '400'],
  ['http://127.0.0.1:1/', '400'],
  ['*', '400'],
  ['/', '200'],
  ['/../../etc/passwd', '404'],
  ['/nowhere?x=%zz', '404'],
])('answers %s with %s', async (target, status) => {
  expect(await get(target)).toContain(` ${status} `);
});

it.each(['notes', '/notes', '/notes/'])('serves a site that was built for %s at that path', async (base) => {
  const { server: based, url } = await serveSite({ directory: folder, port: 4320 + base.length, base });
  const statusOf = async (address: string) => (await fetch(address, { redirect: 'manual' })).status;
  const root = new URL(url).origin;
  expect(url).toBe(`${root}/notes`);
  expect(await Promise.all([`${url}/`, url, `${url}/index`, `${url}/no`, `${root}/notesx`].map(statusOf))).toEqual([
    200, 200, 200, 404, 404,
  ]);
  expect(await statusOf(`${url}?page=2`)).toBe(200);
  expect((await fetch(root, { redirect: 'manual' })).headers.get('location')).toBe('/notes/');
  based.closeAllConnections();
  based.close();
});

describe('a path in another form gets the headers of its page', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'serve-headers-'));
  let based: Server;
  let root: string;

  beforeAll(async () => {
    const rules = [
      ['*', 'X-Common: yes'],
      ['', 'X-Page: home'],
      ['404', 'X-Page: missing'],
      ['assets/*', 'X-Kind: asset'],
      ['docs', 'X-Page: docs'],
      ['docs/*', 'X-Page: lesson'],
      ['en/', 'X-Page: english home'],
      ['en/404', 'X-Page: english missing'],
      ['sign-in', 'X-Page: sign-in'],
    ];
    writeFileSync(path.join(site, '_headers'), rules.map(([rule, header]) => `/notes/${rule}\n  ${header}\n`).join(''));
    for (const folder of ['assets', 'docs', 'en']) mkdirSync(path.join(site, folder));
    for (const page of ['index', '404', 'docs', 'docs/a', 'en/index', 'en/404', 'sign-in', 'assets/frame']) {
      writeFileSync(path.join(site, `${page}.html`), page);
    }
    const served = await serveSite({ directory: site, port: 4340, base: '/notes' });
    based = served.server;
    root = served.url;
  });

  afterAll(async () => {
    based.closeAllConnections();
    based.close();
    await once(based, 'close');
    rmSync(site, { recursive: true });
  });

  it.each([
    ['home', '/', '/index', '/index.html'],
    ['english home', '/en/', '/en', '/en/index', '/en/index.html'],
    ['sign-in', '/sign-in', '/sign-in/', '/sign-in.html', '/%73ign-in', '//sign-in', '/sign-in?x=1'],
    ['docs', '/docs', '/docs/', '/docs.html'],
    ['lesson', '/docs/a', '/docs/a/', '/docs/a.html'],
    ['missing', '/nope', '/nope/', '/docs/nope', '/docs/index.html', '/sign-in/index.html', '/assets/nope', '/%zz'],
    ['english missing', '/en/nope', '/en/nope.html', '/en/assets/nope'],
  ])('%s', async (page, ...addresses) => {
    for (const address of addresses) {
      const { headers } = await fetch(root + address);
      expect(headers.get('X-Page'), address).toBe(page);
      expect(headers.get('X-Common'), address).toBe('yes');
      // The not-found page is never an asset, so that it is not cached for a year.
      expect(headers.get('X-Kind'), address).toBeNull();
    }
  });

  it('a file gets the headers of its folder', async () => {
    expect((await fetch(`${root}/assets/frame.html`)).headers.get('X-Kind')).toBe('asset');
  });
});

it('serves a folder without a site, which may be under construction', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'serve-empty-'));
  const { server: early, url } = await serveSite({ directory: empty, port: 4350 });
  expect((await fetch(url)).status).toBe(404);
  writeFileSync(path.join(empty, '_headers'), '/*\n  X-Test: yes\n');
  writeFileSync(path.join(empty, 'index.html'), 'home');
  const home = await fetch(url);
  expect(home.status).toBe(200);
  expect(home.headers.get('X-Test')).toBe('yes');
  early.closeAllConnections();
  early.close();
  rmSync(empty, { recursive: true });
});

it.each(['bytes=5-2', 'bytes=-5', 'bytes=0-0', 'bytes=9999999-', 'bytes=-', 'bytes=1--5', 'x'])(
  'answers the range %s with the whole page',
  async (range) => {
    const answer = await send(`GET / HTTP/1.1\r\nHost: x\r\nRange: ${range}\r\nConnection: close\r\n\r\n`);
    expect(answer).toContain(' 200 ');
    expect(await get('/')).toContain(' 200 ');
  },
);

it('survives 10,000 raw requests', { timeout: 120_000 }, async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '..',
      '%',
      '%00',
      '%2e',
      '%ff',
      ':',
      '@',
      '?',
      '#',
      '[',
      ']',
      '\\',
      ' ',
      '\t',
      '.html',
      'http://',
      '127.0.0.1',
      ':1',
    ),
    fc.string({ maxLength: 5 }),
  );
  const target = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'X');
  const bound = fc.constantFrom('', '-', '0', '5', '99999999');
  const header = fc.oneof(
    fc.constant(''),
    fc.tuple(bound, bound).map(([from, to]) => `Range: bytes=${from}-${to}\r\n`),
    fc.constantFrom('If-None-Match: *\r\n', 'If-Modified-Since: never\r\n', 'Accept-Encoding: \r\n'),
  );
  const raw = fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(method, target, header)
        .map(([verb, where, line]) => `${verb} ${where} HTTP/1.1\r\nHost: x\r\n${line}Connection: close\r\n\r\n`),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 40 }).map((text) => `${text}\r\n\r\n`) },
  );
  const requests = fc.sample(raw, { seed: SEED, numRuns: REQUESTS });
  for (let index = 0; index < requests.length; index += AT_ONCE) {
    await Promise.all(requests.slice(index, index + AT_ONCE).map(send));
  }
  expect(server.listening).toBe(true);
  expect(await get('/')).toContain(' 200 ');
});
