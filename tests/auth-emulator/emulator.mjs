import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const GOOGLE_LOADER = 'https://apis.google.com/js/api.js';
const LOADER_PATH = '/google-loader.js';
const DECORATION = /<link href="https:[^>]*>|<script src="https:\/\/unpkg[^>]*><\/script>/g;

/** File of the script that stands in for Google's loader. */
export const googleLoaderFile = path.join(import.meta.dirname, 'googleLoader.js');

async function createEmulatorApp(projectId) {
  // Without these the tools look for updates and messages of the day on the internet.
  process.env.CI ??= '1';
  process.env.NO_UPDATE_NOTIFIER ??= '1';
  // Not a public interface of firebase-tools, hence its exact version in package.json.
  const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server.js');
  return createApp(projectId);
}

/** Takes out of the emulator's pages what they would fetch from elsewhere. */
function keepOnThisMachine(response) {
  const end = response.end.bind(response);
  response.end = (page, ...rest) => {
    end(String(page).replace(GOOGLE_LOADER, LOADER_PATH).replace(DECORATION, ''), ...rest);
  };
}

/**
 * Starts Google's Firebase Auth emulator in this process, on the loopback address.
 *
 * @param options.url - address that the build was told, such as http://127.0.0.1:9099
 * @param options.projectId - the project whose accounts it keeps, in memory
 * @param options.offline - serve the stand-in for Google's loader and leave out fonts and styles from elsewhere:
 *   for a browser whose requests nobody intercepts
 */
export async function startEmulator({ url, projectId, offline = false }) {
  const { hostname, port } = new URL(url);
  const app = await createEmulatorApp(projectId);
  const loader = await readFile(googleLoaderFile, 'utf8');
  let released = Promise.resolve();
  let release;

  const server = createServer((request, response) => {
    if (offline && request.url === LOADER_PATH) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(loader);
      return;
    }
    if (offline && /^\/emulator\/auth\/(?:iframe|handler)/.test(request.url)) keepOnThisMachine(response);
    // Whoever gave up waiting is not answered any more.
    released.then(() => request.destroyed || app(request, response));
  });

  const emulator = {
    /** Listens, the first time or again; accounts are kept while it does not. */
    async listen() {
      server.listen(Number(port), hostname);
      await once(server, 'listening');
    },
    /** Refuses connections from now on and breaks the open ones off. */
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    /** Takes requests but answers none before `thaw`. */
    freeze() {
      released = new Promise((resolve) => (release = resolve));
    },
    thaw() {
      release?.();
    },
    /** Forgets every account. */
    async clear() {
      await fetch(new URL(`/emulator/v1/projects/${projectId}/accounts`, url), {
        method: 'DELETE',
        headers: { Authorization: 'Bearer owner' },
      });
    },
    /** The accounts as the service knows them. */
    async accounts() {
      const response = await fetch(
        new URL(`/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`, url),
        {
          method: 'POST',
          headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
          body: '{}',
        },
      );
      const { userInfo = [] } = await response.json();
      return userInfo;
    },
  };
  await emulator.listen();
  return emulator;
}
