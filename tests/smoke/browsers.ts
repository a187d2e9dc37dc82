import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Readable } from 'node:stream';
import type { Send } from './commands';
import { openSession } from './httpSession';
import { openMarionette } from './marionette';

/** A started browser. */
export interface Browser {
  readonly send: Send;
  /** What it has logged of the pages so far; undefined where a browser does not tell. */
  readonly complaints: readonly string[] | undefined;
  readonly close: () => Promise<void>;
}

const TRIES = 60;
const PAUSE_MS = 500;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Repeats an attempt until a program that has just been started is ready. */
async function whenReady<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

function ended(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) resolve();
    else program.once('exit', () => resolve());
  });
}

async function stop(...programs: readonly ChildProcess[]): Promise<void> {
  for (const program of programs) {
    program.kill();
    await ended(program);
  }
}

/** Nothing but the site: no updates, no first-run pages, and errors of pages on the standard output. */
const FIREFOX_SETTINGS = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.dom.window.dump.enabled': true,
  'devtools.console.stdout.content': true,
  'devtools.console.stdout.chrome': false,
};
/** `RSLoader` is a part of Firefox. */
const COMPLAINT = /^(?:console\.(?:error|warn):(?! RSLoader)|JavaScript error: http)/;

/** Starts Firefox without a window and without its own profile. */
async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'smoke-firefox-'));
  const port = await freePort();
  const settings = Object.entries({ ...FIREFOX_SETTINGS, 'marionette.port': port });
  const lines = settings.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const complaints: string[] = [];
  const firefox = spawn('firefox-esr', ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    env: { ...process.env, HOME: profile },
  });
  const read = (text: Buffer) =>
    complaints.push(
      ...String(text)
        .split('\n')
        .filter((line) => COMPLAINT.test(line)),
    );
  firefox.stdout.on('data', read);
  firefox.stderr.on('data', read);
  const { send, end } = await whenReady(() => openMarionette(port));
  return {
    send,
    complaints,
    close: async () => {
      await end().catch(() => undefined);
      await stop(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const MINI_BROWSERS = ['4.1', '4.0'].flatMap((version) => [
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
]);

/** Starts a screen that nobody sees, of which the number is read from its fourth channel. */
async function startScreen(): Promise<{ screen: ChildProcess; name: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    (screen.stdio[3] as Readable).once('data', (text: Buffer) => resolve(`:${String(text).trim()}`));
  });
  return { screen, name };
}

/** Starts WebKitGTK's small browser, which needs a screen. */
async function startWebKit(): Promise<Browser> {
  const binary = MINI_BROWSERS.find((file) => existsSync(file));
  if (!binary) throw new Error('WebKitGTK’s MiniBrowser is not installed.');
  const port = await freePort();
  const { screen, name } = await startScreen();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: name, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { send, end } = await whenReady(() => openSession(`http://127.0.0.1:${port}`, options));
  return {
    send,
    complaints: undefined,
    close: async () => {
      await end().catch(() => undefined);
      await stop(driver, screen);
    },
  };
}

/** The browsers that the site is tried in besides Chromium. */
export const BROWSERS = { Firefox: startFirefox, WebKitGTK: startWebKit } as const;
