import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, hydrated, test } from './fixtures';

/** How long the network takes between the two pieces of a page, in ms: the browser parses the first one meanwhile. */
const BETWEEN = 300;

/** Hands on what the tested site answers, each page in two pieces that divide the text of its heading. */
function serveInPieces(site: string): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', site));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'Content-Type': type });
      const at = type.startsWith('text/html') ? body.indexOf('</h1>') - 4 : 0;
      response.write(body.subarray(0, at));
      setTimeout(() => response.end(body.subarray(at)), at > 0 ? BETWEEN : 0);
    })();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

for (const path of ['/docs/operating-system/dos-debug', '/en/blog/uuid-primary-keys']) {
  test(`a text that arrives in two packets is hydrated as it is (${path})`, async ({ page, baseURL }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const server = await serveInPieces(baseURL ?? '');
    try {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
      await page.mouse.move(200, 200, { steps: 2 });
      await hydrated(page);
      await expect(page.locator('h1')).toBeVisible();
      expect(complaints).toEqual([]);
    } finally {
      server.close();
    }
  });
}
