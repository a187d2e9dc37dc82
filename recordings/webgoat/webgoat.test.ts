import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { isProductMissing } from '../../scripts/recordings/recorder';

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

describe('the recorders of WebGoat', () => {
  it.each([
    [
      'WEBGOAT_PORT',
      () => import('./idor-05/record'),
      /^No WebGoat answers at .*docker run -p 127\.0\.0\.1:8080:8080/s,
    ],
    ['WEBGOAT7_PORT', () => import('../webgoat-7/numeric-sql/record'), /^No WebGoat 7 answers at .*docker run /s],
  ])('say how to get the product where none answers at %s', async (variable, load, message) => {
    vi.stubEnv(variable, String(await freePort()));
    vi.resetModules();
    const { record } = await load();
    const failure = await record('recordings').catch((error: unknown) => error);
    vi.unstubAllEnvs();
    expect(isProductMissing(failure)).toBe(true);
    expect((failure as Error).message).toMatch(message);
  });
});
