import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import process from 'node:process';
import { authBuildFolder, buildAuthSite, installEmulator } from './auth-site.mjs';
import { fail, installPackages, requireNode } from './install.mjs';

const LOADER_PATH = '/google-loader.js';
/**
 * The policy in the header does not allow the stand-in for Google's loader. The page's own policy does not apply to
 * scripts before its `<meta>`.
 */
const POLICY = 'content-security-policy';
const NOT_FORWARDED = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding', POLICY];

requireNode();
installPackages();
await installEmulator();
await buildAuthSite();

const { serveSite } = await import('./serve.mjs');
const { googleLoaderFile, startEmulator } = await import('../tests/auth-emulator/emulator.mjs');
const { emulatorUrl, projectId } = await import('../tests/auth-emulator/settings.mjs');

console.log('→ Starting the Firebase Auth emulator…');
await startEmulator({ url: emulatorUrl, projectId, offline: true }).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  fail(
    `Another program is using ${emulatorUrl}, which the emulator needs. Stop it and run npm run preview:auth again.`,
  );
});

const port = Number(process.env.PORT) || 3000;
const { url: site } = await serveSite({ directory: authBuildFolder, port: port + 100 });
const loader = await readFile(googleLoaderFile);

/** Serves the built site with the stand-in for Google's loader in each page, so that this preview needs no internet. */
async function answer(request, response) {
  if (request.url === LOADER_PATH) {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(loader);
    return;
  }
  const built = await fetch(site + request.url, { redirect: 'manual' });
  const isPage = built.headers.get('content-type')?.startsWith('text/html');
  const body = isPage
    ? (await built.text()).replace('<head>', `<head><script src="${LOADER_PATH}"></script>`)
    : Buffer.from(await built.arrayBuffer());
  const headers = [...built.headers].filter(([name]) => !NOT_FORWARDED.includes(name));
  response.writeHead(built.status, Object.fromEntries(headers)).end(body);
}

const server = createServer((request, response) => void answer(request, response));
server.once('error', (error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  fail(`Port ${port} is in use. Set PORT to another one and run npm run preview:auth again.`);
});
server.listen(port, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${port}`;
  console.log(
    [
      '',
      '✓ The site is ready, with sign-in against the emulator. Press Ctrl+C to stop.',
      `  Tiếng Việt  ${url}/sign-in`,
      `  English     ${url}/en/sign-in`,
      '  In the window that opens choose "Add new account": any email and name will do, nothing leaves this machine.',
      '',
    ].join('\n'),
  );
});
