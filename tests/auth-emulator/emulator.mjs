import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const GOOGLE_LOADER = 'https://apis.google.com/js/api.js';
const LOADER_PATH = '/google-loader.js';
const DECORATION = /<link href="https:[^>]*>|<script src="https:\/\/unpkg[^>]*><\/script>/g;

/** Path of the script that stands in for Google's loader. */
export const googleLoaderFile = path.join(import.meta.dirname, 'googleLoader.js');

async function createEmulatorApp(projectId) {
  // Without these variables firebase-tools looks for updates and messages of the day on the internet.
  process.env.CI ??= '1';
  process.env.NO_UPDATE_NOTIFIER ??= '1';
  // Not a public interface of firebase-tools, which is why package.json pins its exact version.
  const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server.js');
  return createApp(projectId);
}

/** Removes from the emulator's pages the links and scripts that load from other hosts. */
function keepOnThisMachine(response) {
  const end = response.end.bind(response);
  response.end = (page, ...rest) => {
    end(String(page).replace(GOOGLE_LOADER, LOADER_PATH).replace(DECORATION, ''), ...rest);
  };
}

/**
 * Starts Google's Firebase Auth emulator in this process, on the loopback interface.
 *
 * @param options.url - URL that the site was built with, such as http://127.0.0.1:9099
 * @param options.projectId - the project whose accounts the emulator keeps, in memory
 * @param options.offline - serve the stand-in for Google's loader and drop fonts and styles of other hosts: for a
 *   browser whose requests are not intercepted
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
    // A request whose client has given up waiting gets no response.
    released.then(() => request.destroyed || app(request, response));
  });

  const emulator = {
    /** Starts listening, for the first time or again; accounts survive a stop. */
    async listen() {
      server.listen(Number(port), hostname);
      await once(server, 'listening');
    },
    /** Refuses new connections and closes the open ones. */
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    /** Accepts requests but answers none until `thaw`. */
    freeze() {
      released = new Promise((resolve) => (release = resolve));
    },
    thaw() {
      release?.();
    },
    /** Deletes every account. */
    async clear() {
      await fetch(new URL(`/emulator/v1/projects/${projectId}/accounts`, url), {
        method: 'DELETE',
        headers: { Authorization: 'Bearer owner' },
      });
    },
    /** The accounts that the emulator has stored. */
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
