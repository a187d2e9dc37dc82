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

describe('the recorder of WebGoat', () => {
  it('says how to get WebGoat where none answers', async () => {
    vi.stubEnv('WEBGOAT_PORT', String(await freePort()));
    vi.resetModules();
    const { record } = await import('./idor-05/record');
    const failure = await record('recordings/webgoat/idor-05').catch((error: unknown) => error);
    vi.unstubAllEnvs();
    expect(isProductMissing(failure)).toBe(true);
    expect((failure as Error).message).toMatch(/^No WebGoat answers at .*docker run -p 127\.0\.0\.1:8080:8080/s);
  });
});
