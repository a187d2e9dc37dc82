import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveSite } from '../../../scripts/serve.mjs';

const FILES = {
  'index.html': 'home',
  'secret.html': 'secret',
  '404.html': 'nowhere',
  'en/404.html': 'nowhere',
  _headers: '/*\n  X-Policy: on\n/secret\n  X-Secret: yes\n',
};

/** Sends a request as it is typed, because `fetch` would tidy its target. */
function send(port, target) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => (text += data));
    socket.on('error', reject);
    socket.on('close', () => {
      const header = (name) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(text)?.[1];
      resolve({ status: Number(text.split(' ')[1]), header });
    });
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  });
}

/** Serves a small site at `base` while `use` sends requests to it. */
export async function withSite(base, use) {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(directory, 'en'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(directory, name), text);
  const { server, url } = await serveSite({ directory, port: 4330, base });
  const { port, pathname } = new URL(url);
  try {
    return await use({ url, pathname, get: (target) => send(Number(port), target) });
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    rmSync(directory, { recursive: true });
  }
}
