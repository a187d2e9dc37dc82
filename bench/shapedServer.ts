import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { productionHeaders } from '../scripts/serve.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const CHUNK = 4096;

/** A connection between server and page: each response is delayed, and all share the bandwidth. */
export interface Line {
  latencyMs: number;
  bytesPerSecond: number;
}

export interface ShapedServer {
  readonly url: string;
  /** Sets the connection from now on. */
  setLine(line: Line): void;
  /** Bytes sent since the last call. */
  takeBytes(): number;
  close(): void;
}

export interface ShapedServerOptions {
  /** The headers for a path; by default those of production. */
  headersOf?: (pathname: string) => readonly (readonly [string, string])[];
}

/** The file for a path: itself, a page whose URL has no extension, or the page of a folder. */
function findFile(folder: string, pathname: string): string {
  const candidates = path.extname(pathname)
    ? [pathname]
    : [`${pathname.replace(/\/$/, '/index')}.html`, path.join(pathname, 'index.html')];
  for (const candidate of candidates) {
    const file = path.join(folder, candidate);
    if (existsSync(file)) return file;
  }
  throw new Error(`The site has no ${pathname}.`);
}

/**
 * Serves a built site over a connection of the given speed, with text compressed as hosts do; it applies to workers and
 * pages alike.
 */
export async function serveShaped(
  folder: string,
  { headersOf = (pathname) => productionHeaders(pathname, folder) }: ShapedServerOptions = {},
): Promise<ShapedServer> {
  let line: Line = { latencyMs: 0, bytesPerSecond: Infinity };
  let sent = 0;
  let queue: Promise<void> = Promise.resolve();
  const bodies = new Map<string, Buffer>();

  const bodyOf = async (pathname: string): Promise<{ body: Buffer; extension: string; isPacked: boolean }> => {
    const file = findFile(folder, pathname);
    const extension = path.extname(file);
    const isPacked = extension in TYPES;
    const known = bodies.get(file);
    if (known) return { body: known, extension, isPacked };
    const plain = await readFile(file);
    const body = isPacked ? brotliCompressSync(plain) : plain;
    bodies.set(file, body);
    return { body, extension, isPacked };
  };

  const send = async (response: ServerResponse, body: Buffer): Promise<void> => {
    await wait(line.latencyMs);
    for (let offset = 0; offset < body.length; offset += CHUNK) {
      const chunk = body.subarray(offset, offset + CHUNK);
      const turn = queue.then(() => wait((1000 * chunk.length) / line.bytesPerSecond));
      queue = turn;
      if (line.bytesPerSecond !== Infinity) await turn;
      response.write(chunk);
      sent += chunk.length;
    }
    response.end();
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    bodyOf(decodeURI(pathname)).then(
      ({ body, extension, isPacked }) => {
        for (const [key, value] of headersOf(pathname)) response.setHeader(key, value);
        response.setHeader('Content-Type', TYPES[extension] ?? 'application/octet-stream');
        if (isPacked) response.setHeader('Content-Encoding', 'br');
        return send(response, body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    setLine: (next) => (line = next),
    takeBytes() {
      const bytes = sent;
      sent = 0;
      return bytes;
    },
    close: () => server.close(),
  };
}
